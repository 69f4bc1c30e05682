/** Programs that speak the Hub protocol, and what they have to bear. */
@NullMarked
package crownhead.bench.hub;

import org.jspecify.annotations.NullMarked;
