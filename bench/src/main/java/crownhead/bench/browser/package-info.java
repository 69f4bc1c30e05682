/** The engine where a page has it: in a worker of a real browser. */
@NullMarked
package crownhead.bench.browser;

import org.jspecify.annotations.NullMarked;
