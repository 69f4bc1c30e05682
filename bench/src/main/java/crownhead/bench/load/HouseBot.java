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

    /** The partners' meeting: one hosts, the other waits until it is said where. */
    public static final class Meeting {
        private final String visibility;
        private volatile Optional<String> place = Optional.empty();

        private Meeting(String visibility) {
            this.visibility = visibility;
        }

        /** Nobody else finds it, but who has its key. */
        public static Meeting inPrivate() {
            return new Meeting("private");
        }

        /** Others find it too, and each rematch. */
        public static Meeting inPublic() {
            return new Meeting("public");
        }

        /** Where it is, in the words of a request. */
        Optional<String> place() {
            return place;
        }

        private void opened(String line) throws WrongWord {
            String name = visibility.equals("public") ? "table" : "key";
            place = Optional.of("\"" + name + "\":\"" + TableBot.text(line, name) + "\"");
        }

        private void moved(String table) {
            if (visibility.equals("public")) {
                place = Optional.of("\"table\":\"" + table + "\"");
            }
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
                meeting.opened(line);
                yield "";
            }
            case "welcome" -> {
                String table = TableBot.text(line, "table");
                meeting.moved(table);
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

    private String host() {
        return "{\"type\":\"host\",\"id\":\"h\",\"visibility\":\""
                + meeting.visibility
                + "\",\"time\":\"game:10m+0s\",\"draws\":\"automatic\",\"rated\":false}\n";
    }

    /** While there is no place, a ping keeps the time until it is looked for again. */
    private String join() {
        return meeting.place
                .map(place -> "{\"type\":\"join\",\"id\":\"j\"," + place + "}\n")
                .orElse(PING);
    }

    private String update(String line) throws WrongWord {
        return atTable.isPresent() ? atTable.get().hear(line) : "";
    }
}
