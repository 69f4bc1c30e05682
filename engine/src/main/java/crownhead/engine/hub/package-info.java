/** The engine for other programs: lines of text in, lines of text out. */
@NullMarked
package crownhead.engine.hub;

import org.jspecify.annotations.NullMarked;
