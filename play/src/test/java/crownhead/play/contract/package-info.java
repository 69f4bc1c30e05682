/** What every store of the house promises, as tests that each kind of store has to pass. */
@NullMarked
package crownhead.play.contract;

import org.jspecify.annotations.NullMarked;
