/** Console tables: clients come, the first two play, the others look on, game after game. */
@NullMarked
package crownhead.server.console;

import org.jspecify.annotations.NullMarked;
