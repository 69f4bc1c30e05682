/**
 * Checks of the whole house: what the tests of all modules did, and whether the requirements page
 * tells the truth.
 */
@NullMarked
package crownhead.house;

import org.jspecify.annotations.NullMarked;
