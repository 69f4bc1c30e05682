package crownhead.clients.desktop;

import crownhead.clients.presenter.Scene;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.dress.ColourSet;
import crownhead.rules.notation.Fen;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What may be seen at a table and in a hall, for pictures. */
final class Samples {
    static final Scene.Start WAITING =
            new Scene.Start(
                    "Waiting for game",
                    List.of("You are Ann", "There is no time limit."),
                    Optional.empty());

    static final List<String> PAUSED =
            List.of("The game is paused by Player Red", "Time left: 4:58", "Press p to continue");

    static final Scene.Overlay END =
            new Scene.Overlay(
                    "Player Red is the winner!",
                    List.of(
                            "Player White has no piece left.",
                            "",
                            "Player Red: 31 moves, 12 captures, 2 kings",
                            "  average 4.1 s, longest 20.0 s per move",
                            "Player White: 30 moves, 7 captures, 1 king",
                            "  average 5.6 s, longest 31.4 s per move"),
                    List.of(new Scene.KeyHint("Enter", "close")));

    static final Scene.Overlay QUESTION =
            new Scene.Overlay(
                    "Player White offers a draw",
                    List.of("Do you accept? A move of yours declines it."),
                    List.of(
                            new Scene.KeyHint("y", "yes"),
                            new Scene.KeyHint("n", "no"),
                            new Scene.KeyHint("Esc", "look at the board")));

    private Samples() {}

    static Scene.Game game(Optional<List<String>> cover, Optional<Scene.Overlay> overlay) {
        return new Scene.Game(
                "Player White played 22x15. It is your move. You must jump.",
                board(),
                new Scene.Player("Ben", "White", false, "5:00", 1, ""),
                new Scene.Player("Ann", "Red", true, "0:42", 2, "last warning"),
                cover,
                overlay,
                "11x",
                List.of("1. 11-15 23-19", "2. 8-11 22-17", "3. 11-16 24-20"),
                List.of("Position stood 1 of 3 times", "0 of 40 moves without progress"),
                List.of(
                        new Scene.KeyHint("r", "resign"),
                        new Scene.KeyHint("d", "offer draw"),
                        new Scene.KeyHint("t", "take back"),
                        new Scene.KeyHint("p", "pause"),
                        new Scene.KeyHint("f", "flip")));
    }

    private static Scene.Board board() {
        return new Scene.Board(
                Fen.read("B:W15,20,24,27,29,30,31,32,K3:B4,5,6,9,10,11,12,K26"),
                ColourSet.RED_WHITE,
                Side.FIRST,
                Set.of(Square.of(11), Square.of(10)),
                Optional.of(Square.of(11)),
                List.of(),
                List.of(Square.of(22), Square.of(15)));
    }

    static Scene.Hall hall(Optional<Scene.Form> form) {
        return new Scene.Hall(
                "Ann (guest) in the hall",
                "Welcome. Choose a game, or host one.",
                List.of(
                        new Scene.Section(
                                "Waiting games",
                                List.of(
                                        new Scene.Line(
                                                List.of("Ben", "10 min", "random side"), true),
                                        new Scene.Line(
                                                List.of("Cleo", "5 min", "you move first"),
                                                false))),
                        new Scene.Section(
                                "People", List.of(new Scene.Line(List.of("Dora"), false)))),
                form,
                Optional.empty(),
                List.of(
                        new Scene.KeyHint("Enter", "join"),
                        new Scene.KeyHint("h", "host a game"),
                        new Scene.KeyHint("p", "pair"),
                        new Scene.KeyHint("c", "challenge"),
                        new Scene.KeyHint("k", "enter a key"),
                        new Scene.KeyHint("?", "help"),
                        new Scene.KeyHint("q", "quit")));
    }

    static Scene.Form form() {
        return new Scene.Form(
                "Host a game",
                List.of(
                        new Scene.Entry("Time", "5 min", "", false),
                        new Scene.Entry("Limit", "9:00", "From 0:10 to 5:00.", false),
                        new Scene.Entry("Side", "random", "", true)),
                List.of(
                        new Scene.KeyHint("↑↓", "switch"),
                        new Scene.KeyHint("←→", "change"),
                        new Scene.KeyHint("Enter", "ask"),
                        new Scene.KeyHint("Esc", "back")));
    }
}
