/** One connected client, whatever door it came through, and what it may do at most. */
@NullMarked
package crownhead.server.session;

import org.jspecify.annotations.NullMarked;
