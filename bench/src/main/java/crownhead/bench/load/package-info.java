/** A crowd of bots that plays at a server over real sockets, and the server as its own process. */
@NullMarked
package crownhead.bench.load;

import org.jspecify.annotations.NullMarked;
