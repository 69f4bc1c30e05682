/** How the two sides and the board are dressed: everything that knows a colour. */
@NullMarked
package crownhead.rules.dress;

import org.jspecify.annotations.NullMarked;
