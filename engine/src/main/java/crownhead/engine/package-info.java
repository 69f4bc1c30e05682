/** A player, a teacher and a judge: it chooses moves, and says what a position is worth. */
@NullMarked
package crownhead.engine;

import org.jspecify.annotations.NullMarked;
