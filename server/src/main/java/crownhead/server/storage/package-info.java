/** Where everything is kept that must survive: one writer over SQLite or PostgreSQL. */
@NullMarked
package crownhead.server.storage;

import org.jspecify.annotations.NullMarked;
