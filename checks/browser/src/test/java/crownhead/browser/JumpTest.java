package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import crownhead.rules.Move;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jumps over several pieces, and moves that one need not make oneself. */
class JumpTest {
    private final TestHouse house = TestHouse.shared();
    private final Pair pair = Pair.atATable(house);
    private final Visitor ann = pair.first();
    private final Visitor ben = pair.second();

    @AfterEach
    void close() {
        pair.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"drag", "click", "hops", "type"})
    @Tag("WE-1f")
    @Tag("BE-2a")
    void aDoubleJumpIsEnteredInFourEqualWays(String way) {
        Move jump = arrive(ShortGame.JUMPING_TWICE);
        List<Integer> path = ShortGame.squares(jump);
        switch (way) {
            case "drag" -> ann.drags(path.getFirst(), path.getLast());
            case "click" -> ann.clicks(List.of(path.getFirst(), path.getLast()));
            case "hops" -> ann.clicks(path);
            default -> ann.types(jump.toString());
        }
        assertThat(ben.part("notice")).containsText("played " + jump);
    }

    @Test
    @Tag("GA-3c")
    @Tag("BE-12c")
    void anUnfinishedJumpShowsItsCaptureSaysSoAndCanBeUndone() {
        Move jump = arrive(ShortGame.JUMPING_TWICE);
        List<Integer> path = ShortGame.squares(jump);
        int taken = jump.taken().getFirst().number();
        ann.clicks(path.subList(0, 2));
        assertThat(ann.square(taken)).not().hasAttribute("data-piece", "second-man");
        assertThat(ann.heard()).anyMatch(text -> text.contains("Another jump is available"));
        assertThat(ben.part("turn")).containsText("is to move");
        ann.page().getByLabel("Undo the last hop").click();
        assertThat(ann.square(path.getFirst())).hasAttribute("data-piece", "first-man");
        ann.clicks(path.subList(1, 3));
        assertThat(ben.part("notice")).containsText("played " + jump);
    }

    @Test
    @Tag("BE-2b")
    void aQuestionComesOnlyWhereTwoWaysDiffer() {
        arrive(ShortGame.WITH_TWO_WAYS);
        Move chosen = oneOfTwoWays();
        List<Integer> path = ShortGame.squares(chosen);
        ann.clicks(List.of(path.getFirst(), path.getLast()));
        ann.sees("Which way?");
        String via =
                path.stream().map(String::valueOf).reduce((a, b) -> a + " × " + b).orElseThrow();
        ann.page().getByText(via).click();
        assertThat(ben.part("notice")).containsText("played " + chosen);
    }

    @Test
    @Tag("BE-2c")
    void oneClickMovesAPieceThatHasOneMove() {
        set("A piece with only one move goes at one click");
        ann.hasTurn();
        ann.clicks(List.of(12));
        assertThat(ben.part("notice")).containsText("played 12-16");
    }

    @Test
    @Tag("BE-2d")
    void aForcedMoveIsPlayedByItselfForWhoWantsThat() {
        set("Play forced single moves by themselves");
        pair.first().hasTurn();
        ann.types("11-15");
        ben.hasTurn();
        ben.types("22-18");
        assertThat(ben.part("notice")).containsText("played 15x22");
    }

    /** In the settings, while the game goes on. */
    private void set(String label) {
        ann.page().locator("nav").getByText("Settings").click();
        ann.page().getByLabel(label, new Page.GetByLabelOptions().setExact(true)).check();
        ann.part("back-to-game").getByText("Back to the game").click();
    }

    private Move arrive(ShortGame game) {
        pair.post(0, game.moves());
        ann.hasTurn();
        return game.played().position().legalMoves().getFirst();
    }

    static Move oneOfTwoWays() {
        List<Move> legal = ShortGame.WITH_TWO_WAYS.played().position().legalMoves();
        return legal.stream().filter(move -> sameEnds(legal, move) > 1).findFirst().orElseThrow();
    }

    /**
     * How many ways with these ends lead to different boards; one that ends where it began has
     * none.
     */
    private static long sameEnds(List<Move> legal, Move move) {
        return legal.stream()
                .filter(other -> other.from().equals(move.from()) && other.to().equals(move.to()))
                .filter(other -> !other.from().equals(other.to()))
                .map(other -> Set.copyOf(other.taken()))
                .distinct()
                .count();
    }
}
