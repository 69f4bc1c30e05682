/** Planted: a package name that says nothing. */
@NullMarked
package crownhead.house.planted.server.util;

import org.jspecify.annotations.NullMarked;
