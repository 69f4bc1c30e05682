package crownhead.engine.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.engine.Endgames;
import crownhead.engine.endgame.build.ShippedTables;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.SlowRules;
import crownhead.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The tables that come with the program, held against what does not know them. */
class ShippedTablesTest {
    private static final long SEED = 20_260_202L;
    private static final EndgameTables TABLES = ShippedTables.open();

    @Test
    void knowEveryPositionUpToFourPieces() {
        assertThat(TABLES.pieces()).isEqualTo(ShippedTables.PIECES).isEqualTo(4);
        assertThat(TABLES.verdict(Position.START)).isEqualTo(Endgames.UNKNOWN);
        assertThat(TABLES.ending(Position.START)).isEmpty();
        assertThat(TABLES.bestMoves(Position.START)).isEmpty();
    }

    @Nested
    class AHundredThousandPositions {
        @Test
        void areWorthWhatTheBestTurnOfTheSlowRulesLeadsTo() {
            SplittableRandom random = new SplittableRandom(SEED);
            List<String> mistakes = new ArrayList<>();
            for (int i = 0; i < 100_000; i++) {
                Position position = any(random);
                Ending best = new Ending.Loss(0);
                for (Position after : SlowRules.turns(position).values()) {
                    best = better(best, before(ending(after)));
                }
                if (!ending(position).equals(best) || !agrees(TABLES.verdict(position), best)) {
                    mistakes.add(Fen.write(position) + " is not " + best);
                }
            }
            assertThat(mistakes).as("seed " + SEED).isEmpty();
        }
    }

    @Nested
    class ShortWinsAndLosses {
        private static final int EACH = 10;
        private static final int LONGEST = 15;

        @Test
        void areFoundByASearchWithoutTables() {
            SplittableRandom random = new SplittableRandom(SEED);
            int[] seen = new int[LONGEST + 1];
            int left = EACH * (LONGEST + 1);
            List<String> mistakes = new ArrayList<>();
            while (left > 0) {
                Position position = any(random);
                int plies = plies(ending(position));
                if (plies <= LONGEST && seen[plies]++ < EACH) {
                    left--;
                    if (!isFound(position, ending(position))) {
                        mistakes.add(Fen.write(position) + " is not " + ending(position));
                    }
                }
            }
            assertThat(mistakes).as("seed " + SEED).isEmpty();
        }

        /** In so many plies, and not in fewer. */
        private boolean isFound(Position position, Ending ending) {
            TurnsToTheEnd search = new TurnsToTheEnd();
            return switch (ending) {
                case Ending.Win(int plies) ->
                        search.wins(position, plies) && !search.wins(position, plies - 2);
                case Ending.Loss(int plies) ->
                        search.loses(position, plies) && !search.loses(position, plies - 2);
                case Ending.Draw() -> false;
            };
        }
    }

    @Nested
    class TheBestMoves {
        @Test
        void playedByBothLeadToTheEndWhenTheTablesSay() {
            SplittableRandom random = new SplittableRandom(SEED);
            for (int i = 0; i < 500; i++) {
                Position position = any(random);
                int plies = plies(ending(position));
                if (plies < Integer.MAX_VALUE) {
                    assertThat(turnsToTheEnd(position, random)).isEqualTo(plies);
                }
            }
        }

        @Test
        void keepADraw() {
            Position corner = Fen.read("W:WK32:BK1");
            assertThat(ending(corner)).isEqualTo(new Ending.Draw());
            for (Move move : TABLES.bestMoves(corner)) {
                assertThat(ending(corner.after(move))).isEqualTo(new Ending.Draw());
            }
            assertThat(TABLES.bestMoves(corner)).isNotEmpty();
        }

        private int turnsToTheEnd(Position start, SplittableRandom random) {
            Position position = start;
            int turns = 0;
            while (position.hasLegalMove()) {
                List<Move> best = TABLES.bestMoves(position);
                position = position.after(best.get(random.nextInt(best.size())));
                turns++;
            }
            return turns;
        }
    }

    @Nested
    class ASideWithoutPieces {
        @Test
        void hasLost() {
            Position position = Fen.read("B:WK1:B");
            assertThat(ending(position)).isEqualTo(new Ending.Loss(0));
            assertThat(TABLES.verdict(position)).isEqualTo(Endgames.LOSS);
        }

        @Test
        void losesWithTheNextMoveOfTheOther() {
            Position position = Fen.read("W:WK1:B");
            assertThat(ending(position)).isEqualTo(new Ending.Win(1));
            assertThat(TABLES.verdict(position)).isEqualTo(Endgames.WIN);
        }
    }

    private static Position any(SplittableRandom random) {
        List<Slice> slices = Slice.upTo(4);
        Slice slice = slices.get(random.nextInt(slices.size()));
        Position position = SliceIndex.of(slice).position(random.nextInt(slice.size()));
        return random.nextBoolean() ? position : turned(position);
    }

    private static Position turned(Position position) {
        return new Position(
                Integer.reverse(position.second()),
                Integer.reverse(position.first()),
                Integer.reverse(position.kings()),
                position.toMove().opponent());
    }

    private static Ending ending(Position position) {
        return TABLES.ending(position).orElseThrow();
    }

    private static int plies(Ending ending) {
        return switch (ending) {
            case Ending.Win(int plies) -> plies;
            case Ending.Loss(int plies) -> plies;
            case Ending.Draw() -> Integer.MAX_VALUE;
        };
    }

    private static boolean agrees(int verdict, Ending ending) {
        return switch (ending) {
            case Ending.Win(int _) -> verdict == Endgames.WIN;
            case Ending.Loss(int _) -> verdict == Endgames.LOSS;
            case Ending.Draw() -> verdict == Endgames.DRAW;
        };
    }

    private static Ending before(Ending after) {
        return switch (after) {
            case Ending.Win(int plies) -> new Ending.Loss(plies + 1);
            case Ending.Loss(int plies) -> new Ending.Win(plies + 1);
            case Ending.Draw() -> after;
        };
    }

    private static Ending better(Ending one, Ending other) {
        return goodness(one) >= goodness(other) ? one : other;
    }

    private static int goodness(Ending ending) {
        return switch (ending) {
            case Ending.Win(int plies) -> 1000 - plies;
            case Ending.Draw() -> 0;
            case Ending.Loss(int plies) -> plies - 1000;
        };
    }
}
