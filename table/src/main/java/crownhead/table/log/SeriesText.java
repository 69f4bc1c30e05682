package crownhead.table.log;

import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.series.Answer;
import crownhead.table.series.Invitation;
import crownhead.table.series.Series;
import crownhead.table.series.SeriesEvent;
import crownhead.table.series.SeriesTerms;
import crownhead.table.series.Wish;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;

/** What happens from game to game, as lines of text. */
public final class SeriesText {
    /** What the lines look like. It grows by one when an old line could be misunderstood. */
    public static final int SCHEMA = 1;

    private static final Names<Wish> WISHES =
            new Names<>(Map.of(Wish.PLAY, "play", Wish.WATCH, "watch"));
    private static final Names<Answer> ANSWERS =
            new Names<>(Map.of(Answer.YES, "yes", Answer.NO, "no"));
    private static final Names<Invitation> INVITATIONS =
            new Names<>(
                    Map.of(
                            Invitation.REMATCH, "rematch",
                            Invitation.GO_ON, "go-on",
                            Invitation.TAKE_SEAT, "take-seat"));

    private SeriesText() {}

    public static String write(SeriesEvent event) {
        return fields(event).write();
    }

    /** The series that a whole log leads to. */
    public static Series replay(List<String> lines) {
        if (!(read(lines.getFirst()) instanceof SeriesEvent.Opened opened)) {
            throw new IllegalArgumentException(
                    "A log starts with \"opened\", not \"" + lines.getFirst() + "\"");
        }
        Series series = Series.opened(opened);
        for (String line : lines.subList(1, lines.size())) {
            series = series.after(read(line));
        }
        return series;
    }

    public static SeriesEvent read(String line) {
        Fields fields = Fields.read(line);
        return switch (fields.name()) {
            case "opened" -> new SeriesEvent.Opened(terms(fields));
            case "arrived" ->
                    new SeriesEvent.Arrived(who(fields), WISHES.named(fields.text("wish")));
            case "departed" -> new SeriesEvent.Departed(who(fields));
            case "seated" -> new SeriesEvent.Seated(who(fields));
            case "unseated" -> new SeriesEvent.Unseated(who(fields));
            case "game-opened" ->
                    new SeriesEvent.GameOpened(fields.number("game"), SeatsText.read(fields));
            case "game-over" -> new SeriesEvent.GameOver(fields.number("game"));
            case "asked" ->
                    new SeriesEvent.Asked(
                            INVITATIONS.named(fields.text("invitation")),
                            everyone(fields.text("who")),
                            fields.moment("until"));
            case "replied" ->
                    new SeriesEvent.Replied(who(fields), ANSWERS.named(fields.text("answer")));
            case "closed" -> new SeriesEvent.Closed();
            default ->
                    throw new IllegalArgumentException(
                            "No event of a series is stored as \"" + fields.name() + "\"");
        };
    }

    private static Fields fields(SeriesEvent event) {
        return switch (event) {
            case SeriesEvent.Opened(SeriesTerms terms) ->
                    new Fields("opened")
                            .with("seating", TermsText.SEATING.of(terms.seating()))
                            .with("players-answer", terms.playersAnswer())
                            .with("spectators-answer", terms.spectatorsAnswer());
            case SeriesEvent.Arrived(PlayerId who, Wish wish) ->
                    of("arrived", who).with("wish", WISHES.of(wish));
            case SeriesEvent.Departed(PlayerId who) -> of("departed", who);
            case SeriesEvent.Seated(PlayerId who) -> of("seated", who);
            case SeriesEvent.Unseated(PlayerId who) -> of("unseated", who);
            case SeriesEvent.GameOpened(int game, Seats seats) ->
                    SeatsText.write(of("game-opened", game), seats);
            case SeriesEvent.GameOver(int game) -> of("game-over", game);
            case SeriesEvent.Asked(Invitation invitation, List<PlayerId> who, Instant until) ->
                    new Fields("asked")
                            .with("invitation", INVITATIONS.of(invitation))
                            .with("who", everyone(who))
                            .with("until", until);
            case SeriesEvent.Replied(PlayerId who, Answer answer) ->
                    of("replied", who).with("answer", ANSWERS.of(answer));
            case SeriesEvent.Closed _ -> new Fields("closed");
        };
    }

    private static SeriesTerms terms(Fields fields) {
        return new SeriesTerms(
                TermsText.SEATING.named(fields.text("seating")),
                fields.duration("players-answer"),
                fields.duration("spectators-answer"));
    }

    private static Fields of(String name, PlayerId who) {
        return new Fields(name).with("who", who.value());
    }

    private static Fields of(String name, int game) {
        return new Fields(name).with("game", Integer.toString(game));
    }

    private static PlayerId who(Fields fields) {
        return new PlayerId(fields.text("who"));
    }

    private static String everyone(List<PlayerId> who) {
        List<String> ids = new ArrayList<>();
        for (PlayerId id : who) {
            ids.add(id.value());
        }
        return String.join(",", ids);
    }

    private static List<PlayerId> everyone(String text) {
        List<PlayerId> who = new ArrayList<>();
        StringTokenizer ids = new StringTokenizer(text, ",");
        while (ids.hasMoreTokens()) {
            who.add(new PlayerId(ids.nextToken()));
        }
        return who;
    }
}
