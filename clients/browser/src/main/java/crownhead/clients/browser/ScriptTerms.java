package crownhead.clients.browser;

import crownhead.rules.DrawRule;
import crownhead.rules.Position;
import crownhead.rules.dress.ColourSet;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** What two people at one screen have agreed on, as a script says it. */
public interface ScriptTerms extends JSObject {
    /** {@code none}, {@code game} (a time for the game) or {@code move} (one for each move). */
    @JSProperty("time")
    String time();

    /** The time for the game, or the limit of a move. */
    @JSProperty("limitMillis")
    double limitMillis();

    /** What every move adds to the time for the game, or the warning limit of a move. */
    @JSProperty("moreMillis")
    double moreMillis();

    /** A colour set by its id. */
    @JSProperty("colours")
    String colours();

    /** Whether the host has the first move. Chance is the script's business. */
    @JSProperty("hostIsFirst")
    boolean hostIsFirst();

    @JSProperty("host")
    String host();

    @JSProperty("guest")
    String guest();

    /** {@code host}, if only the host reads what is told; otherwise whoever is to act reads it. */
    @JSProperty("reader")
    String reader();

    /** The terms of a table with these wishes. */
    static Terms of(ScriptTerms wished) {
        return new Terms(
                timeControl(wished),
                Terms.Stakes.CASUAL,
                wished.hostIsFirst() ? Terms.Seating.HOST_FIRST : Terms.Seating.HOST_SECOND,
                DrawRule.CLAIMED,
                Terms.Pauses.STANDARD,
                Duration.ZERO,
                ColourSet.named(wished.colours()).orElse(ColourSet.DEFAULT),
                Position.START);
    }

    private static TimeControl timeControl(ScriptTerms wished) {
        Duration limit = Duration.ofMillis((long) wished.limitMillis());
        Duration more = Duration.ofMillis((long) wished.moreMillis());
        return switch (wished.time()) {
            case "none" -> new TimeControl.Untimed();
            case "game" -> new TimeControl.PerPlayer(limit, more);
            case "move" -> new TimeControl.PerMove(limit, more);
            default ->
                    throw new IllegalArgumentException(
                            "No time \"" + wished.time() + "\": it is none, game or move");
        };
    }
}
