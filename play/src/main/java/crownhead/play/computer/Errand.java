package crownhead.play.computer;

import crownhead.rules.Side;
import crownhead.table.Question;
import crownhead.table.Table;

/** What there is to do for a player at a table, as it stands. */
enum Errand {
    /** The game is over. */
    LEAVE,
    /** It is for the other to do something. */
    WAIT,
    ANSWER_DRAW,
    ANSWER_TAKE_BACK,
    MOVE;

    static Errand at(Table table, Side side) {
        if (table.isOver()) {
            return LEAVE;
        }
        if (table.pause().isPresent()) {
            return WAIT;
        }
        return table.question()
                .filter(question -> question.by() != side)
                .map(Errand::answer)
                .orElseGet(() -> table.toMove() == side ? MOVE : WAIT);
    }

    private static Errand answer(Question question) {
        return switch (question.kind()) {
            case DRAW -> ANSWER_DRAW;
            case TAKE_BACK -> ANSWER_TAKE_BACK;
        };
    }
}
