/** Games of the engine against others and against itself, and what they prove. */
@NullMarked
package crownhead.bench.match;

import org.jspecify.annotations.NullMarked;
