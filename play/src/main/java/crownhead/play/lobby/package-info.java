/** How people find each other: public and private games, challenges, pairing, rematches. */
@NullMarked
package crownhead.play.lobby;

import org.jspecify.annotations.NullMarked;
