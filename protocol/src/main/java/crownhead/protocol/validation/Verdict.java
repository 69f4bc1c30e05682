package crownhead.protocol.validation;

import crownhead.rules.Illegal;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.Square;
import java.util.List;
import java.util.Optional;

/**
 * What the rules say to a question.
 *
 * @param reached the position after the last turn that may be played
 */
public record Verdict(Position reached, Optional<Refusal> refusal) {
    /**
     * The turn that may not be played.
     *
     * @param turn which one it is, counted from 1
     */
    public record Refusal(int turn, Illegal why) {}

    public static Verdict on(Question question) {
        Position position = question.start();
        int turn = 0;
        for (List<Square> path : question.turns()) {
            turn++;
            switch (position.ruling(path)) {
                case Ruling.Legal(Move move) -> position = position.after(move);
                case Ruling.Refused(Illegal why) -> {
                    return new Verdict(position, Optional.of(new Refusal(turn, why)));
                }
            }
        }
        return new Verdict(position, Optional.empty());
    }
}
