/**
 * Two people and their game: seats, clock, offers, pauses and the result. Everything here is pure:
 * a command and the time go in, a decision comes out; time and chance are handed in.
 */
@NullMarked
package crownhead.table;

import org.jspecify.annotations.NullMarked;
