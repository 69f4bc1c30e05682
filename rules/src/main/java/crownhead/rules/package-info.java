/** American checkers: the board, the moves and how a game ends. Nothing here knows a colour. */
@NullMarked
package crownhead.rules;

import org.jspecify.annotations.NullMarked;
