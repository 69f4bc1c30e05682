package crownhead.clients.desktop.setup;

import java.util.EnumSet;
import java.util.Set;

/** What a person fills in. */
public enum Field {
    NAME("Your name"),
    OTHER("The other player"),
    LIMIT("Time for a move"),
    WARNING("Time after the warning"),
    ADDRESS("Address"),
    PORT("Port"),
    LINK("Address or link");

    private final String label;

    Field(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    /** What is asked for in a mode; whether moves are timed is the host's to say. */
    static Set<Field> of(Mode mode) {
        return switch (mode) {
            case HERE -> EnumSet.of(NAME, OTHER, LIMIT, WARNING);
            case HOST -> EnumSet.of(NAME, LIMIT, WARNING, PORT);
            case JOIN -> EnumSet.of(NAME, ADDRESS, PORT);
            case HOUSE -> EnumSet.of(NAME, LINK);
        };
    }

    boolean isTime() {
        return this == LIMIT || this == WARNING;
    }
}
