/** The door for clients that speak in lines over TCP. */
@NullMarked
package crownhead.server.tcp;

import org.jspecify.annotations.NullMarked;
