/** The terminal client: draws a scene as characters, and reads keys. */
@NullMarked
package crownhead.clients.terminal;

import org.jspecify.annotations.NullMarked;
