/** The house as it runs: how it is opened, wired together and closed. */
@NullMarked
package crownhead.server;

import org.jspecify.annotations.NullMarked;
