/**
 * Live tables and the people at them. What a store, a channel and the time are is left to others:
 * they come in as ports.
 */
@NullMarked
package crownhead.play;

import org.jspecify.annotations.NullMarked;
