package crownhead.bench.load;

import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Comes into a house, meets its partner at a table that is opened for the two, and plays there and
 * at every table of a rematch.
 */
public final class HouseBot implements Bot {
    private static final String PING = "{\"type\":\"ping\"}\n";
    private static final String PONG = "{\"type\":\"pong\"}\n";

    /** The partners' meeting: one hosts, the other waits for the key. */
    public static final class Meeting {
        private volatile Optional<String> key = Optional.empty();

        Optional<String> key() {
            return key;
        }
    }

    private final Meeting meeting;
    private final boolean hosts;
    private final MoveTimes.Stopwatch stopwatch;
    private final RandomGenerator chance;
    private Optional<TableBot> atTable = Optional.empty();

    public HouseBot(
            Meeting meeting, boolean hosts, MoveTimes.Stopwatch stopwatch, RandomGenerator chance) {
        this.meeting = meeting;
        this.hosts = hosts;
        this.stopwatch = stopwatch;
        this.chance = chance;
    }

    @Override
    public String hear(String line) throws WrongWord {
        return switch (TableBot.text(line, "type")) {
            case "assigned" -> ready(TableBot.text(line, "secret"));
            case "hall" -> hosts ? host() : join();
            case "pong" -> join();
            case "opened" -> {
                meeting.key = Optional.of(TableBot.text(line, "key"));
                yield "";
            }
            case "welcome" -> {
                String table = TableBot.text(line, "table");
                atTable = Optional.of(new TableBot(table, stopwatch, chance, false));
                yield "";
            }
            case "hello", "lobby", "yours" -> "";
            case "update" -> update(line);
            case "ping" -> PONG;
            default -> throw new WrongWord(line);
        };
    }

    private static String ready(String secret) {
        return "{\"type\":\"ready\",\"protocol\":1,\"secret\":\"" + secret + "\"}\n";
    }

    private static String host() {
        return "{\"type\":\"host\",\"id\":\"h\",\"visibility\":\"private\","
                + "\"time\":\"game:10m+0s\",\"draws\":\"automatic\",\"rated\":false}\n";
    }

    /** While there is no key, a ping keeps the time until it is looked for again. */
    private String join() {
        return meeting.key
                .map(key -> "{\"type\":\"join\",\"id\":\"j\",\"key\":\"" + key + "\"}\n")
                .orElse(PING);
    }

    private String update(String line) throws WrongWord {
        return atTable.isPresent() ? atTable.get().hear(line) : "";
    }
}
