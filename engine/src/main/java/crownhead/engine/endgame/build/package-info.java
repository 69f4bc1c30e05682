/** Makes the endgame tables by retrograde analysis, keeps them in files, and verifies them. */
@NullMarked
package crownhead.engine.endgame.build;

import org.jspecify.annotations.NullMarked;
