package crownhead.rules;

import java.util.List;

/**
 * Why a move is refused: as data for programs, and as a sentence for people that names squares and
 * the rule.
 */
public sealed interface Illegal {
    record NotYourTurn() implements Illegal {}

    record GameIsOver(Outcome outcome) implements Illegal {}

    record NoPiece(Square square) implements Illegal {}

    record OpponentsPiece(Square square) implements Illegal {}

    record LightSquare(Cell cell) implements Illegal {}

    record NoDestination(Square square) implements Illegal {}

    record NotDiagonal(Square from, Square to) implements Illegal {}

    record TooFar(Square from, Square to) implements Illegal {}

    record ManGoesBackward(Square from, Square to) implements Illegal {}

    record Occupied(Square square) implements Illegal {}

    record NothingToJump(Square from, Square over, Square to) implements Illegal {}

    record OwnPieceJumped(Square over) implements Illegal {}

    record JumpedTwice(Square over) implements Illegal {}

    /** These are the moves that may be played. */
    record JumpIsCompulsory(List<Move> jumps) implements Illegal {
        public JumpIsCompulsory {
            jumps = List.copyOf(jumps);
        }
    }

    /** These are the squares that the jump may go on to. */
    record JumpMustGoOn(Square at, List<Square> onTo) implements Illegal {
        public JumpMustGoOn {
            onTo = List.copyOf(onTo);
        }
    }

    record CrownedManStops(Square at) implements Illegal {}

    record StepEndsTurn(Square at) implements Illegal {}

    /** Not every square was named, and these moves pass those that were. */
    record RouteIsUnclear(List<Move> routes) implements Illegal {
        public RouteIsUnclear {
            routes = List.copyOf(routes);
        }
    }

    /** A stable name for programs. */
    default String code() {
        return switch (this) {
            case NotYourTurn _ -> "not-your-turn";
            case GameIsOver _ -> "game-over";
            case NoPiece _ -> "no-piece";
            case OpponentsPiece _ -> "opponents-piece";
            case LightSquare _ -> "light-square";
            case NoDestination _ -> "no-destination";
            case NotDiagonal _ -> "not-diagonal";
            case TooFar _ -> "too-far";
            case ManGoesBackward _ -> "man-backward";
            case Occupied _ -> "occupied";
            case NothingToJump _ -> "nothing-to-jump";
            case OwnPieceJumped _ -> "own-piece-jumped";
            case JumpedTwice _ -> "jumped-twice";
            case JumpIsCompulsory _ -> "jump-compulsory";
            case JumpMustGoOn _ -> "jump-must-go-on";
            case CrownedManStops _ -> "crowned-man-stops";
            case StepEndsTurn _ -> "step-ends-turn";
            case RouteIsUnclear _ -> "route-unclear";
        };
    }

    default String sentence() {
        return switch (this) {
            case NotYourTurn _ -> "It is not your turn: wait for your opponent's move.";
            case GameIsOver _ -> "The game is over: no move is played after its end.";
            case NoPiece(var square) -> "There is no piece on " + square + " to move.";
            case OpponentsPiece(var square) ->
                    "The piece on " + square + " is the opponent's: a player moves only their own.";
            case LightSquare(Cell(int row, int column)) ->
                    "Row "
                            + row
                            + ", column "
                            + column
                            + " is a light square: checkers is played on the dark ones.";
            case NoDestination(var square) ->
                    "The piece on " + square + " must go to another square.";
            case NotDiagonal(var from, var to) ->
                    "From " + from + " to " + to + " is no diagonal: pieces move diagonally.";
            case TooFar(var from, var to) ->
                    "From "
                            + from
                            + " to "
                            + to
                            + " is too far: a piece steps to the next square, or jumps over one.";
            case ManGoesBackward(var from, var to) ->
                    "From "
                            + from
                            + " to "
                            + to
                            + " is backward: a man goes forward only, until it is crowned.";
            case Occupied(var square) ->
                    "Square " + square + " is occupied: a piece moves to a vacant square.";
            case NothingToJump(var from, var over, var to) ->
                    "There is no piece on "
                            + over
                            + " to jump from "
                            + from
                            + " to "
                            + to
                            + ": a jump takes a piece of the opponent.";
            case OwnPieceJumped(var over) ->
                    "The piece on " + over + " is your own: only the opponent's are jumped.";
            case JumpedTwice(var over) ->
                    "The piece on "
                            + over
                            + " is jumped already: no piece is jumped twice in a move.";
            case JumpIsCompulsory(var jumps) ->
                    "You must jump: " + Words.or(jumps) + ". A player who can jump must do so.";
            case JumpMustGoOn(var at, var onTo) ->
                    "The jump must go on from "
                            + at
                            + " to "
                            + Words.or(onTo)
                            + ": a player may not stop in the middle of a jump.";
            case CrownedManStops(var at) ->
                    "The man is crowned on " + at + " and its turn ends there.";
            case StepEndsTurn(var at) ->
                    "The turn ends on "
                            + at
                            + ": a piece steps once, and after a jump it can only jump.";
            case RouteIsUnclear(var routes) ->
                    "Several routes fit: " + Words.or(routes) + ". Name the squares on the way.";
        };
    }
}
