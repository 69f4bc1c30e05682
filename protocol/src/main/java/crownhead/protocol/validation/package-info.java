/** Whether moves and games are legal, and why not, for commands and for requests alike. */
@NullMarked
package crownhead.protocol.validation;

import org.jspecify.annotations.NullMarked;
