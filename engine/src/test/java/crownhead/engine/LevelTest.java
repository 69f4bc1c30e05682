package crownhead.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Outcome;
import crownhead.rules.Side;
import crownhead.rules.notation.Fen;
import crownhead.rules.openings.ThreeMoveBallots;
import org.junit.jupiter.api.Test;

class LevelTest {
    private final Evaluation evaluation = Weights.shipped().evaluation();

    @Test
    void isOneOfTen() {
        assertThatIllegalArgumentException().isThrownBy(() -> Level.of(0));
        assertThatIllegalArgumentException().isThrownBy(() -> Level.of(11));
        for (int number = 1; number <= 10; number++) {
            assertThat(Level.of(number).number()).isEqualTo(number);
        }
    }

    @Test
    void neverSeesLessOrErrsMoreThanTheOneBelow() {
        for (int number = 2; number <= 10; number++) {
            Level level = Level.of(number);
            Level below = Level.of(number - 1);
            assertThat(level.depth()).isGreaterThanOrEqualTo(below.depth());
            assertThat(level.nodes()).isGreaterThan(below.nodes());
            assertThat(level.misjudges()).isLessThan(below.misjudges());
        }
    }

    @Test
    void playsTheSameGameWithTheSameCharacter() {
        assertThat(game(Level.of(2), Level.of(3), 0)).isEqualTo(game(Level.of(2), Level.of(3), 0));
    }

    @Test
    void takesEvenAtTheLowestWhatItMustTake() {
        Game game = Game.from(Fen.read("B:W15,16,22,32:B11"), DrawRule.AUTOMATIC);
        Choice choice =
                new Opponent(Level.of(1), evaluation, Endgames.NONE, 0)
                        .choose(game, Interruption.NEVER);
        assertThat(choice.move().isJump()).isTrue();
    }

    @Test
    void winsAgainstOneFarBelow() {
        int points = 0;
        for (int ballot = 0; ballot < 8; ballot++) {
            points += points(game(Level.of(6), Level.of(1), ballot), Side.FIRST);
            points += points(game(Level.of(1), Level.of(6), ballot), Side.SECOND);
        }
        assertThat(points).isGreaterThanOrEqualTo(26);
    }

    private Game game(Level first, Level second, int ballot) {
        Opponent[] players = {
            new Opponent(first, evaluation, Endgames.NONE, ballot),
            new Opponent(second, evaluation, Endgames.NONE, ballot + 1)
        };
        Game game =
                Game.from(
                        ThreeMoveBallots.standard().get(ballot * 19).position(),
                        DrawRule.AUTOMATIC);
        while (!game.isOver()) {
            Opponent player = players[game.position().toMove() == Side.FIRST ? 0 : 1];
            game = game.after(player.choose(game, Interruption.NEVER).move());
        }
        return game;
    }

    private static int points(Game game, Side side) {
        return switch (game.outcome().orElseThrow()) {
            case Outcome.Win(Side winner, _) -> winner == side ? 2 : 0;
            case Outcome.Draw _ -> 1;
        };
    }
}
