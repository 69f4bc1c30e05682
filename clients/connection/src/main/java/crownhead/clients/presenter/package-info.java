/**
 * What a person sees and does at a table, whatever draws it: pick a piece, pick squares, go on
 * jumping, answer a question. Pure: messages and keys go in, a scene and messages come out.
 */
@NullMarked
package crownhead.clients.presenter;

import org.jspecify.annotations.NullMarked;
