/** What keeps the house safe from strangers: passwords, names that look alike, rates, origins. */
@NullMarked
package crownhead.server.security;

import org.jspecify.annotations.NullMarked;
