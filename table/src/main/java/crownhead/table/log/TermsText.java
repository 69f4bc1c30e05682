package crownhead.table.log;

import crownhead.rules.DrawRule;
import crownhead.rules.dress.ColourSet;
import crownhead.rules.notation.Fen;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.Map;

/** The terms of a game among the fields of a line. */
final class TermsText {
    private static final Names<Terms.Stakes> STAKES =
            new Names<>(Map.of(Terms.Stakes.CASUAL, "casual", Terms.Stakes.RATED, "rated"));
    static final Names<Terms.Seating> SEATING =
            new Names<>(
                    Map.of(
                            Terms.Seating.RANDOM, "random",
                            Terms.Seating.HOST_FIRST, "host-first",
                            Terms.Seating.HOST_SECOND, "host-second"));
    private static final Names<DrawRule> DRAWS =
            new Names<>(
                    Map.of(
                            DrawRule.CLAIMED, "claimed",
                            DrawRule.AUTOMATIC, "automatic",
                            DrawRule.ADJUDICATED, "adjudicated"));

    private TermsText() {}

    static Fields write(Fields fields, Terms terms) {
        writeTime(fields, terms.timeControl());
        return fields.with("stakes", STAKES.of(terms.stakes()))
                .with("seating", SEATING.of(terms.seating()))
                .with("draws", DRAWS.of(terms.drawRule()))
                .with("pauses", Integer.toString(terms.pauses().perPlayer()))
                .with("pause", terms.pauses().longest())
                .with("grace", terms.grace())
                .with("colours", terms.colours().id())
                .with("start", Fen.write(terms.start()));
    }

    static Terms read(Fields fields) {
        return new Terms(
                readTime(fields),
                STAKES.named(fields.text("stakes")),
                SEATING.named(fields.text("seating")),
                DRAWS.named(fields.text("draws")),
                new Terms.Pauses(fields.number("pauses"), fields.duration("pause")),
                fields.duration("grace"),
                ColourSet.named(fields.text("colours")).orElseThrow(),
                Fen.read(fields.text("start")));
    }

    private static Fields writeTime(Fields fields, TimeControl control) {
        return switch (control) {
            case TimeControl.Untimed _ -> fields.with("time", "untimed");
            case TimeControl.Inactivity(Duration limit) ->
                    fields.with("time", "inactivity").with("limit", limit);
            case TimeControl.PerMove(Duration limit, Duration warning) ->
                    fields.with("time", "per-move").with("limit", limit).with("warning", warning);
            case TimeControl.PerPlayer(Duration time, Duration increment) ->
                    fields.with("time", "per-player")
                            .with("limit", time)
                            .with("increment", increment);
            case TimeControl.Correspondence(int days) ->
                    fields.with("time", "correspondence").with("days", Integer.toString(days));
        };
    }

    private static TimeControl readTime(Fields fields) {
        return switch (fields.text("time")) {
            case "untimed" -> new TimeControl.Untimed();
            case "inactivity" -> new TimeControl.Inactivity(fields.duration("limit"));
            case "per-move" ->
                    new TimeControl.PerMove(fields.duration("limit"), fields.duration("warning"));
            case "per-player" ->
                    new TimeControl.PerPlayer(
                            fields.duration("limit"), fields.duration("increment"));
            case "correspondence" -> new TimeControl.Correspondence(fields.number("days"));
            default ->
                    throw new IllegalArgumentException(
                            "No time control is stored as \"" + fields.text("time") + "\"");
        };
    }
}
