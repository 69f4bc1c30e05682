package crownhead.rules;

import java.util.ArrayList;
import java.util.List;

/** A move as it was played: who played it, what it took, and whether it crowned a man. */
public record Turn(Side by, Move move, List<Capture> taken, boolean crowned) {
    /** A piece that was jumped, and where it stood. */
    public record Capture(Square square, Piece piece) {}

    public Turn {
        taken = List.copyOf(taken);
    }

    static Turn of(Position before, Move move) {
        List<Capture> taken = new ArrayList<>();
        for (Square square : move.taken()) {
            taken.add(new Capture(square, before.pieceAt(square).orElseThrow()));
        }
        return new Turn(before.toMove(), move, taken, before.crowns(move));
    }
}
