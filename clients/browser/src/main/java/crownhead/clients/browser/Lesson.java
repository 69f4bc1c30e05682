package crownhead.clients.browser;

import crownhead.rules.Position;
import crownhead.rules.notation.Fen;

/**
 * A position to learn from; the learner is to move. What is best and how long it takes, the tables
 * say. First Position is as the American Checker Federation shows it among its standard positions;
 * the others were found in the tables, for lines in which much can be given away.
 */
enum Lesson {
    TWO_MEN("two-men", Theme.MOVE, "B:W26:B6"),
    KING_AND_KING("king-and-king", Theme.MOVE, "B:WK3:BK24"),
    WAIT_FOR_IT("wait-for-it", Theme.MOVE, "B:W11:BK24"),
    ALONG_THE_BOARD("along-the-board", Theme.MOVE, "B:WK25:BK32"),

    THREE_TO_ONE("three-to-one", Theme.TWO_KINGS, "B:WK32:BK1,K2,K3"),
    OUT_OF_THE_CORNER("out-of-the-corner", Theme.TWO_KINGS, "B:WK32:BK10,K14"),
    GIVE_ONE("give-one", Theme.TWO_KINGS, "B:WK19:BK3,K28"),
    FROM_AFAR("from-afar", Theme.TWO_KINGS, "B:WK14:BK1,K2"),

    GIVE_THE_MAN("give-the-man", Theme.WITH_A_MAN, "B:WK27:B16,K28"),
    BRING_IT_HOME("bring-it-home", Theme.WITH_A_MAN, "B:WK15:BK13,14"),
    LONG_WAY_HOME("long-way-home", Theme.WITH_A_MAN, "B:WK5:B3,K29"),

    CHANGE_OFF("change-off", Theme.TWO_AGAINST_TWO, "B:WK4,K20:BK15,K31"),
    CROWN_BY_CHANGE("crown-by-change", Theme.TWO_AGAINST_TWO, "B:W29,K31:B18,K20"),
    BOTH_AT_ONCE("both-at-once", Theme.TWO_AGAINST_TWO, "B:W29,K3:BK16,K18"),
    FIRST_POSITION_END("first-position-end", Theme.TWO_AGAINST_TWO, "W:WK15,K32:B16,K28"),
    FIRST_POSITION("first-position", Theme.TWO_AGAINST_TWO, "W:W20,K15:B12,K28"),

    DOUBLE_CORNER("double-corner", Theme.DRAWS, "B:WK9:BK1"),
    RUN_FOR_IT("run-for-it", Theme.DRAWS, "B:WK5:BK7"),
    FACE_TWO("face-two", Theme.DRAWS, "B:W20,K16:BK10"),
    BESIEGE_TWO("besiege-two", Theme.DRAWS, "B:WK4,K8:BK2"),
    BEHIND_THE_MAN("behind-the-man", Theme.DRAWS, "B:WK14,K20:B4,K15"),
    MEN_AGAINST_KINGS("men-against-kings", Theme.DRAWS, "B:WK28,K32:B9,16");

    private final String word;
    private final Theme theme;
    private final String fen;

    Lesson(String word, Theme theme, String fen) {
        this.word = word;
        this.theme = theme;
        this.fen = fen;
    }

    /** As scripts know it. */
    String word() {
        return word;
    }

    Theme theme() {
        return theme;
    }

    Position position() {
        return Fen.read(fen);
    }
}
