/** Learning from games that the engine plays against itself. It needs time, and no clock. */
@NullMarked
package crownhead.engine.training;

import org.jspecify.annotations.NullMarked;
