package crownhead.clients.browser;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.notation.Diagram;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.MoveText;
import crownhead.rules.notation.NotationException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The module does in node what the same classes do on the JVM, to the letter. */
class RulesInNodeTest {
    private static final String START = Fen.write(Position.START);

    /** A position of each kind of refusal, and a move that is refused for it. */
    private static final List<Asked> REFUSED =
            List.of(
                    new Asked(START, "15-19"),
                    new Asked(START, "22-18"),
                    new Asked(START, "11-11"),
                    new Asked(START, "11-14"),
                    new Asked("B:W32:BK10", "10-24"),
                    new Asked(START, "7-11"),
                    new Asked(START, "10-17"),
                    new Asked(START, "6-15"),
                    new Asked("B:W32:B10", "10-6"),
                    new Asked("B:W15,18,23:B10,14", "10-19"),
                    new Asked("B:W15,24:B11,12", "12-16"),
                    new Asked("B:W15,23:B11", "11x18"),
                    new Asked("B:W26,27:B22", "22x31x24"),
                    new Asked("B:W9,10,17,18,32:BK6", "6x6"),
                    new Asked("B:W9,10,17,18,32:BK6", "6x13x22x15x6x13"),
                    new Asked("B:W32:BK10", "10-14-17"),
                    new Asked("B:W32:B", "10-14"),
                    new Asked("W:W:B1", "10-14"));

    private record Asked(String fen, String move) {}

    @Nested
    class Perft {
        @Test
        void ofTheStart() throws Exception {
            assertThat(counts(START, 8))
                    .containsExactly("7", "49", "302", "1469", "7361", "36768", "179740", "845931");
        }

        @Test
        void ofAKingThatJumpsInACircle() throws Exception {
            assertThat(counts("B:W9,10,17,18,32:BK6", 3)).containsExactly("2", "4", "16");
        }

        @Test
        void ofManyKings() throws Exception {
            assertThat(counts("B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29", 6))
                    .containsExactly("5", "38", "178", "1378", "5836", "40745");
        }

        private static List<String> counts(String fen, int depth) throws Exception {
            return Node.run(
                    "for (let depth = 1; depth <= %d; depth++) console.log(archive.perft('%s', depth));"
                            .formatted(depth, fen));
        }
    }

    @Nested
    class ARefusal {
        @Test
        void hasTheSameCodeAndSentence() throws Exception {
            StringBuilder script = new StringBuilder();
            List<String> expected = new ArrayList<>();
            for (Asked asked : REFUSED) {
                script.append(
                        """
                        {
                          const ruling = rules.read('%s', '%s');
                          console.log(ruling.isLegal(), ruling.code(), ruling.sentence());
                        }
                        """
                                .formatted(asked.fen(), asked.move()));
                expected.add("false " + refusal(asked));
            }
            assertThat(Node.run(script.toString())).isEqualTo(expected);
        }

        @Test
        void isGivenHereForEveryReasonThatAPositionHas() {
            assertThat(REFUSED)
                    .extracting(asked -> refusal(asked).split(" ", 2)[0])
                    .contains(
                            "no-piece",
                            "opponents-piece",
                            "no-destination",
                            "not-diagonal",
                            "too-far",
                            "occupied",
                            "nothing-to-jump",
                            "own-piece-jumped",
                            "man-backward",
                            "jump-must-go-on",
                            "jump-compulsory",
                            "crowned-man-stops",
                            "route-unclear",
                            "jumped-twice",
                            "step-ends-turn",
                            "game-over");
        }

        private static String refusal(Asked asked) {
            Ruling ruling = Fen.read(asked.fen()).ruling(MoveText.read(asked.move()));
            return switch (ruling) {
                case Ruling.Refused(var why) -> why.code() + " " + why.sentence();
                case Ruling.Legal(var move) -> throw new AssertionError(move + " is legal");
            };
        }
    }

