package crownhead.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever squares someone names, the referee has an answer. */
class AnyPathTest {
    private static final long SEED = 20_260_102L;
    private static final int PATHS = 100_000;

    private final SplittableRandom random = new SplittableRandom(SEED);

    private enum Answer {
        PLAYED_AS_NAMED,
        PLAYED_BY_ITS_ONE_ROUTE,
        REFUSED
    }

    @Test
    @Tag("RU-12a")
    @Tag("BE-1a")
    void isAllowedOnlyAsALegalMoveAndIsElseRefusedInASentence() {
        Map<Answer, Integer> answers = new EnumMap<>(Answer.class);
        Map<String, Integer> refusals = new HashMap<>();
        RandomPositions positions = new RandomPositions(SEED);
        for (int i = 0; i < PATHS; i++) {
            Position position = positions.next();
            List<Square> path = anyPath();
            switch (position.ruling(path)) {
                case Ruling.Legal(Move move) ->
                        answers.merge(played(position, path, move), 1, Integer::sum);
                case Ruling.Refused(Illegal why) -> {
                    answers.merge(refused(position, path, why), 1, Integer::sum);
                    refusals.merge(why.code(), 1, Integer::sum);
                }
            }
        }
        assertThat(answers).containsOnlyKeys(Answer.values());
        assertThat(refusals)
                .containsOnlyKeys(
                        "game-over",
                        "no-piece",
                        "opponents-piece",
                        "no-destination",
                        "not-diagonal",
                        "too-far",
                        "man-backward",
                        "occupied",
                        "nothing-to-jump",
                        "own-piece-jumped",
                        "jumped-twice",
                        "jump-compulsory",
                        "jump-must-go-on",
                        "crowned-man-stops",
                        "step-ends-turn",
                        "route-unclear");
    }

    private Answer played(Position position, List<Square> path, Move move) {
        assertThat(position.legalMoves()).contains(move);
        assertThat(move.path()).containsSubsequence(path).startsWith(path.getFirst());
        assertThat(move.to()).isEqualTo(path.getLast());
        return move.path().equals(path) ? Answer.PLAYED_AS_NAMED : Answer.PLAYED_BY_ITS_ONE_ROUTE;
    }

    private Answer refused(Position position, List<Square> path, Illegal why) {
        for (Move move : position.legalMoves()) {
            assertThat(move.path()).isNotEqualTo(path);
        }
        assertThat(why.sentence()).endsWith(".").doesNotContain(" : ", "  ");
        if (!(why instanceof Illegal.GameIsOver)) {
            assertThat(why.sentence()).describedAs("names a square").containsPattern("\\d");
        }
        return Answer.REFUSED;
    }

    /** One to five squares, mostly a step or a jump apart. */
    private List<Square> anyPath() {
        List<Square> path = new ArrayList<>();
        path.add(Square.of(1 + random.nextInt(32)));
        int hops = random.nextInt(12) == 0 ? 0 : 1 + random.nextInt(4);
        for (int i = 0; i < hops; i++) {
            path.add(next(path.getLast()));
        }
        return path;
    }

    private Square next(Square at) {
        int distance = random.nextInt(3) == 0 ? 1 : 2;
        int row = at.row() + (random.nextBoolean() ? distance : -distance);
        int column = at.column() + (random.nextBoolean() ? distance : -distance);
        boolean elsewhere = row < 0 || row > 7 || column < 0 || column > 7;
        return elsewhere || random.nextInt(10) == 0
                ? Square.of(1 + random.nextInt(32))
                : Square.at(row, column);
    }
}
