package crownhead.bench.baseline;

import crownhead.bench.load.Bot;
import crownhead.bench.load.MoveTimes;

/** Says a line as long as a move whenever its partner has said one. */
public final class PlainBot implements Bot {
    private final String says;
    private final MoveTimes.Stopwatch stopwatch;

    /** {@code name} tells it from its partner; both share a stopwatch. */
    public PlainBot(String name, MoveTimes.Stopwatch stopwatch) {
        this.says = "{\"type\":\"play\",\"id\":\"" + name + "\",\"game\":1,\"path\":[11,15]}";
        this.stopwatch = stopwatch;
    }

    @Override
    public String hear(String line) {
        if (line.equals(says)) {
            return "";
        }
        if (!line.equals(PlainForwarder.START)) {
            stopwatch.received();
        }
        stopwatch.sent();
        return says + "\n";
    }
}
