package crownhead.server.session;

import crownhead.protocol.ServerMessage;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** Why the house closes a connection. */
public enum Farewell {
    SERVER_FULL("server-full", "Server is full"),
    NOT_READY("not-ready", "You must be ready"),
    WRONG_SECRET(
            "wrong-secret",
            "Nobody with this secret is expected here: connect to the base port first."),
    WRONG_PROTOCOL("wrong-protocol", "This house speaks version 1 of the protocol."),
    BAD_NAME("bad-name", "A name has 1 to 24 letters, digits, spaces, - and _."),
    NAME_TAKEN("name-taken", "Somebody here has this name: choose another."),
    NO_SUCH_TABLE("no-such-table", "There is no such table here."),
    LINE_TOO_LONG("line-too-long", "A line has at most 4096 bytes."),
    NOT_TEXT("not-text", "A line is UTF-8 text."),
    TOO_FAST("too-fast", "You send more than anybody needs to: 100 messages in 20 seconds."),
    TOO_MANY_MISTAKES("too-many-mistakes", "Ten lines in a row were no messages."),
    TOO_SLOW("too-slow", "You do not read what is sent to you."),
    SILENT("silent", "Nothing was heard from you for 25 seconds."),
    SIGNED_OUT("signed-out", "You are signed out."),
    BAD_TICKET("bad-ticket", "This ticket is not good any more: ask for another."),
    TOO_MANY("too-many", "Too many come from where you are: try again in a minute."),
    UNAVAILABLE("unavailable", "The house cannot look you up now: try again in a moment."),
    TIME_OUT("time-out", "You did not move in time."),
    REPLACED("replaced", "You came back on another connection."),
    TABLE_CLOSED("table-closed", "The player who stayed does not want to go on."),
    DECLINED("declined", "The host does not want to play with you now."),
    GOODBYE("goodbye", "Goodbye."),
    CLOSING("closing", "The house is closing."),
    BROKEN("broken", "The house made a mistake with what you sent.");

    private static final int COMING_BACK_PER_SECOND = 400;
    private static final long SOONEST = 500;

    /** So long many leave the house to open again: whoever finds it closed comes all the same. */
    private static final long REOPENING = 3000;

    private static final long MOMENT = 1000;

    private final String code;
    private final String sentence;

    Farewell(String code, String sentence) {
        this.code = code;
        this.sentence = sentence;
    }

    /**
     * A goodbye of a house that will be back. So that not all of so many clients come back at once,
     * each is told a moment of its own.
     */
    public static ServerMessage.Bye closing(int clients) {
        int spread = Math.max(1, clients * 1000 / COMING_BACK_PER_SECOND);
        long soonest = SOONEST + Math.min(REOPENING, spread);
        long wait = soonest + ThreadLocalRandom.current().nextInt(spread);
        return new ServerMessage.Bye(CLOSING.code, CLOSING.sentence, Optional.of(wait));
    }

    /** Who only could not be looked up just now is to come back, and told when. */
    public ServerMessage.Bye bye() {
        return this == UNAVAILABLE
                ? new ServerMessage.Bye(code, sentence, Optional.of(MOMENT))
                : new ServerMessage.Bye(code, sentence);
    }
}
