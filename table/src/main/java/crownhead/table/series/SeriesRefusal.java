package crownhead.table.series;

/** Why a table refuses a command: as data for programs, and as a sentence for people. */
public enum SeriesRefusal {
    ALREADY_HERE("already-here", "You are at this table already."),
    NOT_HERE("not-here", "You are not at this table."),
    NOT_ASKED("not-asked", "You are not asked anything now."),
    ALREADY_SEATED("already-seated", "You have a seat already."),
    SEATS_TAKEN("seats-taken", "Both seats are taken: a game is played."),
    NOT_WAITING("not-waiting", "Others are asked first: no seat is free yet."),
    NO_SUCH_GAME("no-such-game", "That game is not the one that is played here now."),
    NOTHING_DUE("nothing-due", "No time has run out."),
    SERIES_CLOSED("series-closed", "This table is closed.");

    private final String code;
    private final String sentence;

    SeriesRefusal(String code, String sentence) {
        this.code = code;
        this.sentence = sentence;
    }

    /** A stable name for programs. */
    public String code() {
        return code;
    }

    public String sentence() {
        return sentence;
    }
}
