/** Windows of other programs, seen from outside. */
@NullMarked
package crownhead.bench.window;

import org.jspecify.annotations.NullMarked;
