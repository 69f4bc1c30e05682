package crownhead.rules.openings;

import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.notation.MoveText;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/** The deck of three-move ballots: 174 in all, of which 156 are in use. */
public final class ThreeMoveBallots {
    private static final List<Ballot> ALL = load();

    private ThreeMoveBallots() {}

    public static List<Ballot> all() {
        return ALL;
    }

    /** Those in use. */
    public static List<Ballot> standard() {
        List<Ballot> standard = new ArrayList<>();
        for (Ballot ballot : ALL) {
            if (ballot.isStandard()) {
                standard.add(ballot);
            }
        }
        return List.copyOf(standard);
    }

    private static List<Ballot> load() {
        List<Ballot> ballots = new ArrayList<>();
        for (String line : ResourceLines.of("three-move-ballots.txt")) {
            ballots.add(read(line));
        }
        return List.copyOf(ballots);
    }

    /** Reads a line such as {@code 4 9-13 22-17 13-22 standard}. */
    private static Ballot read(String line) {
        StringTokenizer words = new StringTokenizer(line);
        int number = Integer.parseInt(words.nextToken());
        List<Move> moves = new ArrayList<>();
        Position position = Position.START;
        for (int i = 0; i < 3; i++) {
            Move move = legal(position, words.nextToken());
            moves.add(move);
            position = position.after(move);
        }
        return new Ballot(number, moves, words.nextToken().equals("standard"));
    }

    private static Move legal(Position position, String text) {
        return switch (position.ruling(MoveText.read(text))) {
            case Ruling.Legal(Move move) -> move;
            case Ruling.Refused(var why) ->
                    throw new IllegalStateException("Ballot move " + text + ": " + why.sentence());
        };
    }
}
