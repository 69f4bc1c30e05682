/** The board as it is painted, pointed at and read aloud. */
@NullMarked
package crownhead.clients.desktop.board;

import org.jspecify.annotations.NullMarked;
