/**
 * One table, game after game: who is there, who sits, who is asked to play and which game opens
 * next. Pure, as the table of one game is.
 */
@NullMarked
package crownhead.table.series;

import org.jspecify.annotations.NullMarked;
