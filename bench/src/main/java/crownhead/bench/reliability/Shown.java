package crownhead.bench.reliability;

import java.util.Optional;

/**
 * An update as a client saw it.
 *
 * @param nanos when it came, by a clock that nobody can set
 * @param timestamp when it was sent, by the house's time
 * @param answers the request that it answers
 * @param code why that was refused
 * @param board as FEN
 * @param first what the first mover has left in milliseconds, where time is kept
 * @param isNews whether it tells what happened in its version, and not only how it stands
 */
public record Shown(
        long nanos,
        String table,
        long version,
        long timestamp,
        Optional<String> answers,
        Optional<String> code,
        String board,
        long ply,
        Optional<Long> first,
        Optional<Long> second,
        boolean isNews) {
    /** Reads the line of an update. */
    public static Shown read(String line, long nanos) {
        int standing = line.indexOf("\"standing\":{");
        int clock = line.indexOf("\"clock\":{", standing);
        return new Shown(
                nanos,
                Scan.text(line, "table").orElseThrow().intern(),
                Scan.number(line, "version").orElseThrow(),
                Scan.number(line, "timestamp").orElseThrow(),
                Scan.text(line, "answers"),
                Scan.text(line, "code"),
                Scan.text(line, "board").orElseThrow(),
                Scan.number(line, "ply", standing).orElseThrow(),
                Scan.number(line, "first", clock),
                Scan.number(line, "second", clock),
                line.contains("\"events\":[{"));
    }

    boolean isAcknowledgement() {
        return answers.isPresent() && code.isEmpty();
    }
}
