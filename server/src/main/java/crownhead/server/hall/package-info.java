/** The hall: who comes in through any door finds games here, plays and watches them. */
@NullMarked
package crownhead.server.hall;

import org.jspecify.annotations.NullMarked;
