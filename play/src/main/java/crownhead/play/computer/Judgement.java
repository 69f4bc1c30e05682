package crownhead.play.computer;

import java.util.ArrayList;
import java.util.List;

/**
 * What a computer thought of its own game at its last moves: when it gives it up, and when a draw
 * is all it hopes for. One bad look is no reason for either.
 *
 * @param ply how many turns had been played before the last of them
 * @param scores what each of its moves was worth to it, the last one at the end; a man is worth
 *     about a hundred
 */
record Judgement(int ply, List<Integer> scores) {
    /** Nothing was thought yet. */
    static final Judgement NONE = new Judgement(-1, List.of());

    /** About four men behind: nobody wins that. */
    static final int LOST = -350;

    /** So many own moves in a row must look lost before it resigns. */
    static final int MOVES_LOST = 4;

    /** Up to this it does not matter who is a little better. */
    static final int LEVEL = 25;

    /** So many own moves in a row without an advantage, and it takes a draw. */
    static final int MOVES_TO_ACCEPT = 8;

    /** So many own moves in a row must look level before it offers a draw. */
    static final int MOVES_TO_OFFER = 12;

    /** Nobody offers a draw before so many turns were played. */
    static final int PLIES_TO_OFFER = 40;

    Judgement {
        scores = List.copyOf(scores);
    }

    /**
     * What a move is worth. Whatever was thought of the same turn, or a later one, is forgotten.
     */
    Judgement after(int played, int score) {
        List<Integer> all = new ArrayList<>(scores);
        if (played <= ply) {
            all.removeLast();
        }
        all.add(score);
        int first = Math.max(0, all.size() - MOVES_TO_OFFER);
        return new Judgement(played, all.subList(first, all.size()));
    }

    boolean resigns() {
        return scores.size() >= MOVES_LOST
                && last(MOVES_LOST).stream().allMatch(score -> score <= LOST);
    }

    boolean acceptsDraw() {
        return scores.size() >= MOVES_TO_ACCEPT
                && last(MOVES_TO_ACCEPT).stream().allMatch(score -> score <= LEVEL);
    }

    /** Whether a draw that the rules allow is better than playing on. */
    boolean claimsDraw() {
        return !scores.isEmpty() && scores.getLast() <= LEVEL;
    }

    boolean offersDraw() {
        return ply >= PLIES_TO_OFFER
                && scores.size() >= MOVES_TO_OFFER
                && scores.stream().allMatch(score -> Math.abs(score) <= LEVEL);
    }

    private List<Integer> last(int moves) {
        return scores.subList(scores.size() - moves, scores.size());
    }
}