    @Nested
    class AText {
        @ParameterizedTest
        @ValueSource(strings = {"", "x", "B:W1", "B:W33:B1", "B:W1:B1", "B:W21-32:B1-12:é"})
        void thatIsNoPositionThrowsTheSameError(String fen) throws Exception {
            List<String> printed =
                    Node.run(
                            """
                            try {
                              rules.legalMoves('%s');
                            } catch (error) {
                              console.log(error instanceof Error, error.message);
                            }
                            """
                                    .formatted(fen));
            assertThat(printed).containsExactly("true " + fault(fen));
        }

        @Test
        void ofAPositionIsDrawnTheSame() throws Exception {
            String fen = "W:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29";
            assertThat(Node.run("console.log(archive.diagram('%s'));".formatted(fen)))
                    .isEqualTo((Diagram.draw(Fen.read(fen)) + "\n").lines().toList());
        }

        private static String fault(String fen) {
            try {
                return "read as " + Fen.read(fen);
            } catch (NotationException e) {
                return String.valueOf(e.getMessage());
            }
        }
    }

    @Nested
    class AGame {
        /** Which legal move is played is a fixed rule, so that both sides play the same game. */
        @ParameterizedTest
        @CsvSource({"7, 0", "5, 3", "3, 1", "11, 2", "1, 0", "13, 5"})
        void goesTheSameWay(int factor, int offset) throws Exception {
            List<String> printed =
                    Node.run(
                            """
                            let game = archive.gameWithAutomaticDraws('%s');
                            while (game.outcome() === 'open') {
                              const moves = game.legalMoves();
                              const move = moves[(game.ply() * %d + %d) %% moves.length];
                              game = game.after(move);
                              console.log(move, game.fen());
                            }
                            console.log(game.outcome());
                            """
                                    .formatted(START, factor, offset));
            assertThat(printed).isEqualTo(played(factor, offset));
        }

        @Test
        void thatOnlyKingsWalkInIsDrawnByRepetition() throws Exception {
            assertThat(walkedToAndFro("gameWithAutomaticDraws"))
                    .containsExactly("8 draw-repetition");
            assertThat(walkedToAndFro("game")).containsExactly("16 draw-repetition");
        }

        private static List<String> walkedToAndFro(String start) throws Exception {
            return Node.run(
                    """
                    let game = archive.%s('B:WK32:BK1');
                    const round = ['1-5', '32-28', '5-1', '28-32'];
                    while (game.outcome() === 'open') {
                      game = game.after(round[game.ply() %% 4]);
                    }
                    console.log(game.ply(), game.outcome());
                    """
                            .formatted(start));
        }

        private static List<String> played(int factor, int offset) {
            List<String> lines = new ArrayList<>();
            Game game = Game.start(DrawRule.AUTOMATIC);
            while (!game.isOver()) {
                List<Move> moves = game.position().legalMoves();
                Move move = moves.get((game.ply() * factor + offset) % moves.size());
                game = game.after(move);
                lines.add(move + " " + Fen.write(game.position()));
            }
            lines.add(new ScriptGame(game).outcome());
            return lines;
        }
    }

    @Nested
    class APdnText {
        @Test
        void isReadAndWrittenTheSame() throws IOException, InterruptedException {
            String text =
                    """
                    [Event "Café"]
                    [Black "Ann"]
                    1. 11-15 23-19 $1 (22-17 {quiet}) 2. 8-11 22-17 {hello} 1-0

                    [Black "Zoë"]
                    1. 11-15 23-19 2. 8-11 22-14 *
                    """;
            List<String> printed =
                    Node.run(
                            "for (const entry of archive.pdn(`%s`)) console.log(entry.text());"
                                    .formatted(text));
            List<String> expected = new ArrayList<>();
            for (ScriptEntry entry : ArchiveExports.pdn(text)) {
                expected.addAll((entry.text() + "\n").lines().toList());
            }
            assertThat(printed).isEqualTo(expected);
        }
    }
}
