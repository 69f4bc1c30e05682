package crownhead.server.show;

import crownhead.play.lobby.Visibility;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.TimeText;
import crownhead.rules.DrawRule;
import crownhead.rules.Position;
import crownhead.rules.dress.ColourSet;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.Optional;

/** What a host asks for, in the words of the table. What is not said is as usual. */
public final class GameTerms {
    private static final Duration LONGEST_GAME = Duration.ofHours(24);
    private static final Duration LONGEST_INCREMENT = Duration.ofMinutes(10);
    private static final int MOST_DAYS = 30;

    private GameTerms() {}

    /** The terms, or an exception that says what is wrong with them. */
    public static Terms read(ClientMessage.Host asked) {
        TimeControl time = time(asked.time());
        if (asked.rated() && !time.hasClock()) {
            throw new IllegalArgumentException("A rated game has a clock: choose another time.");
        }
        DrawRule draws = drawRule(asked.draws().orElse("claimed"));
        if (asked.rated() && draws == DrawRule.ADJUDICATED) {
            throw new IllegalArgumentException(
                    "A rated game is not adjudicated: choose claimed or automatic draws.");
        }
        return new Terms(
                time,
                asked.rated() ? Terms.Stakes.RATED : Terms.Stakes.CASUAL,
                seating(asked.side().orElse("random")),
                draws,
                asked.rated() ? Terms.Pauses.NONE : Terms.Pauses.STANDARD,
                Terms.STANDARD_GRACE,
                colours(asked.colours()),
                Position.START);
    }

    public static Visibility visibility(ClientMessage.Host asked) {
        return switch (asked.visibility().orElse("public")) {
            case "public" -> Visibility.PUBLIC;
            case "private" -> Visibility.PRIVATE;
            default -> throw new IllegalArgumentException("The visibility is public or private.");
        };
    }

    /** The time that somebody asks for; ten minutes each if they do not say. */
    public static TimeControl time(Optional<String> text) {
        if (text.isEmpty()) {
            return TimeControl.PerPlayer.WEB_STANDARD;
        }
        TimeControl time = TimeText.read(text.get());
        boolean isUsual =
                switch (time) {
                    case TimeControl.Untimed _, TimeControl.PerMove _ -> true;
                    case TimeControl.Inactivity _ -> false;
                    case TimeControl.PerPlayer(Duration game, Duration increment) ->
                            game.compareTo(LONGEST_GAME) <= 0
                                    && increment.compareTo(LONGEST_INCREMENT) <= 0;
                    case TimeControl.Correspondence(int days) -> days <= MOST_DAYS;
                };
        if (!isUsual) {
            throw new IllegalArgumentException(
                    "The time is none, move:5m+1m, game:10m+5s (24h+10m at most) or days:3 (30 at"
                            + " most).");
        }
        return time;
    }

    private static Terms.Seating seating(String side) {
        return switch (side) {
            case "first" -> Terms.Seating.HOST_FIRST;
            case "second" -> Terms.Seating.HOST_SECOND;
            case "random" -> Terms.Seating.RANDOM;
            default -> throw new IllegalArgumentException("The side is first, second or random.");
        };
    }

    private static DrawRule drawRule(String draws) {
        return switch (draws) {
            case "claimed" -> DrawRule.CLAIMED;
            case "automatic" -> DrawRule.AUTOMATIC;
            case "adjudicated" -> DrawRule.ADJUDICATED;
            default ->
                    throw new IllegalArgumentException(
                            "Draws are claimed, automatic or adjudicated.");
        };
    }

    private static ColourSet colours(Optional<String> id) {
        return id.map(named ->
                        ColourSet.named(named)
                                .orElseThrow(() ->
                                        new IllegalArgumentException(
                                                "There is no such colour set.")))
                .orElse(ColourSet.DEFAULT);
    }
}
