/** Games and people as every door shows them. */
@NullMarked
package crownhead.server.show;

import org.jspecify.annotations.NullMarked;
