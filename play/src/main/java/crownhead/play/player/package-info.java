/** People: guests and accounts, what they are called, and how they prove who they are. */
@NullMarked
package crownhead.play.player;

import org.jspecify.annotations.NullMarked;
