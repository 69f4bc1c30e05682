package crownhead.clients.presenter;

import crownhead.protocol.GameLine;
import crownhead.protocol.TimeText;
import crownhead.table.TimeControl;
import java.time.Duration;

/** The terms of a game in words. */
final class GameWords {
    private GameWords() {}

    /** {@code 10 min + 5 s}; what is not understood stays as it was said. */
    static String time(String text) {
        try {
            return words(TimeText.read(text));
        } catch (IllegalArgumentException e) {
            return text;
        }
    }

    private static String words(TimeControl control) {
        return switch (control) {
            case TimeControl.Untimed _ -> "no time limit";
            case TimeControl.Inactivity(Duration limit) -> words(limit) + " without a move";
            case TimeControl.PerMove(Duration limit, _) -> words(limit) + " a move";
            case TimeControl.PerPlayer(Duration time, Duration more) ->
                    more.isZero() ? words(time) : words(time) + " + " + words(more);
            case TimeControl.Correspondence(int days) ->
                    days + (days == 1 ? " day" : " days") + " a move";
        };
    }

    private static String words(Duration time) {
        return time.toSecondsPart() == 0 && time.toMinutes() > 0
                ? time.toMinutes() + " min"
                : time.toSeconds() + " s";
    }

    static String stakes(GameLine game) {
        return game.rated() ? "rated" : "casual";
    }

    /** Which side is left for who sits down. */
    static String otherSide(GameLine game) {
        return switch (game.side()) {
            case "first" -> "you move second";
            case "second" -> "you move first";
            default -> "random side";
        };
    }
}
