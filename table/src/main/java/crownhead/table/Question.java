package crownhead.table;

import crownhead.rules.Side;

/** What one player has asked the other, who has not answered yet. */
public record Question(Kind kind, Side by) {
    public enum Kind {
        DRAW,
        TAKE_BACK
    }
}
