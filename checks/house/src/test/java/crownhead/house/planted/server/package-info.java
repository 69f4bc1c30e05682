/** Planted: a room that is declared. */
@NullMarked
package crownhead.house.planted.server;

import org.jspecify.annotations.NullMarked;
