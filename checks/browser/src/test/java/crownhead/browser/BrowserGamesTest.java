package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import crownhead.rules.Move;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Complete games between two people, with somebody who looks on, in every way to move. */
class BrowserGamesTest {
    private final TestHouse house = TestHouse.shared();

    @Test
    @Tag("WE-1a")
    @Tag("WE-1b")
    void areWonByDraggingAndLostByClicking() {
        try (Pair pair = Pair.atATable(house)) {
            playToTheEnd(
                    pair,
                    (mover, move) -> mover.drags(first(move), last(move)),
                    (mover, move) -> mover.clicks(ShortGame.squares(move)));
        }
    }

    @Test
    @Tag("WE-1c")
    @Tag("WE-1d")
    @Tag("BE-12b")
    void arePlayedByTouchOnAPhoneAndWithTheKeyboardAlone() {
        Visitor phone = Visitor.withAPhone(house);
        try (Pair pair = Pair.seated(phone, Visitor.atADesk(house), Map.of())) {
            playToTheEnd(
                    pair,
                    (mover, move) -> mover.taps(ShortGame.squares(move)),
                    BrowserGamesTest::byKeys);
        }
    }

    @Test
    @Tag("WE-1e")
    @Tag("BE-12d")
    void arePlayedByTypingWhenTheyArePrivateToo() {
        BiConsumer<Visitor, Move> typing = (mover, move) -> mover.types(move.toString());
        try (Pair pair = Pair.atATable(house, Map.of("visibility", "private"))) {
            playToTheEnd(pair, typing, typing);
        }
    }

    private static void byKeys(Visitor mover, Move move) {
        for (int square : ShortGame.squares(move)) {
            mover.walksTo(square);
            mover.page().keyboard().press("Enter");
        }
    }

    private static void playToTheEnd(
            Pair pair, BiConsumer<Visitor, Move> one, BiConsumer<Visitor, Move> other) {
        List<Move> moves = ShortGame.WON.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            Visitor mover = pair.mover(ply);
            mover.hasTurn();
            (ply % 2 == 0 ? one : other).accept(mover, moves.get(ply));
        }
        Visitor winner = pair.mover(moves.size() - 1);
        Visitor loser = pair.mover(moves.size());
        assertThat(winner.part("end")).containsText("You won!");
        assertThat(loser.part("end")).containsText("You lost");
        assertThat(winner.part("moves").getByRole(AriaRole.BUTTON)).hasCount(moves.size());
        assertThat(winner.board()).isEqualTo(loser.board());
        assertThat(winner.complaints()).isEmpty();
        assertThat(loser.complaints()).isEmpty();
    }

    @Test
    @Tag("SP-1a")
    @Tag("SP-1b")
    @Tag("SP-1c")
    void areSeenBySpectatorsWhoCannotAct() {
        try (Pair pair = Pair.atATable(house);
                Visitor watcher = Visitor.atADesk(house)) {
            watcher.visit("/").page().locator("a[href='/game/" + pair.table() + "']").click();
            watcher.sees("You are watching.");
            pair.play(0, "11-15", "22-18");
            assertThat(watcher.part("notice")).containsText("played 22-18.");
            assertThat(watcher.part("turn")).containsText("is to move");
            assertThat(watcher.page().getByRole(AriaRole.TIMER)).hasCount(2);
            assertThat(watcher.board()).isEqualTo(pair.first().board());
            assertThat(watcher.button("Surrender")).hasCount(0);
            assertThat(watcher.part("typed-move")).hasCount(0);
            watcher.clicks(List.of(15, 22));
            assertThat(pair.first().part("turn")).containsText("You must perform a jump");
        }
    }

    private static int first(Move move) {
        return move.from().number();
    }

    private static int last(Move move) {
        return move.to().number();
    }
}
