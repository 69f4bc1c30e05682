/** A plain opponent: it looks a fixed number of turns ahead. */
@NullMarked
package crownhead.clients.browser.computer;

import org.jspecify.annotations.NullMarked;
