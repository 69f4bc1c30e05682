package crownhead.server.show;

import crownhead.rules.Move;
import crownhead.rules.Side;
import crownhead.rules.notation.Line;
import crownhead.rules.notation.PdnResult;
import crownhead.rules.notation.PdnWriter;
import crownhead.rules.notation.ScoreSheet;
import crownhead.rules.notation.Tag;
import crownhead.table.Result;
import crownhead.table.Table;
import crownhead.table.Terms;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A game as PDN. The first mover is Black there, whatever the colour of the pieces. */
public final class GameSheet {
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT).withZone(ZoneOffset.UTC);

    private GameSheet() {}

    /**
     * {@code site} is where the game was played, as an address; {@code played} is when it began by
     * the clock on the wall. The day is that of UTC.
     */
    public static String pdn(
            Table table, String first, String second, String site, Instant played) {
        List<Tag> tags =
                List.of(
                        new Tag("Event", event(table.terms().stakes())),
                        new Tag("Site", site),
                        new Tag("Date", DATE.format(played)),
                        new Tag("Round", "-"),
                        new Tag("Black", first),
                        new Tag("White", second));
        List<Move> moves = table.game().moves();
        return PdnWriter.write(
                new ScoreSheet(
                        tags,
                        table.game().startPosition(),
                        Line.of(moves),
                        result(table.result())));
    }

    private static String event(Terms.Stakes stakes) {
        return switch (stakes) {
            case CASUAL -> "Casual game";
            case RATED -> "Rated game";
        };
    }

    private static PdnResult result(Optional<Result> result) {
        return result.map(end ->
                        switch (end) {
                            case Result.Win(Side winner, _) ->
                                    winner == Side.FIRST
                                            ? PdnResult.FIRST_WON
                                            : PdnResult.SECOND_WON;
                            case Result.Draw _ -> PdnResult.DRAWN;
                            case Result.NoResult _ -> PdnResult.UNKNOWN;
                        })
                .orElse(PdnResult.UNKNOWN);
    }
}
