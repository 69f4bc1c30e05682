package crownhead.rules.notation;

import crownhead.rules.Move;
import java.util.ArrayList;
import java.util.List;

/** Moves in a row with their remarks, and what is said before the first of them. */
public record Line(List<Remark> introduction, List<Played> played) {
    /** A move with the remarks that follow it. */
    public record Played(Move move, List<Remark> remarks) {
        public Played {
            remarks = List.copyOf(remarks);
        }
    }

    public Line {
        introduction = List.copyOf(introduction);
        played = List.copyOf(played);
    }

    /** A line without any remark. */
    public static Line of(List<Move> moves) {
        List<Played> played = new ArrayList<>();
        for (Move move : moves) {
            played.add(new Played(move, List.of()));
        }
        return new Line(List.of(), played);
    }

    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        for (Played each : played) {
            moves.add(each.move());
        }
        return List.copyOf(moves);
    }
}
