package crownhead.browser;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Move;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A whole game by somebody who hears the page and has a keyboard. */
class ScreenReaderTest {
    @Test
    @Tag("WE-9c")
    @Tag("BE-12a")
    @Tag("BE-12c")
    void tellsEverythingThatIsNeededFromSigningInToTheRematch() {
        try (TestHouse house = TestHouse.open();
                Visitor ann = Visitor.atADesk(house).visit("/");
                Visitor ben = Visitor.atADesk(house)) {
            ScreenReader reader = new ScreenReader(ann.page());
            String table = startsAGame(reader, ann);
            Pair.becomeGuest(ben, "Ben");
            Pair.ask(ben, "/games/join", Map.of("table", table));
            reader.hears("The game starts.");
            Pair pair = new Pair(ann, ben, table);
            List<Move> moves = ShortGame.WON.moves();
            for (int ply = 0; ply < moves.size(); ply++) {
                if (ply % 2 == 0) {
                    plays(reader, moves.get(ply));
                } else {
                    pair.post(ply, List.of(moves.get(ply)));
                    reader.hears("Ben played " + moves.get(ply));
                }
            }
            reader.hears("won");
            reader.awaits("heading", "You ");
            reader.goTo("Tab", "button", "Rematch");
            reader.press("Enter");
            reader.hears("Your opponent is asked");
        }
    }

    private static String startsAGame(ScreenReader reader, Visitor ann) {
        reader.awaits("textbox", "Your name");
        reader.goTo("Tab", "button", "Start the game");
        reader.press("Enter");
        reader.hears("Enter your name first.");
        assertThat(reader.focused().isInvalid()).isTrue();
        assertThat(reader.focused().is("textbox", "Your name")).isTrue();
        reader.types("Ann");
        reader.goTo("Tab", "radio", "At random");
        reader.goTo("ArrowDown", "radio", "Red, first");
        reader.goTo("Tab", "button", "Start the game");
        reader.press("Enter");
        reader.awaits("heading", "Game Created!");
        return ann.page().url().substring(ann.page().url().lastIndexOf('/') + 1);
    }

    /** Finds the piece by what its square says, and puts it down where that said it may go. */
    private static void plays(ScreenReader reader, Move move) {
        String from = move.from() + ", your ";
        String to = move.to() + ", ";
        String square = reader.awaits("gridcell", from).name();
        assertThat(square).containsPattern("(may move|must jump) to .*\\b" + move.to() + "\\b");
        walkTo(reader, move.from().number());
        reader.press("Enter");
        reader.hears("It may go to");
        walkTo(reader, move.to().number());
        assertThat(reader.focused().name()).startsWith(to).contains(move.from() + " may go here");
        reader.press("Enter");
        reader.hears("You played " + move);
    }

    /** With own pieces below, the first mover's square 32 is at the top left. */
    private static void walkTo(ScreenReader reader, int square) {
        if (!reader.focused().role().equals("gridcell")) {
            reader.goTo("Tab", "gridcell", "");
        }
        int row = (32 - square) / 4;
        reader.press("PageUp");
        reader.press("Home");
        for (int i = 0; i < row; i++) {
            reader.press("ArrowDown");
        }
        reader.press("Home");
        reader.goTo("ArrowRight", "gridcell", square + ", ");
    }
}
