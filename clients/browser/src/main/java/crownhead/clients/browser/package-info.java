/** The rules as scripts in a browser call them. */
@NullMarked
package crownhead.clients.browser;

import org.jspecify.annotations.NullMarked;
