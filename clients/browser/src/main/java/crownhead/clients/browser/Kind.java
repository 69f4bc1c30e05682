package crownhead.clients.browser;

import crownhead.engine.endgame.Slice;

/** Positions that are dealt at random: the learner's pieces, the other side's, and the goal. */
enum Kind {
    TWO_KINGS("two-kings", new Slice(0, 2, 0, 1), Goal.WIN),
    KING_AND_MAN("king-and-man", new Slice(1, 1, 0, 1), Goal.WIN),
    KINGS_AGAINST_BOTH("kings-against-both", new Slice(0, 2, 1, 1), Goal.WIN),
    BOTH_AGAINST_BOTH("both-against-both", new Slice(1, 1, 1, 1), Goal.WIN),
    MEN_AGAINST_MEN("men-against-men", new Slice(2, 0, 2, 0), Goal.WIN),
    HOLD_ONE("hold-one", new Slice(0, 1, 0, 1), Goal.DRAW),
    HOLD_TWO_KINGS("hold-two-kings", new Slice(1, 1, 0, 2), Goal.DRAW),
    HOLD_BOTH("hold-both", new Slice(1, 1, 1, 1), Goal.DRAW);

    private final String word;
    private final int key;
    private final Goal goal;

    Kind(String word, Slice slice, Goal goal) {
        this.word = word;
        key = slice.key();
        this.goal = goal;
    }

    static Kind of(String word) {
        for (Kind kind : values()) {
            if (kind.word.equals(word)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("No kind of position is called " + word);
    }

    /** As scripts know it. */
    String word() {
        return word;
    }

    Slice slice() {
        return Slice.ofKey(key);
    }

    Goal goal() {
        return goal;
    }
}
