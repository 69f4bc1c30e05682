/** A house without a disk: all that the ports keep, as long as the program runs. */
@NullMarked
package crownhead.play.memory;

import org.jspecify.annotations.NullMarked;
