/**
 * The log of a table as text: a line for each event, its name and then its fields. The names are
 * written down here and nowhere else, so that renaming a class never changes what is stored.
 */
@NullMarked
package crownhead.table.log;

import org.jspecify.annotations.NullMarked;
