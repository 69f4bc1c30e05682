/** How soon a move is painted in a real browser, beside a page that only moves a circle. */
@NullMarked
package crownhead.bench.paint;

import org.jspecify.annotations.NullMarked;
