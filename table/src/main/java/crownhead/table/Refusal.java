package crownhead.table;

import crownhead.rules.Illegal;

/** Why a table refuses a command: as data for programs, and as a sentence for people. */
public sealed interface Refusal {
    /** The move itself is not allowed by the rules of the game. */
    record IllegalMove(Illegal why) implements Refusal {}

    /** The player had seen another number of turns than have been played. */
    record StalePly(int seen, int played) implements Refusal {}

    /** A draw was refused: so many own moves must come before the next offer. */
    record OfferTooSoon(int ownMovesToGo) implements Refusal {}

    enum Plain implements Refusal {
        NOT_SEATED("not-seated", "You have no seat at this table."),
        SEAT_TAKEN("seat-taken", "Both seats of this table are taken."),
        OWN_TABLE("own-table", "You host this table: somebody else must sit down."),
        NOT_STARTED("not-started", "The game has not started: it waits for a second player."),
        GAME_OVER("game-over", "The game is over."),
        PAUSED("paused", "The game is paused: moves are made when it goes on."),
        QUESTION_OPEN("question-open", "Another question is open: it must be answered first."),
        NOTHING_TO_ANSWER("nothing-to-answer", "Your opponent has asked nothing of that kind."),
        NO_CLAIM("no-claim", "No draw can be claimed now: neither count has been reached."),
        NO_TAKE_BACK("no-take-back", "Moves are not taken back in a rated game."),
        TAKE_BACK_TOO_SOON(
                "take-back-too-soon",
                "Your request was declined: you may ask again after your next move."),
        NOTHING_TO_TAKE_BACK("nothing-to-take-back", "You have made no move yet."),
        TOO_LATE_TO_ABORT("too-late-to-abort", "Both sides have moved: you may resign instead."),
        NO_PAUSES_LEFT("no-pauses-left", "You have no pauses left in this game."),
        NOT_PAUSED("not-paused", "The game is not paused."),
        NOT_YOUR_PAUSE("not-your-pause", "Only the player who paused may continue."),
        NOTHING_CHANGES("nothing-changes", "That changes nothing."),
        NOTHING_DUE("nothing-due", "No time has run out.");

        private final String code;
        private final String sentence;

        Plain(String code, String sentence) {
            this.code = code;
            this.sentence = sentence;
        }
    }

    /** A stable name for programs. */
    default String code() {
        return switch (this) {
            case IllegalMove(Illegal why) -> why.code();
            case StalePly _ -> "stale-ply";
            case OfferTooSoon _ -> "offer-too-soon";
            case Plain plain -> plain.code;
        };
    }

    default String sentence() {
        return switch (this) {
            case IllegalMove(Illegal why) -> why.sentence();
            case StalePly(int seen, int played) ->
                    "You had seen "
                            + seen
                            + (seen == 1 ? " turn, but " : " turns, but ")
                            + played
                            + (played == 1 ? " has" : " have")
                            + " been played: look again.";
            case OfferTooSoon(int moves) ->
                    "Your offer was declined: you may offer a draw again after "
                            + moves
                            + " more of your moves.";
            case Plain plain -> plain.sentence;
        };
    }
}
