/** Endgame tables that are made anew, and what proves them right. */
@NullMarked
package crownhead.bench.endgame;

import org.jspecify.annotations.NullMarked;
