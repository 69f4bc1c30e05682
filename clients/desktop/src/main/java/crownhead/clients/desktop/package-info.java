/** The desktop client: the window, and what stands in it. */
@NullMarked
package crownhead.clients.desktop;

import org.jspecify.annotations.NullMarked;
