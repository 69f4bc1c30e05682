package crownhead.server.hall;

import crownhead.play.HouseRefusal;

/** Why the hall refuses what has nothing to do with a game itself. */
public enum HallRefusal implements HouseRefusal {
    ALREADY_READY("already-ready", "You are in already."),
    AT_NO_TABLE("at-no-table", "You are at no table: join or watch a game first."),
    OTHER_TABLE("other-table", "That was meant for another table than this one."),
    OTHER_GAME("other-game", "That is not the game that is played here now."),
    NOTHING_NAMED("nothing-named", "Name a table or give a key."),
    SEATED_ALREADY("seated-already", "Too late for that: you are at a table already."),
    NOT_ASKED("not-asked", "You have not been asked that."),
    TOO_MANY_KEYS(
            "too-many-keys", "Too many keys from where you are were wrong: try again in a minute."),
    UNAVAILABLE("unavailable", "That could not be done now: try again.");

    private final String code;
    private final String sentence;

    HallRefusal(String code, String sentence) {
        this.code = code;
        this.sentence = sentence;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public String sentence() {
        return sentence;
    }

    /** What was asked for cannot be had: the sentence says why, and what can. */
    public record BadWish(String sentence) implements HouseRefusal {
        @Override
        public String code() {
            return "bad-wish";
        }
    }
}
