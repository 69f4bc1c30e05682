/** The doors of the house. */
@NullMarked
package crownhead.server;

import org.jspecify.annotations.NullMarked;
