/** The web client as people meet it. */
@NullMarked
package crownhead.browser;

import org.jspecify.annotations.NullMarked;
