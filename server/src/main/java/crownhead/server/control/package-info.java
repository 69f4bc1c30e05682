/** The door for the operator of the house: a socket in the data folder, for its owner alone. */
@NullMarked
package crownhead.server.control;

import org.jspecify.annotations.NullMarked;
