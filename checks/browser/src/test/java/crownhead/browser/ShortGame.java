package crownhead.browser;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Square;
import java.util.List;

/** A game that has soon come to what a test needs, so that it can be played by hand. */
record ShortGame(List<Move> moves) {
    /** To its end, which the first mover wins on the board. */
    static final ShortGame WON =
            of(
                    """
                    11-16 22-18 7-11 26-22 10-15 30-26 3-7 23-19 16x23x30 31-26 30x23x14 24-19 15x24x31 \
                    21-17 14x21x30 29-25 30x21 32-27 31x24 28x19 7-10 22-17 21x14 19-15 11x18\
                    """);

    /** The first mover may claim a draw for a position that came three times. */
    static final ShortGame WITH_A_CLAIM =
            of(
                    """
                    9-14 24-19 11-15 22-17 15x24 27x20 10-15 17x10 7x14 32-27 15-18 21-17 14x21 23x14 5-9 \
                    14x5 6-9 27-23 12-16 20x11 8x15 23-19 15x24 28x19 2-6 25-22 9-13 19-15 6-10 15x6 1x10 \
                    31-27 13-17 22x13 21-25 30x21 10-15 21-17 4-8 17-14 8-12 5-1 15-19 1-5 12-16 5-1 3-8 \
                    1-5 8-11 5-1 16-20 1-5 20-24 27x20 19-24 26-22 11-16 20x11 24-27 5-9 27-31 9-5 31-27 \
                    5-9 27-31 9-5 31-27 5-9 27-31 9-5\
                    """);

    /** The first mover has one move, which jumps twice. */
    static final ShortGame JUMPING_TWICE = of("9-13 23-18 12-16 26-23 16-20 18-14");

    /** The first mover may jump from one square to another in two ways. */
    static final ShortGame WITH_TWO_WAYS =
            of("9-14 21-17 14x21 22-17 6-9 26-22 9-13 24-19 1-6 31-26 11-15 22-18");

    /** There is one king on the board, the first mover's. */
    static final ShortGame WITH_A_KING =
            of(
                    """
                    9-14 24-19 11-15 22-18 15x22 26x17 12-16 19x12 8-11 12-8 3x12 23-19 14-18 27-24 \
                    18-23 30-26 23x30\
                    """);

    /** Moves as a score sheet has them: {@code 11-15 22-18}. */
    static ShortGame of(String moves) {
        Game game = Game.start(DrawRule.CLAIMED);
        for (String text : moves.split(" ", -1)) {
            game = game.after(legal(game, text));
        }
        return new ShortGame(game.moves());
    }

    private static Move legal(Game game, String text) {
        return game.position().legalMoves().stream()
                .filter(move -> move.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(text + " is not legal here"));
    }

    Game played() {
        Game game = Game.start(DrawRule.CLAIMED);
        for (Move move : moves) {
            game = game.after(move);
        }
        return game;
    }

    /** As a score sheet has it, without its result. */
    String pdn() {
        StringBuilder sheet = new StringBuilder();
        for (int ply = 0; ply < moves.size(); ply++) {
            sheet.append(ply % 2 == 0 ? (ply / 2 + 1) + ". " : "")
                    .append(moves.get(ply))
                    .append(' ');
        }
        return sheet.append('*').toString();
    }

    static List<Integer> squares(Move move) {
        return move.path().stream().map(Square::number).toList();
    }
}
