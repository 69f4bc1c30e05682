package crownhead.clients.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.clients.presenter.Scene;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.dress.ColourSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GameScreenTest {
    private static final Paints CONSOLE = Paints.of(ColourSet.CONSOLE_DEFAULT, Depth.TRUE_COLOUR);
    private static final Layout SMALL = Layout.of(ScreenSize.SMALLEST);
    private static final Layout LARGE = Layout.of(new ScreenSize(150, 50));

    /** Where a square is seen by the second mover. */
    private static Area area(Layout layout, int number) {
        Square square = Square.of(number);
        return layout.square(square.row(), square.column());
    }

    private static Drawn small(Scene scene) {
        return Drawn.of(scene, 80, 24, Drawn.ALL_COLOURS);
    }

    private static Drawn large(Scene scene) {
        return Drawn.of(scene, 150, 50, Drawn.ALL_COLOURS);
    }

    @Nested
    class TheBoard {
        @ParameterizedTest
        @CsvSource({"80, 24", "150, 50"})
        @Tag("TE-2a")
        void fillsMostOfTheTerminal(int columns, int rows) {
            Area board = Layout.of(new ScreenSize(columns, rows)).board();
            assertThat(2 * board.rows() * board.columns()).isGreaterThan(columns * rows);
        }

        @Test
        @Tag("TE-2a")
        void isLargerWhereThereIsMoreRoom() {
            assertThat(SMALL.square(0, 0)).isEqualTo(new Area(3, 0, 2, 8));
            assertThat(LARGE.square(0, 0))
                    .extracting(Area::rows, Area::columns)
                    .containsExactly(5, 12);
        }

        @ParameterizedTest
        @CsvSource({
            "80, 24",
            "80, 60",
            "81, 25",
            "100, 30",
            "110, 34",
            "150, 50",
            "200, 24",
            "237, 61",
            "400, 150"
        })
        void fitsWithAllThatStandsRoundIt(int columns, int rows) {
            Layout layout = Layout.of(new ScreenSize(columns, rows));
            assertThat(layout.notice().row()).isNotNegative();
            assertThat(layout.notice().end()).isEqualTo(layout.board().row());
            assertThat(layout.keys().rows()).isGreaterThanOrEqualTo(2);
            assertThat(layout.keys().end()).isLessThanOrEqualTo(rows);
            assertThat(layout.panel().column() + layout.panel().columns())
                    .isLessThanOrEqualTo(columns);
            assertThat(layout.panel().columns()).isGreaterThanOrEqualTo(15);
        }

        @ParameterizedTest
        @EnumSource(Side.class)
        @Tag("TE-2d")
        void hasRedAtTheLowerLeftWhoeverSitsBelow(Side below) {
            Drawn drawn = small(Scenes.game(Scenes.board(ColourSet.CONSOLE_DEFAULT, below)));
            Area lowerLeft = SMALL.square(7, 0);
            assertThat(drawn.cellsOn(lowerLeft, CONSOLE.dark())).isPositive();
            assertThat(drawn.cellsOn(SMALL.square(7, 1), CONSOLE.light())).isEqualTo(16);
            assertThat(drawn.cellsOn(SMALL.square(0, 0), CONSOLE.light())).isEqualTo(16);
        }

        @Test
        @Tag("TE-2d")
        void hasTheOwnSideBelow() {
            Drawn second = small(Scenes.game(Scenes.board(ColourSet.CONSOLE_DEFAULT, Side.SECOND)));
            assertThat(second.text(SMALL.square(7, 0))).startsWith("29");
            assertThat(second.text(SMALL.square(0, 7))).startsWith("4 ");
            Drawn first = small(Scenes.game(Scenes.board(ColourSet.CONSOLE_DEFAULT, Side.FIRST)));
            assertThat(first.text(SMALL.square(7, 0))).startsWith("4 ");
            assertThat(first.text(SMALL.square(0, 7))).startsWith("29");
        }

        @Test
        void showsTheLastTurn() {
            Drawn drawn = small(Scenes.game());
            assertThat(drawn.uses(area(SMALL, 16), CONSOLE.cursor())).isTrue();
            assertThat(drawn.uses(area(SMALL, 11), CONSOLE.cursor())).isTrue();
            assertThat(drawn.uses(area(SMALL, 12), CONSOLE.cursor())).isFalse();
        }
    }

    @Nested
    class Pieces {
        @Test
        @Tag("TE-2e")
        void areTheLettersCAndKInSmallSquares() {
            Drawn drawn = small(Scenes.game());
            assertThat(drawn.text(area(SMALL, 21))).contains("C").doesNotContain("K");
            assertThat(drawn.text(area(SMALL, 10))).contains("K").doesNotContain("C");
            assertThat(drawn.text(area(SMALL, 9))).doesNotContain("C", "K");
        }

        @Test
        @Tag("TE-2e")
        @Tag("RU-7d")
        void areDiscsWithACrownOnKingsInLargeSquares() {
            Drawn drawn = large(Scenes.game());
            Paints.PiecePaint red = CONSOLE.piece(Side.SECOND);
            assertThat(drawn.cellsOn(area(LARGE, 21), red.body())).isGreaterThan(15);
            assertThat(drawn.uses(area(LARGE, 21), red.text())).isFalse();
            assertThat(drawn.uses(area(LARGE, 10), red.text())).isTrue();
            assertThat(drawn.cellsOn(area(LARGE, 9), red.body())).isZero();
        }

        @Test
        @Tag("RU-7d")
        void haveACrownAlsoInSmallSquaresWhenTheyAreKings() {
            assertThat(small(Scenes.game()).text(area(SMALL, 27))).contains("♛", "K");
            Look ascii = new Look(Depth.COLOURS_16, Look.Glyphs.ASCII);
            Drawn drawn = Drawn.of(Scenes.game(), 80, 24, ascii);
            assertThat(drawn.text(area(SMALL, 27))).contains("\\^/", "K");
            assertThat(drawn.text(area(SMALL, 21))).contains("C").doesNotContain("\\^/");
        }
    }

    @Nested
    class Choices {
        @Test
        @Tag("TE-3a")
        void areHighlightedInsideTheirSquares() {
            Drawn drawn = large(Scenes.game());
            for (int number : new int[] {22, 26}) {
                assertThat(drawn.uses(area(LARGE, number), CONSOLE.choice())).isTrue();
            }
            for (int number : new int[] {21, 24, 17, 10}) {
                assertThat(drawn.uses(area(LARGE, number), CONSOLE.choice())).isFalse();
            }
            for (Area light : List.of(LARGE.square(0, 0), LARGE.square(5, 1))) {
                assertThat(drawn.cellsOn(light, CONSOLE.light())).isEqualTo(60);
            }
        }

        @Test
        @Tag("TE-3a")
        void blinkWhereTheCursorIsAndNowhereElse() {
            Drawn on = Drawn.of(Scenes.game(), 80, 24, Drawn.ALL_COLOURS, Blink.ON);
            Drawn off = Drawn.of(Scenes.game(), 80, 24, Drawn.ALL_COLOURS, Blink.OFF);
            assertThat(on.uses(area(SMALL, 23), CONSOLE.cursor())).isTrue();
            assertThat(off.uses(area(SMALL, 23), CONSOLE.cursor())).isFalse();
            assertThat(off.uses(area(SMALL, 22), CONSOLE.choice())).isTrue();
        }

        @Test
        void showTheWayOfThePieceThatIsBeingMoved() {
            Scene.Board board =
                    new Scene.Board(
                            Position.START,
                            ColourSet.CONSOLE_DEFAULT,
                            Side.SECOND,
                            Set.of(Square.of(17)),
                            Optional.of(Square.of(17)),
                            List.of(Square.of(22)),
                            List.of(Square.of(9)));
            Drawn drawn = small(Scenes.game(board));
            assertThat(drawn.uses(area(SMALL, 22), CONSOLE.cursor())).isTrue();
            assertThat(drawn.uses(area(SMALL, 9), CONSOLE.cursor())).isFalse();
        }
    }

    @Nested
    class WithoutColour {
        @Test
        @Tag("TE-2g")
        void everythingCanBeRead() throws IOException {
            Drawn drawn = Drawn.of(Scenes.game(), 80, 24, Drawn.BARE);
            assertThat(drawn.text()).isEqualTo(expected("game-80x24-without-colour.txt"));
        }

        @Test
        @Tag("TE-2g")
        void bracketsTellTheSidesApartAndAreExplained() {
            Drawn drawn = Drawn.of(Scenes.game(), 80, 24, Drawn.BARE);
            assertThat(drawn.text(area(SMALL, 1))).contains("(C)");
            assertThat(drawn.text(area(SMALL, 21))).contains("[C]");
            assertThat(drawn.text(area(SMALL, 10))).contains("[K]");
            assertThat(drawn.text(SMALL.panel())).contains("(C) Benjamin", "[C] Ann");
        }

        @Test
        void noColourIsSent() {
            for (var line : Drawn.of(Scenes.game(), 150, 50, Drawn.BARE).lines()) {
                assertThat(line.toAnsi()).doesNotContainPattern("\\x1b\\[[0-9;]*[34][0-9]");
            }
        }
    }

    @Nested
    class RoundTheBoard {
        @Test
        @Tag("TE-4a")
        void theNoticeStandsAboveIt() {
            assertThat(small(Scenes.game()).text(SMALL.notice()))
                    .contains("You must perform a jump");
        }

        @Test
        void bothPlayersStandBesideItEachAtTheirEdge() {
            String panel = small(Scenes.game()).text(SMALL.panel());
            assertThat(panel)
                    .containsSubsequence(
                            "Benjamin",
                            "White",
                            "9:58",
                            "took 3",
                            "1. 11-15 23-19",
                            "0 of 40 moves",
                            "Ann",
                            "Red, to move",
                            "10:00",
                            "away 12 s");
        }

        @Test
        void whatIsTypedAndTheKeysStandBelowIt() {
            Drawn drawn = small(Scenes.game());
            assertThat(drawn.text(SMALL.input())).contains("11-1");
            assertThat(drawn.text(SMALL.keys())).contains("r resign", "? help", "q quit");
        }

        @Test
        void aLongGameShowsItsEnd() {
            Scene.Game game = Scenes.game();
            List<String> moves = IntStream.rangeClosed(1, 60).mapToObj(i -> i + ". x").toList();
            Scene long60 =
                    new Scene.Game(
                            game.notice(),
                            game.board(),
                            game.above(),
                            game.below(),
                            game.cover(),
                            game.overlay(),
                            game.input(),
                            moves,
                            game.status(),
                            game.keys());
            assertThat(small(long60).text(SMALL.panel())).contains("60. x").doesNotContain("1. x ");
        }

        @Test
        void aNameIsCutWhereItHasNoRoomAndCannotSendCommandsToTheTerminal() {
            Scene.Game game = Scenes.game();
            Scene.Player odd =
                    new Scene.Player("\u001b[2J" + "n".repeat(40), "White", false, "", 0, "");
            Scene scene =
                    new Scene.Game(
                            game.notice(),
                            game.board(),
                            odd,
                            game.below(),
                            game.cover(),
                            game.overlay(),
                            game.input(),
                            game.moves(),
                            game.status(),
                            game.keys());
            Drawn drawn = small(scene);
            assertThat(drawn.text()).contains("?[2Jnn").doesNotContain("\u001b");
            assertThat(drawn.lines()).allMatch(line -> line.length() <= 80);
        }
    }

    @Nested
    class OverTheBoard {
        private final Scene.Overlay winner =
                new Scene.Overlay(
                        "Player Red is the winner!",
                        List.of("White has no move left."),
                        List.of(new Scene.KeyHint("Enter", "close")));

        @Test
        @Tag("TE-4d")
        void aBoxTellsTheEnd() {
            String board = small(Scenes.over(winner)).text(SMALL.board());
            assertThat(board)
                    .containsSubsequence(
                            "╔",
                            "Player Red is the winner!",
                            "White has no move left.",
                            "Enter close",
                            "╝");
        }

        @Test
        void aBoxIsNeverHigherThanTheScreen() {
            List<String> lines = Collections.nCopies(100, "a line");
            Scene.Overlay endless =
                    new Scene.Overlay("Much", lines, List.of(new Scene.KeyHint("Enter", "close")));
            assertThat(small(Scenes.over(endless)).text()).contains("Much", "Enter close");
        }

        @Test
        void aPauseHidesThePosition() {
            String board = small(Scenes.covered("Paused by Ann")).text(SMALL.board());
            assertThat(board.strip()).isEqualTo("Paused by Ann");
        }
    }

    @Nested
    class ATerminalThatIsTooSmall {
        @ParameterizedTest
        @CsvSource({"79, 24", "80, 23", "70, 20", "20, 5"})
        @Tag("TE-2c")
        void isTold(int columns, int rows) {
            String text = Drawn.of(Scenes.game(), columns, rows, Drawn.ALL_COLOURS).text();
            assertThat(text.strip().replaceAll("\\s+", " "))
                    .isEqualTo(
                            "Crownhead needs 80x24; this terminal has "
                                    + columns
                                    + "x"
                                    + rows
                                    + ".");
        }

        @Test
        void mayBeATinyOne() {
            assertThat(Drawn.of(Scenes.game(), 1, 1, Drawn.ALL_COLOURS).lines()).hasSize(1);
        }
    }

    private static String expected(String name) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(GameScreenTest.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
