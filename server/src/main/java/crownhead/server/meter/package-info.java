/** What the house counts of itself. */
@NullMarked
package crownhead.server.meter;

import org.jspecify.annotations.NullMarked;
