package crownhead.bench.hub;

import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Positions and moves as the other side of the protocol writes them. */
final class HubNotation {
    private HubNotation() {}

    /** The line that sets up a game from its last progress on: what was before cannot come back. */
    static String set(Game game) {
        List<Position> positions = game.sinceProgress();
        List<Move> moves = game.moves();
        return set(
                positions.getFirst(),
                moves.subList(moves.size() - positions.size() + 1, moves.size()));
    }

    static String set(Position position, List<Move> moves) {
        String text = moves.stream().map(HubNotation::text).collect(Collectors.joining(" "));
        return "pos pos=" + text(position) + " moves=\"" + text + '"';
    }

    static String text(Position position) {
        StringBuilder text = new StringBuilder(position.toMove() == Side.FIRST ? "B" : "W");
        for (int number = 1; number <= Square.COUNT; number++) {
            text.append(
                    position.pieceAt(Square.of(number))
                            .map(piece -> {
                                String man = piece.side() == Side.FIRST ? "b" : "w";
                                return piece.isKing() ? man.toUpperCase(Locale.ROOT) : man;
                            })
                            .orElse("e"));
        }
        return text.toString();
    }

    /** A jump is both ends and what it takes, rising. */
    static String text(Move move) {
        return move.isStep()
                ? move.from() + "-" + move.to()
                : Stream.concat(Stream.of(move.from(), move.to()), move.taken().stream().sorted())
                        .map(Square::toString)
                        .collect(Collectors.joining("x"));
    }

    /**
     * The legal move of an answer, {@code done move=11-15 ponder=…}; none where it is not legal.
     */
    static Optional<Move> answered(Position position, String line) {
        return Stream.of(line.split(" ", -1))
                .filter(word -> word.startsWith("move="))
                .map(word -> word.substring("move=".length()))
                .flatMap(word ->
                        position.legalMoves().stream().filter(move -> text(move).equals(word)))
                .findFirst();
    }
}
