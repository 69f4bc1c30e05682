/** A world in which everything goes wrong, to see that the tables keep their promises in it. */
@NullMarked
package crownhead.play.simulation;

import org.jspecify.annotations.NullMarked;
