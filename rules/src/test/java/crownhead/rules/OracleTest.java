package crownhead.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The quick rules against the slow ones, on a million positions. */
class OracleTest {
    private static final long SEED = 20_260_101L;
    private static final int POSITIONS = 1_000_000;

    private static final Map<String, Integer> SEEN = new HashMap<>();
    private static final List<String> DISAGREEMENTS = new ArrayList<>();

    @BeforeAll
    static void compareAMillionPositions() {
        RandomPositions positions = new RandomPositions(SEED);
        LegalMoves packed = new LegalMoves();
        for (int i = 0; i < POSITIONS && DISAGREEMENTS.isEmpty(); i++) {
            Position position = positions.next();
            Map<List<Integer>, Position> slow = SlowRules.turns(position);
            slow.forEach((path, _) -> note(position, path));
            compare(position, slow, packed);
        }
    }

    @Test
    void bothListTheSameTurnsAndTheSamePositionsAfterThem() {
        assertThat(DISAGREEMENTS).isEmpty();
    }

    @Test
    void thePositionsHadManyMultipleJumps() {
        assertThat(SEEN.get("multiple jump")).isGreaterThan(500_000);
    }

    @Test
    void thePositionsHadManyCircularJumps() {
        assertThat(SEEN.get("circular jump")).isGreaterThan(50_000);
    }

    @Test
    void thePositionsHadManyJumpsThatCrown() {
        assertThat(SEEN.get("crowning jump")).isGreaterThan(200_000);
    }

    @Test
    void thePositionsHadManyJumpsOfKings() {
        assertThat(SEEN.get("jump of a king")).isGreaterThan(500_000);
    }

    @Test
    void thePositionsHadManySteps() {
        assertThat(SEEN.get("step")).isGreaterThan(500_000);
    }

    @Test
    void thePositionsHadJumpsOfEightHopsAndMore() {
        assertThat(SEEN.get("jump of eight or nine")).isGreaterThan(20_000);
    }

    /** Consumes the turns of the slow rules: one that is left over was not found. */
    private static void compare(
            Position position, Map<List<Integer>, Position> slow, LegalMoves packed) {
        Set<List<Integer>> expected = new HashSet<>(slow.keySet());
        List<Move> moves = position.legalMoves();
        packed.fill(position);
        boolean agrees =
                moves.size() == expected.size()
                        && packed.size() == moves.size()
                        && position.mustJump() == isJump(expected)
                        && position.hasLegalMove() == !expected.isEmpty();
        for (Move move : moves) {
            Position after = slow.remove(numbers(move));
            agrees &= position.after(move).equals(after);
        }
        for (int i = 0; i < packed.size(); i++) {
            Move move = Move.unpack(packed.get(i));
            agrees &= expected.contains(numbers(move));
            agrees &= position.afterPacked(packed.get(i)).equals(position.after(move));
        }
        agrees &= packed.count(position) == moves.size();
        if (!agrees) {
            DISAGREEMENTS.add(report(position, expected, moves));
        }
    }

    private static void note(Position position, List<Integer> path) {
        int from = path.getFirst();
        int to = path.getLast();
        if (!isJump(from, path.get(1))) {
            SEEN.merge("step", 1, Integer::sum);
            return;
        }
        boolean king = (position.kings() & 1 << (from - 1)) != 0;
        noteIf(path.size() > 2, "multiple jump");
        noteIf(path.size() > 8, "jump of eight or nine");
        noteIf(from == to, "circular jump");
        noteIf(king, "jump of a king");
        noteIf(!king && (to <= 4 || to >= 29), "crowning jump");
    }

    private static void noteIf(boolean seen, String what) {
        if (seen) {
            SEEN.merge(what, 1, Integer::sum);
        }
    }

    private static boolean isJump(Set<List<Integer>> paths) {
        for (List<Integer> path : paths) {
            return isJump(path.get(0), path.get(1));
        }
        return false;
    }

    private static boolean isJump(int from, int to) {
        return Math.abs(from - to) > 5;
    }

    private static List<Integer> numbers(Move move) {
        List<Integer> numbers = new ArrayList<>();
        for (Square square : move.path()) {
            numbers.add(square.number());
        }
        return numbers;
    }

    private static String report(Position position, Set<List<Integer>> slow, List<Move> moves) {
        List<List<Integer>> sorted = new ArrayList<>(slow);
        sorted.sort(Comparator.comparing(List::toString));
        return "Seed %d, position %s%n  slowly  %s%n  quickly %s"
                .formatted(SEED, TestPositions.text(position), sorted, moves);
    }
}
