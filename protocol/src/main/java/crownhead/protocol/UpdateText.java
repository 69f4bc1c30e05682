package crownhead.protocol;

import crownhead.rules.Square;
import crownhead.rules.notation.Fen;
import java.util.List;

/**
 * Updates as JSON. They are nearly all that a house says, and nearly all of an update is the same
 * for everyone at a table: so they are written by hand, and that part once.
 */
public final class UpdateText {
    private static final int USUAL_LENGTH = 768;
    private static final int USUAL_OWN_LENGTH = 320;

    private final JsonText shared = new JsonText(USUAL_LENGTH);
    private final JsonText whole;

    /** {@code any} is told to one of those who are told the same. */
    public UpdateText(Update any) {
        shared.field("board", Fen.write(any.board()))
                .object("players", any.players(), UpdateText::players)
                .object("standing", any.standing(), UpdateText::standing);
        if (!any.events().isEmpty()) {
            happenings(shared, any.events());
        }
        shared.object("result", any.result(), UpdateText::ending)
                .object("statistics", any.statistics(), UpdateText::tallies);
        whole = new JsonText(USUAL_OWN_LENGTH + shared.length());
    }

    static String write(Update update) {
        return new UpdateText(update).to(update);
    }

    /**
     * The same news for somebody, one after the other: only what differs from one to another is
     * looked at here.
     */
    public String to(Update own) {
        return whole.clear()
                .open('{')
                .field("type", "update")
                .field("table", own.table())
                .field("game", own.game())
                .field("version", own.version())
                .field("timestamp", own.timestamp())
                .field("action", Words.of(own.action()))
                .field("message", own.message())
                .field("you", Words.of(own.you()))
                .words("answers", own.answers())
                .words("code", own.code())
                .object("question", own.question(), UpdateText::question)
                .more(shared)
                .close('}')
                .toString();
    }

    private static void question(JsonText json, Inquiry question) {
        json.field("kind", Words.of(question.kind()))
                .field("toYou", question.toYou())
                .number("millis", question.millis());
    }

    private static void players(JsonText json, Players players) {
        json.object("first", players.first(), UpdateText::player)
                .object("second", players.second(), UpdateText::player);
    }

    private static void player(JsonText json, Players.Player player) {
        json.field("name", player.name())
                .field("colour", player.colour())
                .number("awayMillis", player.awayMillis())
                .field("pausesLeft", player.pausesLeft());
    }

    private static void standing(JsonText json, Standing standing) {
        json.field("ply", standing.ply()).field("toMove", standing.toMove());
        json.name("legal").open('[');
        for (List<Square> path : standing.legal()) {
            json.squares(path);
        }
        json.close(']')
                .object("last", standing.last(), UpdateText::happening)
                .object("clock", standing.clock(), UpdateText::clocks)
                .object("counts", standing.counts(), UpdateText::counts)
                .object("pause", standing.pause(), UpdateText::pause);
    }

    private static void clocks(JsonText json, Standing.Clocks clocks) {
        json.number("first", clocks.first())
                .number("second", clocks.second())
                .side("running", clocks.running());
    }

    private static void counts(JsonText json, Standing.Counts counts) {
        json.field("occurrences", counts.occurrences())
                .field("quiet", counts.quiet())
                .words("claim", counts.claim());
    }

    private static void pause(JsonText json, Standing.Break pause) {
        json.field("by", pause.by()).field("millis", pause.millis());
    }

    private static void happenings(JsonText json, List<Happening> events) {
        json.name("events").open('[');
        for (Happening event : events) {
            json.open('{');
            happening(json, event);
            json.close('}');
        }
        json.close(']');
    }

    private static void happening(JsonText json, Happening event) {
        json.field("event", event.event()).side("side", event.side());
        if (!event.path().isEmpty()) {
            json.field("path", event.path());
        }
        if (!event.taken().isEmpty()) {
            json.field("taken", event.taken());
        }
        event.crowned().ifPresent(it -> json.field("crowned", it));
        json.number("plies", event.plies())
                .number("millis", event.millis())
                .number("lagMillis", event.lagMillis())
                .object("result", event.result(), UpdateText::ending);
    }

    private static void ending(JsonText json, Ending ending) {
        json.field("outcome", ending.outcome())
                .side("winner", ending.winner())
                .field("reason", ending.reason());
    }

    private static void tallies(JsonText json, Tallies tallies) {
        json.object("first", tallies.first(), UpdateText::tally)
                .object("second", tallies.second(), UpdateText::tally);
    }

    private static void tally(JsonText json, Tallies.Tally tally) {
        json.field("moves", tally.moves())
                .field("captures", tally.captures())
                .field("kings", tally.kings())
                .field("averageMillis", tally.averageMillis())
                .field("longestMillis", tally.longestMillis());
    }

    /** Constants by the names that they have on the wire. */
    private static final class Words {
        private Words() {}

        static String of(Action action) {
            return switch (action) {
                case MOVE -> "move";
                case RECHECK -> "recheck";
                case WAIT -> "wait";
                case SHOW -> "show";
                case ANSWER -> "answer";
                case END -> "end";
                case WATCH -> "watch";
            };
        }

        static String of(Role role) {
            return switch (role) {
                case FIRST -> "first";
                case SECOND -> "second";
                case SPECTATOR -> "spectator";
            };
        }

        static String of(Inquiry.Kind kind) {
            return switch (kind) {
                case DRAW -> "draw";
                case TAKE_BACK -> "take-back";
                case REMATCH -> "rematch";
                case GO_ON -> "go-on";
                case TAKE_SEAT -> "take-seat";
            };
        }
    }
}
