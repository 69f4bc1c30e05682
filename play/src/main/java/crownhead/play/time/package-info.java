/** The time of the house, which stands still while the house is closed. */
@NullMarked
package crownhead.play.time;

import org.jspecify.annotations.NullMarked;
