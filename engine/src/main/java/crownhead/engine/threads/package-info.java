/** Thinking with more than one processor. The core needs none of it, and a browser has none. */
@NullMarked
package crownhead.engine.threads;

import org.jspecify.annotations.NullMarked;
