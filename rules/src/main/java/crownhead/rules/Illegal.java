package crownhead.rules;

import java.util.List;

/**
 * Why a move is refused: as data for programs, and as a sentence for people that names squares and
 * the rule.
 */
public sealed interface Illegal {
    /** A stable name for programs. */
    String code();

    String sentence();

    record NotYourTurn() implements Illegal {
        @Override
        public String code() {
            return "not-your-turn";
        }

        @Override
        public String sentence() {
            return "It is not your turn: wait for your opponent's move.";
        }
    }

    record GameIsOver(Outcome outcome) implements Illegal {
        @Override
        public String code() {
            return "game-over";
        }

        @Override
        public String sentence() {
            return "The game is over: no move is played after its end.";
        }
    }

    record NoPiece(Square square) implements Illegal {
        @Override
        public String code() {
            return "no-piece";
        }

        @Override
        public String sentence() {
            return "There is no piece on " + square + " to move.";
        }
    }

    record OpponentsPiece(Square square) implements Illegal {
        @Override
        public String code() {
            return "opponents-piece";
        }

        @Override
        public String sentence() {
            return "The piece on " + square + " is the opponent's: a player moves only their own.";
        }
    }

    record LightSquare(Cell cell) implements Illegal {
        @Override
        public String code() {
            return "light-square";
        }

        @Override
        public String sentence() {
            return "Row "
                    + cell.row()
                    + ", column "
                    + cell.column()
                    + " is a light square: checkers is played on the dark ones.";
        }
    }

    record NoDestination(Square square) implements Illegal {
        @Override
        public String code() {
            return "no-destination";
        }

        @Override
        public String sentence() {
            return "The piece on " + square + " must go to another square.";
        }
    }

    record NotDiagonal(Square from, Square to) implements Illegal {
        @Override
        public String code() {
            return "not-diagonal";
        }

        @Override
        public String sentence() {
            return "From " + from + " to " + to + " is no diagonal: pieces move diagonally.";
        }
    }

    record TooFar(Square from, Square to) implements Illegal {
        @Override
        public String code() {
            return "too-far";
        }

        @Override
        public String sentence() {
            return "From "
                    + from
                    + " to "
                    + to
                    + " is too far: a piece steps to the next square, or jumps over one.";
        }
    }

    record ManGoesBackward(Square from, Square to) implements Illegal {
        @Override
        public String code() {
            return "man-backward";
        }

        @Override
        public String sentence() {
            return "From "
                    + from
                    + " to "
                    + to
                    + " is backward: a man goes forward only, until it is crowned.";
        }
    }

    record Occupied(Square square) implements Illegal {
        @Override
        public String code() {
            return "occupied";
        }

        @Override
        public String sentence() {
            return "Square " + square + " is occupied: a piece moves to a vacant square.";
        }
    }

    record NothingToJump(Square from, Square over, Square to) implements Illegal {
        @Override
        public String code() {
            return "nothing-to-jump";
        }

        @Override
        public String sentence() {
            return "There is no piece on "
                    + over
                    + " to jump from "
                    + from
                    + " to "
                    + to
                    + ": a jump takes a piece of the opponent.";
        }
    }

    record OwnPieceJumped(Square over) implements Illegal {
        @Override
        public String code() {
            return "own-piece-jumped";
        }

        @Override
        public String sentence() {
            return "The piece on " + over + " is your own: only the opponent's are jumped.";
        }
    }

    record JumpedTwice(Square over) implements Illegal {
        @Override
        public String code() {
            return "jumped-twice";
        }

        @Override
        public String sentence() {
            return "The piece on "
                    + over
                    + " is jumped already: no piece is jumped twice in a move.";
        }
    }

    /** The moves are those that may be played instead. */
    record JumpIsCompulsory(List<Move> jumps) implements Illegal {
        public JumpIsCompulsory {
            jumps = List.copyOf(jumps);
        }

        @Override
        public String code() {
            return "jump-compulsory";
        }

        @Override
        public String sentence() {
            return "You must jump: " + Words.or(jumps) + ". A player who can jump must do so.";
        }
    }

    /** The squares are those where the jump may go on to. */
    record JumpMustGoOn(Square at, List<Square> onTo) implements Illegal {
        public JumpMustGoOn {
            onTo = List.copyOf(onTo);
        }

        @Override
        public String code() {
            return "jump-must-go-on";
        }

        @Override
        public String sentence() {
            return "The jump must go on from "
                    + at
                    + " to "
                    + Words.or(onTo)
                    + ": a player may not stop in the middle of a jump.";
        }
    }

    record CrownedManStops(Square at) implements Illegal {
        @Override
        public String code() {
            return "crowned-man-stops";
        }

        @Override
        public String sentence() {
            return "The man is crowned on " + at + " and its turn ends there.";
        }
    }

    record StepEndsTurn(Square at) implements Illegal {
        @Override
        public String code() {
            return "step-ends-turn";
        }

        @Override
        public String sentence() {
            return "The turn ends on "
                    + at
                    + ": a piece steps once, and after a jump it can only jump.";
        }
    }

    /** Only both ends were named, and these moves share them. */
    record RouteIsUnclear(List<Move> routes) implements Illegal {
        public RouteIsUnclear {
            routes = List.copyOf(routes);
        }

        @Override
        public String code() {
            return "route-unclear";
        }

        @Override
        public String sentence() {
            return "Several routes fit: " + Words.or(routes) + ". Name the squares on the way.";
        }
    }
}
