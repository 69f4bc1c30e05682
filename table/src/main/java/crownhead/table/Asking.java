package crownhead.table;

import crownhead.rules.Side;
import java.time.Instant;
import java.util.List;

/** What one player of a table asks the other, and answers. */
final class Asking {
    static final int MOVES_BETWEEN_OFFERS = 5;

    private final Table table;
    private final Side side;

    Asking(Table table, Side side) {
        this.table = table;
        this.side = side;
    }

    Decision offerDraw() {
        int toGo = table.conduct(side).mayOfferFrom() - table.ownMoves(side);
        if (table.question().isPresent()) {
            return Deciding.refuse(Refusal.Plain.QUESTION_OPEN);
        }
        return toGo > 0
                ? Deciding.refuse(new Refusal.OfferTooSoon(toGo))
                : Deciding.accept(new TableEvent.DrawOffered(side));
    }

    Decision askTakeBack() {
        if (table.terms().stakes() == Terms.Stakes.RATED) {
            return Deciding.refuse(Refusal.Plain.NO_TAKE_BACK);
        }
        if (table.question().isPresent()) {
            return Deciding.refuse(Refusal.Plain.QUESTION_OPEN);
        }
        if (table.ownMoves(side) == 0) {
            return Deciding.refuse(Refusal.Plain.NOTHING_TO_TAKE_BACK);
        }
        return table.ownMoves(side) < table.conduct(side).mayAskFrom()
                ? Deciding.refuse(Refusal.Plain.TAKE_BACK_TOO_SOON)
                : Deciding.accept(new TableEvent.TakeBackAsked(side));
    }

    /** Answers what the opponent has asked. */
    Decision answer(Question.Kind kind, TableEvent answer) {
        Question asked = new Question(kind, side.opponent());
        return table.question().filter(asked::equals).isPresent()
                ? Deciding.accept(answer)
                : Deciding.refuse(Refusal.Plain.NOTHING_TO_ANSWER);
    }

    /**
     * The opponent's last move, and the reply to it if there was one: then it is the opponent's
     * turn again.
     */
    TableEvent takenBack(Instant now) {
        Side asker = side.opponent();
        int plies = table.toMove() == asker ? 2 : 1;
        Clock clock = table.clock().takenBack(now);
        return new TableEvent.TookBack(
                asker, plies, table.pause().isPresent() ? clock : clock.startedFor(asker, now));
    }

    /** Who moves has answered: the offer is declined, and nothing is taken back any more. */
    List<TableEvent> declinedByMoving() {
        if (table.question().isEmpty()) {
            return List.of();
        }
        Question question = table.question().get();
        return switch (question.kind()) {
            case DRAW ->
                    question.by() == side ? List.of() : List.of(new TableEvent.DrawDeclined(side));
            case TAKE_BACK -> List.of(new TableEvent.TakeBackDeclined(side));
        };
    }
}
