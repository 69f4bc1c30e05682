package crownhead.bench.load;

import java.util.function.Supplier;

/** Comes to a game and looks on there, and at every rematch. */
public final class Onlooker implements Bot {
    private static final String PONG = "{\"type\":\"pong\"}\n";

    /** What an onlooker does once it is there. */
    public enum Habit {
        READS,
        NEVER_READS
    }

    private final Supplier<String> place;
    private final Habit habit;
    private boolean isThere;

    Onlooker(Supplier<String> place, Habit habit) {
        this.place = place;
        this.habit = habit;
    }

    @Override
    public String hear(String line) throws WrongWord {
        return switch (TableBot.text(line, "type")) {
            case "assigned" ->
                    "{\"type\":\"ready\",\"protocol\":1,\"secret\":\""
                            + TableBot.text(line, "secret")
                            + "\",\"watch\":true}\n";
            case "hall" -> "{\"type\":\"watch\",\"id\":\"w\"," + place.get() + "}\n";
            case "welcome" -> {
                isThere = true;
                yield "";
            }
            case "hello", "lobby", "yours", "pong", "update" -> "";
            case "ping" -> PONG;
            default -> throw new WrongWord(line);
        };
    }

    @Override
    public boolean isDeaf() {
        return isThere && habit == Habit.NEVER_READS;
    }
}
