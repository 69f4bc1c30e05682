/**
 * The messages on the wire: JSON objects, the same over every kind of connection. Their names are
 * part of the contract in {@code docs/protocol.md}, whatever the classes are called.
 */
@NullMarked
package crownhead.protocol;

import org.jspecify.annotations.NullMarked;
