/** What is asked before a game, and what is remembered of it. */
@NullMarked
package crownhead.clients.desktop.setup;

import org.jspecify.annotations.NullMarked;
