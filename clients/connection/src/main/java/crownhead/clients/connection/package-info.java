/** The way to a table: over a socket, or to one inside this program. */
@NullMarked
package crownhead.clients.connection;

import org.jspecify.annotations.NullMarked;
