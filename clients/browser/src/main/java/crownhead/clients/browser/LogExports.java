package crownhead.clients.browser;

import crownhead.rules.Side;
import crownhead.rules.notation.Fen;
import crownhead.table.Seats;
import crownhead.table.Statistics;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import crownhead.table.log.EventText;
import crownhead.table.log.SeriesText;
import crownhead.table.series.Series;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;

/** Stored logs, replayed: what a server wrote, scripts read to the same table. */
public final class LogExports {
    private LogExports() {}

    /**
     * Replays a stored log and tells the table it leads to: position, turns, what each player did,
     * result.
     */
    @JSExport
    public static String[] replay(String[] lines) {
        Table table = EventText.replay(List.of(lines));
        List<String> told = new ArrayList<>();
        told.add(Fen.write(table.game().position()));
        told.add(table.game().moves().toString());
        for (Side side : Side.values()) {
            Statistics.Tally tally = table.statistics().of(side);
            told.add(
                    side
                            + " took "
                            + tally.captures()
                            + " in "
                            + tally.moves()
                            + " moves and thought "
                            + tally.thought().toMillis()
                            + " ms, "
                            + tally.longest().toMillis()
                            + " ms at most");
        }
        table.result()
                .ifPresent(result ->
                        told.add(EventText.write(new TableEvent.Ended(result, table.clock()))));
        return told.toArray(new String[0]);
    }

    /**
     * Replays the stored log of a series and tells where it leads: everybody there, who sits, the
     * last game's players, and what the table is doing.
     */
    @JSExport
    public static String[] replaySeries(String[] lines) {
        Series series = SeriesText.replay(List.of(lines));
        return new String[] {
            series.present().toString(),
            series.seated().toString(),
            series.lastSeats().map(Seats::toString).orElse("nobody has played"),
            series.games() + " games, then " + series.stage()
        };
    }
}
