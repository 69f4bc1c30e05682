/** The door for requests over HTTP: every route is listed, with who may use it and how often. */
@NullMarked
package crownhead.server.http;

import org.jspecify.annotations.NullMarked;
