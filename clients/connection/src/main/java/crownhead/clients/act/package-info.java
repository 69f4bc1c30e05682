/** A person at a table, here or elsewhere: what the presenter says goes over the connection. */
@NullMarked
package crownhead.clients.act;

import org.jspecify.annotations.NullMarked;
