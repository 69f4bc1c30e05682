package crownhead.clients.browser;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.engine.Endgames;
import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.build.ShippedTables;
import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LessonTest {
    private static final EndgameTables TABLES = ShippedTables.open();

    @ParameterizedTest
    @EnumSource(Lesson.class)
    @Tag("BE-5d")
    void canReachItsGoal(Lesson lesson) {
        assertThat(TABLES.verdict(lesson.position())).isEqualTo(lesson.theme().goal().verdict());
    }

    @ParameterizedTest
    @EnumSource(Lesson.class)
    void canBeGivenAwaySomewhereOnItsBestLine(Lesson lesson) {
        Position position = lesson.position();
        List<Integer> worse = new ArrayList<>();
        for (int turn = 0; turn < 100 && position.hasLegalMove(); turn++) {
            if (turn % 2 == 0) {
                worse.add(givenAway(position, lesson.theme().goal()));
            }
            position = position.after(TABLES.bestMoves(position).getFirst());
        }
        assertThat(worse).anyMatch(count -> count > 0);
    }

    /** How many moves lead to less than the goal. */
    private static int givenAway(Position position, Goal goal) {
        int kept = goal == Goal.WIN ? Endgames.LOSS : Endgames.DRAW;
        int count = 0;
        for (Move move : position.legalMoves()) {
            count += TABLES.verdict(position.after(move)) == kept ? 0 : 1;
        }
        return count;
    }

    @Test
    void hasANameOfItsOwn() {
        assertThat(Arrays.stream(Lesson.values()).map(Lesson::word)).doesNotHaveDuplicates();
        assertThat(Arrays.stream(Kind.values()).map(Kind::word)).doesNotHaveDuplicates();
    }

    @Nested
    class APositionThatIsDealt {
        private final Dealer dealer = new Dealer(TABLES);

        @ParameterizedTest
        @EnumSource(Kind.class)
        @Tag("BE-5d")
        void hasThePiecesOfItsKindAndCanReachItsGoal(Kind kind) {
            for (int seed = 0; seed < 50; seed++) {
                Position position = dealer.deal(kind, seed);
                assertThat(Slice.of(position)).isEqualTo(kind.slice());
                assertThat(TABLES.verdict(position)).isEqualTo(kind.goal().verdict());
                assertThat(givenAway(position, kind.goal())).isPositive();
                assertThat(position.mustJump()).isFalse();
            }
        }

        @Test
        void isSeldomTheSame() {
            List<Position> dealt = new ArrayList<>();
            for (int seed = 0; seed < 50; seed++) {
                dealt.add(dealer.deal(Kind.TWO_KINGS, seed));
            }
            assertThat(dealt.stream().distinct()).hasSizeGreaterThan(45);
        }
    }
}
