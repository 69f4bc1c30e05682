package crownhead.engine;

import crownhead.rules.Position;

/** What a position in which nobody must jump looks worth, without looking ahead. */
public interface Evaluation {
    /** For the side to move; a man is worth about a hundred. */
    int of(Position position);
}
