/** The door for clients that speak over WebSocket. */
@NullMarked
package crownhead.server.websocket;

import org.jspecify.annotations.NullMarked;
