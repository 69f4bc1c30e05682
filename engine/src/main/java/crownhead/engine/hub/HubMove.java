package crownhead.engine.hub;

import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Square;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A move as the protocol writes it: {@code 11-15}, or {@code 11x25x15x22} for a jump from 11 to 25
 * over 15 and 22, those in rising order. Two routes over the same pieces are one move here: they
 * lead to the same position.
 */
final class HubMove {
    private HubMove() {}

    static String write(Move move) {
        if (move.isStep()) {
            return move.from() + "-" + move.to();
        }
        return Stream.concat(Stream.of(move.from(), move.to()), move.taken().stream().sorted())
                .map(Square::toString)
                .collect(Collectors.joining("x"));
    }

    static String write(List<Move> line) {
        return line.stream().map(HubMove::write).collect(Collectors.joining(" "));
    }

    /** The legal move that is meant. A jump may leave out what it takes where only one fits. */
    static Move read(Position position, String text) throws HubException {
        List<Move> fitting =
                position.legalMoves().stream()
                        .filter(move -> text.equals(write(move)) || text.equals(ends(move)))
                        .toList();
        if (fitting.stream().map(HubMove::write).distinct().count() != 1) {
            throw new HubException(
                    (fitting.isEmpty() ? "no legal move " : "more than one move ")
                            + text
                            + " here");
        }
        return fitting.getFirst();
    }

    private static String ends(Move move) {
        return move.from() + (move.isJump() ? "x" : "-") + move.to();
    }
}
