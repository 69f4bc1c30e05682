/** Planted: what the rules must not do, and some code that is good. */
@NullMarked
package crownhead.house.planted.rules;

import org.jspecify.annotations.NullMarked;
