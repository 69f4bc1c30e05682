package crownhead.clients.browser.computer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Outcome;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.notation.Fen;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ComputerTest {
    @Test
    void takesTwoPiecesRatherThanOne() {
        Position twoForOne = Fen.read("B:W15,16,22,32:B11");
        assertThat(played(twoForOne, 4)).isEqualTo("11x18x25");
    }

    @Test
    void doesNotWalkIntoALoss() {
        Position position = Fen.read("B:W24:B12,15");
        assertThat(played(position, 4)).isNotIn("15-19", "15-18");
    }

    @Test
    void winsSoonWhereItCan() {
        assertThat(winsWithin(Fen.read("B:W32:BK23,K27,K1"), 3)).isTrue();
    }

    @Test
    void variesBetweenMovesThatAreGoodEnough() {
        Set<String> seen = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            seen.add(new Computer(3, 10).choose(Position.START, seed).toString());
        }
        assertThat(seen).hasSizeGreaterThan(1);
    }

    @Test
    void beatsAPlayerWhoMovesAtRandom() {
        int won = 0;
        for (int seed = 0; seed < 10; seed++) {
            won += beatsRandomPlay(seed) ? 1 : 0;
        }
        assertThat(won).isEqualTo(10);
    }

    @Test
    void hasNothingToSayWhenNothingCanBePlayed() {
        Position over = Fen.read("B:W32:B");
        assertThatIllegalArgumentException().isThrownBy(() -> new Computer(3, 0).choose(over, 0));
    }

    private static String played(Position position, int plies) {
        return new Computer(plies, 0).choose(position, 0).toString();
    }

    private static boolean winsWithin(Position start, int moves) {
        Game game = Game.from(start, DrawRule.AUTOMATIC);
        for (int ply = 0; ply < 2 * moves && !game.isOver(); ply++) {
            game = game.after(new Computer(6, 0).choose(game.position(), 0));
        }
        return game.outcome().filter(ComputerTest::firstWon).isPresent();
    }

    private static boolean beatsRandomPlay(int seed) {
        Random random = new Random(seed);
        Game game = Game.start(DrawRule.AUTOMATIC);
        while (!game.isOver()) {
            var legal = game.position().legalMoves();
            game =
                    game.after(
                            game.position().toMove() == Side.FIRST
                                    ? new Computer(5, 5).choose(game.position(), random.nextInt())
                                    : legal.get(random.nextInt(legal.size())));
        }
        return game.outcome().filter(ComputerTest::firstWon).isPresent();
    }

    private static boolean firstWon(Outcome outcome) {
        return outcome instanceof Outcome.Win(Side winner, _) && winner == Side.FIRST;
    }
}
