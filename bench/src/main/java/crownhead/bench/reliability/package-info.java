/** What the real server has withstood: it is killed, frozen and told everything twice. */
@NullMarked
package crownhead.bench.reliability;

import org.jspecify.annotations.NullMarked;
