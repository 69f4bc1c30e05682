package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the board does where a turn is more than one step. */
class MultipleJumpTest {
    private static final Game DOUBLE = OneScreen.cameTo(MultipleJumpTest::isADoubleJump);
    private static final Game TWO_WAYS = OneScreen.cameTo(game -> twoWays(game).size() > 1);

    private final TestHouse house = TestHouse.open();
    private Visitor visitor;

    @BeforeEach
    void come() {
        visitor = Visitor.atADesk(house);
    }

    @AfterEach
    void close() {
        visitor.close();
        house.close();
    }

    private static boolean isADoubleJump(Game game) {
        List<Move> legal = game.position().legalMoves();
        return legal.size() == 1 && legal.getFirst().path().size() == 3;
    }

    /** Turns that share both ends and take other pieces. */
    private static List<Move> twoWays(Game game) {
        List<Move> legal = game.position().legalMoves();
        for (Move one : legal) {
            List<Move> same = new ArrayList<>();
            for (Move other : legal) {
                boolean sharesEnds = one.from().equals(other.from()) && one.to().equals(other.to());
                boolean isNew = same.stream().noneMatch(seen -> sorted(seen).equals(sorted(other)));
                if (sharesEnds && isNew && !other.from().equals(other.to())) {
                    same.add(other);
                }
            }
            if (same.size() > 1) {
                return same;
            }
        }
        return List.of();
    }

    private static List<Square> sorted(Move move) {
        return move.taken().stream().sorted().toList();
    }

    @Nested
    class IsEntered {
        private final Move jump = DOUBLE.position().legalMoves().getFirst();
        private final int from = jump.from().number();
        private final int over = jump.path().get(1).number();
        private final int to = jump.to().number();

        @Test
        @Tag("BE-2a")
        @Tag("WE-1f")
        void byItsEndHopByHopByDraggingAndByTyping() {
            entered(() -> visitor.clicks(List.of(from, to)));
            entered(() -> visitor.clicks(List.of(from, over, to)));
            entered(() -> visitor.drags(from, to));
            entered(() -> {
                visitor.drags(from, over);
                visitor.drags(over, to);
            });
            entered(() -> visitor.types(from + "x" + to));
            entered(() -> visitor.types(from + " " + over + " " + to));
        }

        @Test
        void andAHopThatIsNotTheLastIsUndone() {
            OneScreen.sitDown(visitor, DOUBLE);
            String before = visitor.board();
            visitor.clicks(List.of(from, over));
            assertThat(visitor.square(over)).hasAttribute("data-piece", piece());
            visitor.press("Undo the last hop");
            assertThat(visitor.board()).isEqualTo(before);
            visitor.clicks(List.of(over));
            visitor.page().keyboard().press("Escape");
            assertThat(visitor.board()).isEqualTo(before);
        }

        @Test
        @Tag("BE-12c")
        void withEveryHopAnnounced() {
            OneScreen.sitDown(visitor, DOUBLE);
            visitor.page().waitForCondition(() -> visitor.heard().toString().contains("jump"));
            visitor.clicks(List.of(from, over));
            String taken = jump.taken().getFirst().toString();
            visitor.page()
                    .waitForCondition(() ->
                            visitor.heard()
                                    .contains(
                                            "Jumped to %d and took %s. Another jump is available: %d."
                                                    .formatted(over, taken, to)));
        }

        private void entered(Runnable how) {
            try (Visitor fresh = Visitor.atADesk(house)) {
                visitor.close();
                visitor = fresh;
                OneScreen.sitDown(visitor, DOUBLE);
                how.run();
                assertThat(visitor.square(to)).hasAttribute("data-piece", piece());
                assertThat(visitor.board()).isEqualTo(board(DOUBLE.after(jump).position()));
                assertThat(visitor.complaints()).isEmpty();
            }
        }

        private String piece() {
            return code(DOUBLE.after(jump).position(), jump.to());
        }
    }

    @Nested
    class ThatCanGoTwoWays {
        private final List<Move> ways = twoWays(TWO_WAYS);

        @Test
        @Tag("BE-2b")
        void asksWhichAndPlaysTheOneThatWasChosen() {
            Move wanted = ways.getLast();
            OneScreen.sitDown(visitor, TWO_WAYS);
            visitor.clicks(List.of(wanted.from().number(), wanted.to().number()));
            Locator question =
                    visitor.page()
                            .getByRole(AriaRole.DIALOG)
                            .filter(new Locator.FilterOptions().setHasText("Which way?"));
            assertThat(question.locator("[data-route]")).hasCount(ways.size());
            question.locator("[data-route='" + wanted + "']").click();
            assertThat(visitor.part("moves")).containsText(wanted.toString());
            assertThat(visitor.board()).isEqualTo(board(TWO_WAYS.after(wanted).position()));
        }
    }

    @Nested
    class WithOtherSettings {
        @Test
        @Tag("BE-2c")
        void aPieceWithOneMoveGoesAtOneClick() {
            OneScreen.prefer(visitor, "{\"oneClick\":true}");
            OneScreen.sitDown(visitor, OneScreen.cameTo(_ -> true));
            visitor.clicks(List.of(12));
            assertThat(visitor.square(16)).hasAttribute("data-piece", "first-man");
        }

        @Test
        @Tag("BE-2d")
        void aTurnWithoutAChoiceIsPlayedByItself() {
            OneScreen.prefer(visitor, "{\"forced\":true}");
            OneScreen.sitDown(visitor, DOUBLE);
            assertThat(visitor.part("moves"))
                    .containsText(DOUBLE.position().legalMoves().getFirst().toString());
        }
    }

    @Test
    @Tag("WE-3d")
    void leadsToAKingThatLooksLikeOne() {
        Game crowned = OneScreen.cameTo(game -> Integer.bitCount(game.position().kings()) == 1);
        OneScreen.sitDown(visitor, crowned);
        Locator king = visitor.page().locator("[data-piece$='king']");
        assertThat(king).hasCount(1);
        assertThat(king).hasAttribute("aria-label", Pattern.compile(".* king.*"));
        assertThat(visitor.page().locator("svg [data-crown]")).hasCount(1);
    }

    private static String board(Position position) {
        List<String> pieces = new ArrayList<>();
        Consumer<Square> tell = square -> pieces.add(square + ":" + code(position, square));
        Square.all().stream().filter(it -> position.pieceAt(it).isPresent()).forEach(tell);
        return String.join(" ", pieces);
    }

    private static String code(Position position, Square square) {
        var piece = position.pieceAt(square).orElseThrow();
        String side = piece.side() == Side.FIRST ? "first" : "second";
        return side + (piece.isKing() ? "-king" : "-man");
    }
}
