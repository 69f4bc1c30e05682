package crownhead.engine.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import crownhead.engine.Choice;
import crownhead.engine.Endgames;
import crownhead.engine.Level;
import crownhead.engine.Limits;
import crownhead.engine.MoveChooser;
import crownhead.engine.PlainEvaluation;
import crownhead.engine.Score;
import crownhead.engine.TranspositionTable;
import crownhead.engine.endgame.build.ShippedTables;
import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The engine where its tables know everything. */
class PerfectPlayTest {
    private static final long SEED = 20_260_303L;
    private static final EndgameTables TABLES = ShippedTables.open();

    private final MoveChooser chooser =
            new MoveChooser(new PlainEvaluation(), TABLES, new TranspositionTable(8));

    @Nested
    class FromBothSides {
        @Test
        void endsTheGameInAsManyTurnsAsTheTablesSay() {
            SplittableRandom random = new SplittableRandom(SEED);
            for (int i = 0; i < 300; i++) {
                Position position = any(random);
                if (isDecided(position) && position.hasLegalMove()) {
                    assertThat(turnsPlayed(position))
                            .as(Fen.write(position))
                            .isEqualTo(TABLES.turnsLeft(position));
                }
            }
        }

        @Test
        void neverLeavesADraw() {
            SplittableRandom random = new SplittableRandom(SEED);
            for (int i = 0; i < 1_000; i++) {
                Position position = any(random);
                if (TABLES.verdict(position) == Endgames.DRAW) {
                    Choice choice = chooser.choose(position, Limits.nodes(500));
                    assertThat(TABLES.verdict(position.after(choice.move())))
                            .as(Fen.write(position))
                            .isEqualTo(Endgames.DRAW);
                    assertThat(choice.score()).isEqualTo(Score.DRAW);
                }
            }
        }
    }

    @Nested
    class InADraw {
        @Test
        void playsWhatIsHardestToAnswer() {
            SplittableRandom random = new SplittableRandom(SEED);
            for (int i = 0; i < 1_000; i++) {
                Position position = any(random);
                if (TABLES.verdict(position) == Endgames.DRAW) {
                    double hardest = 0;
                    for (Move move : TABLES.bestMoves(position)) {
                        hardest = Math.max(hardest, losingShare(position.after(move)));
                    }
                    Move chosen = chooser.choose(position, one()).move();
                    assertThat(losingShare(position.after(chosen)))
                            .as(Fen.write(position))
                            .isCloseTo(hardest, within(0.01));
                }
            }
        }

        @Test
        void doesNotGoBackToWhereItWas() {
            Position position = Fen.read("W:WK32:BK1");
            Move first = chooser.choose(position, one()).move();
            Position after = position.after(first);
            Game game = Game.from(after, DrawRule.CLAIMED);
            for (int i = 0; i < 6; i++) {
                game = game.after(chooser.choose(game.sinceProgress(), one(), _ -> {}).move());
                assertThat(game.occurrences()).isEqualTo(1);
            }
        }

        private double losingShare(Position position) {
            List<Move> answers = position.legalMoves();
            long losing =
                    answers.stream()
                            .filter(it -> TABLES.verdict(position.after(it)) == Endgames.WIN)
                            .count();
            return losing / (double) answers.size();
        }
    }

    @Nested
    class WithTwoKingsAgainstOneInTheDoubleCorner {
        private final Position position = Fen.read("W:WK18,K23:BK1");

        @Test
        void drivesItOutAndWins() {
            Game game = Game.from(position, DrawRule.AUTOMATIC);
            int turns = TABLES.turnsLeft(position);
            while (!game.isOver()) {
                game = game.after(chooser.choose(game.sinceProgress(), one(), _ -> {}).move());
            }
            assertThat(game.ply()).isEqualTo(turns);
            assertThat(game.position().hasLegalMove()).isFalse();
        }

        @Test
        void saysHowFarTheEndIsWithoutASearch() {
            Choice choice = chooser.choose(position, one());
            assertThat(choice.score()).isEqualTo(Score.WIN - TABLES.turnsLeft(position));
            assertThat(choice.nodes()).isEqualTo(1);
            assertThat(choice.line().getFirst()).isEqualTo(choice.move());
            Position after = position.after(choice.move());
            assertThat(chooser.choose(after, one()).score()).isEqualTo(-choice.score() - 1);
        }
    }

    @Nested
    class AtALevelBelowTheHighest {
        @Test
        void isNotToBeMet() {
            assertThat(Level.of(9).known(TABLES)).isSameAs(Endgames.NONE);
            assertThat(Level.of(10).known(TABLES)).isSameAs(TABLES);
        }
    }

    private int turnsPlayed(Position start) {
        Position position = start;
        int turns = 0;
        while (position.hasLegalMove()) {
            position = position.after(chooser.choose(List.of(position), one(), _ -> {}).move());
            turns++;
        }
        return turns;
    }

    private static Limits one() {
        return Limits.nodes(1);
    }

    private static boolean isDecided(Position position) {
        int verdict = TABLES.verdict(position);
        return verdict == Endgames.WIN || verdict == Endgames.LOSS;
    }

    private static Position any(SplittableRandom random) {
        List<Slice> slices = Slice.upTo(4);
        Slice slice = slices.get(random.nextInt(slices.size()));
        return SliceIndex.of(slice).position(random.nextInt(slice.size()));
    }
}
