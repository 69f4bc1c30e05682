/** The players of the house itself: how they sit at a table, and how long they think. */
@NullMarked
package crownhead.play.computer;

import org.jspecify.annotations.NullMarked;
