/** A table as its players and its spectators are told of it, in data and in words. */
@NullMarked
package crownhead.protocol.telling;

import org.jspecify.annotations.NullMarked;
