/** Measures Crownhead, and writes the page that says what was measured. */
@NullMarked
package crownhead.bench;

import org.jspecify.annotations.NullMarked;
