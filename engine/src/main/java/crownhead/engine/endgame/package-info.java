/**
 * Positions with few pieces, of which everything is known: how they end, and how soon. It runs in
 * the browser too; what makes the tables, and what needs files, is in {@code build}.
 */
@NullMarked
package crownhead.engine.endgame;

import org.jspecify.annotations.NullMarked;
