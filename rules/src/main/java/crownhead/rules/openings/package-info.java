/** What checkers players know of openings: the three-move ballots and the names of positions. */
@NullMarked
package crownhead.rules.openings;

import org.jspecify.annotations.NullMarked;
