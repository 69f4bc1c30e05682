/** The plain ways of doing things, to compare with in the same run. */
@NullMarked
package crownhead.bench.baseline;

import org.jspecify.annotations.NullMarked;
