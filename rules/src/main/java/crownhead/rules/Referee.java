package crownhead.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says of a turn that someone wants to play which legal move it is, or why it is none. */
final class Referee {
    private final Position position;
    private final List<Move> legalMoves;
    private final List<Square> path;

    private Referee(Position position, List<Square> path) {
        this.position = position;
        this.path = path;
        legalMoves = position.legalMoves();
    }

    static Ruling rule(Position position, List<Square> path) {
        if (path.isEmpty()) {
            throw new IllegalArgumentException("A move names at least the square it starts from");
        }
        return new Referee(position, path).rule();
    }

    private Ruling rule() {
        for (Move move : legalMoves) {
            if (move.path().equals(path)) {
                return new Ruling.Legal(move);
            }
        }
        List<Move> routes = routes();
        return switch (routes.size()) {
            case 0 -> new Ruling.Refused(fault());
            case 1 -> new Ruling.Legal(routes.getFirst());
            default -> new Ruling.Refused(new Illegal.RouteIsUnclear(routes));
        };
    }

    /** The jumps that start and end as the path does and pass the squares it names on the way. */
    private List<Move> routes() {
        List<Move> routes = new ArrayList<>();
        for (Move move : legalMoves) {
            if (path.size() > 1 && move.path().size() > path.size() && isAlong(move)) {
                routes.add(move);
            }
        }
        return routes;
    }

    private boolean isAlong(Move move) {
        if (!move.from().equals(path.getFirst()) || !move.to().equals(path.getLast())) {
            return false;
        }
        int named = 1;
        for (int i = 1; i < move.path().size() - 1; i++) {
            if (named < path.size() - 1 && move.path().get(i).equals(path.get(named))) {
                named++;
            }
        }
        return named == path.size() - 1;
    }

    private Illegal fault() {
        Optional<Outcome> outcome = position.outcome();
        if (outcome.isPresent()) {
            return new Illegal.GameIsOver(outcome.get());
        }
        Square from = path.getFirst();
        Optional<Piece> piece = position.pieceAt(from);
        if (piece.isEmpty()) {
            return new Illegal.NoPiece(from);
        }
        if (piece.get().side() != position.toMove()) {
            return new Illegal.OpponentsPiece(from);
        }
        return path.size() == 1 ? new Illegal.NoDestination(from) : faultOnTheWay(piece.get());
    }

    private Illegal faultOnTheWay(Piece piece) {
        List<Square> jumped = new ArrayList<>();
        for (int i = 1; i < path.size(); i++) {
            Square at = path.get(i - 1);
            Square to = path.get(i);
            Optional<Illegal> fault = faultOfHop(piece, at, to, jumped);
            if (fault.isPresent()) {
                return fault.get();
            }
            if (Move.rowsBetween(at, to) == 1) {
                return i == 1 ? faultOfFirstStep(to) : faultOfStepAfterJump(path.subList(0, i));
            }
            jumped.add(Move.between(at, to));
            if (i < path.size() - 1 && isCrowned(piece, to)) {
                return new Illegal.CrownedManStops(to);
            }
        }
        return new Illegal.JumpMustGoOn(path.getLast(), waysOn(path));
    }

    private Illegal faultOfFirstStep(Square to) {
        return position.mustJump()
                ? new Illegal.JumpIsCompulsory(legalMoves)
                : new Illegal.StepEndsTurn(to);
    }

    private Illegal faultOfStepAfterJump(List<Square> jump) {
        List<Square> ways = waysOn(jump);
        return ways.isEmpty()
                ? new Illegal.StepEndsTurn(jump.getLast())
                : new Illegal.JumpMustGoOn(jump.getLast(), ways);
    }

    private Optional<Illegal> faultOfHop(Piece piece, Square at, Square to, List<Square> jumped) {
        int distance = Move.rowsBetween(at, to);
        if (at.equals(to)) {
            return Optional.of(new Illegal.NoDestination(at));
        }
        if (!Move.isDiagonal(at, to)) {
            return Optional.of(new Illegal.NotDiagonal(at, to));
        }
        if (distance > 2) {
            return Optional.of(new Illegal.TooFar(at, to));
        }
        if (!piece.isKing() && isBackward(at, to)) {
            return Optional.of(new Illegal.ManGoesBackward(at, to));
        }
        if (!isVacant(to)) {
            return Optional.of(new Illegal.Occupied(to));
        }
        return distance == 2 ? faultOfJump(at, to, jumped) : Optional.empty();
    }

    private Optional<Illegal> faultOfJump(Square at, Square to, List<Square> jumped) {
        Square over = Move.between(at, to);
        if (isVacant(over)) {
            return Optional.of(new Illegal.NothingToJump(at, over, to));
        }
        if (position.pieceAt(over).orElseThrow().side() == position.toMove()) {
            return Optional.of(new Illegal.OwnPieceJumped(over));
        }
        return jumped.contains(over)
                ? Optional.of(new Illegal.JumpedTwice(over))
                : Optional.empty();
    }

    /** The square it started from is vacant once a piece is on its way. */
    private boolean isVacant(Square square) {
        return square.equals(path.getFirst()) || position.pieceAt(square).isEmpty();
    }

    private boolean isBackward(Square at, Square to) {
        return position.toMove() == Side.FIRST ? to.row() < at.row() : to.row() > at.row();
    }

    private boolean isCrowned(Piece piece, Square at) {
        return !piece.isKing() && (Bitboard.of(at) & Bitboard.kingRow(position.toMove())) != 0;
    }

    /** Where the legal moves that begin with these squares go next. */
    private List<Square> waysOn(List<Square> begun) {
        List<Square> ways = new ArrayList<>();
        for (Move move : legalMoves) {
            List<Square> whole = move.path();
            if (whole.size() > begun.size() && whole.subList(0, begun.size()).equals(begun)) {
                Square next = whole.get(begun.size());
                if (!ways.contains(next)) {
                    ways.add(next);
                }
            }
        }
        return ways;
    }
}
