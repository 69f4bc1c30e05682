package crownhead.clients.terminal;

import crownhead.clients.presenter.Scene;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.dress.ColourSet;
import crownhead.rules.notation.Fen;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Scenes to be drawn. */
final class Scenes {
    /** Each side has a king: the first mover on 27, the second on 10. */
    static final Position KINGS =
            Fen.read("W:W21,22,23,24,25,26,K10,28,29,30,31,32:B1,2,3,4,5,6,7,8,11,12,16,K27");

    private Scenes() {}

    /** The second mover is to choose one of 22, 23 and 26; the cursor is on 23. */
    static Scene.Board board(ColourSet colours, Side below) {
        return new Scene.Board(
                KINGS,
                colours,
                below,
                Set.of(Square.of(22), Square.of(23), Square.of(26)),
                Optional.of(Square.of(23)),
                List.of(),
                List.of(Square.of(11), Square.of(16)));
    }

    static Scene.Game game() {
        return game(board(ColourSet.CONSOLE_DEFAULT, Side.SECOND));
    }

    static Scene.Game game(Scene.Board board) {
        return new Scene.Game(
                "You must perform a jump",
                board,
                new Scene.Player("Benjamin", "White", false, "9:58", 3, ""),
                new Scene.Player("Ann", "Red", true, "10:00", 0, "away 12 s"),
                Optional.empty(),
                Optional.empty(),
                "11-1",
                List.of("1. 11-15 23-19", "2. 8-11 22-17"),
                List.of("0 of 40 moves without progress"),
                List.of(
                        new Scene.KeyHint("←→", "switch"),
                        new Scene.KeyHint("Enter", "take"),
                        new Scene.KeyHint("r", "resign"),
                        new Scene.KeyHint("d", "offer draw"),
                        new Scene.KeyHint("p", "pause"),
                        new Scene.KeyHint("?", "help"),
                        new Scene.KeyHint("q", "quit")));
    }

    static Scene.Game over(Scene.Overlay overlay) {
        Scene.Game game = game();
        return new Scene.Game(
                game.notice(),
                game.board(),
                game.above(),
                game.below(),
                game.cover(),
                Optional.of(overlay),
                game.input(),
                game.moves(),
                game.status(),
                game.keys());
    }

    static Scene.Game covered(String... lines) {
        Scene.Game game = game();
        return new Scene.Game(
                game.notice(),
                game.board(),
                game.above(),
                game.below(),
                Optional.of(List.of(lines)),
                Optional.empty(),
                game.input(),
                game.moves(),
                game.status(),
                game.keys());
    }
}
