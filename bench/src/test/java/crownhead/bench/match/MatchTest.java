package crownhead.bench.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import crownhead.rules.Game;
import crownhead.rules.Move;
import org.junit.jupiter.api.Test;

class MatchTest {
    @Test
    void isEvenBetweenTheSame() {
        Tally tally = Match.play(_ -> new PlainPlayer(2), _ -> new PlainPlayer(2), 4);
        assertThat(tally.games()).isEqualTo(8);
        assertThat(tally.won()).isEqualTo(tally.lost());
    }

    @Test
    void isWonByWhoLooksFurther() {
        Tally tally = Match.play(_ -> new PlainPlayer(5), _ -> MatchTest::firstMove, 4);
        assertThat(tally.won()).isEqualTo(8);
    }

    @Test
    void countsPointsAndTheirError() {
        Tally tally = new Tally(50, 40, 10);
        assertThat(tally.share()).isEqualTo(0.7);
        assertThat(tally.error()).isCloseTo(0.0332, within(0.0001));
    }

    private static Move firstMove(Game game) {
        return game.position().legalMoves().getFirst();
    }
}
