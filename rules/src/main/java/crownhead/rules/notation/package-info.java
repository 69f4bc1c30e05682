/**
 * Checkers as text: squares and moves, FEN, PDN and drawn boards. Lenient when reading, strict when
 * writing. The notation calls the first mover B and the second W, whatever colour their pieces
 * have.
 */
@NullMarked
package crownhead.rules.notation;

import org.jspecify.annotations.NullMarked;
