/** The {@code crownhead} command: what it understands, and how it answers. */
@NullMarked
package crownhead.app;

import org.jspecify.annotations.NullMarked;
