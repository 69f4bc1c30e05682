package crownhead.table;

import java.util.List;

/** What a table says to a command. */
public sealed interface Decision {
    /** The command stands, and this is what happens. */
    record Accepted(List<TableEvent> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /**
     * Time ended the game before the command came: this is what happens, and the command does not
     * stand.
     */
    record Overtaken(List<TableEvent> events) implements Decision {
        public Overtaken {
            events = List.copyOf(events);
        }
    }

    /** Nothing happens. */
    record Refused(Refusal why) implements Decision {}
}
