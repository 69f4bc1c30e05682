package crownhead.clients.desktop.setup;

import crownhead.clients.connection.Address;
import crownhead.clients.connection.Introduction;
import crownhead.clients.connection.LocalTable;
import crownhead.clients.connection.Whereabouts;
import crownhead.table.TimeControl;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The set-up of a game as it is filled in, right or wrong. */
public record Form(Mode mode, Pace pace, Map<Field, String> entries) {
    /** Before anybody has filled in anything. */
    public static final Form USUAL =
            new Form(
                    Mode.HERE,
                    Pace.UNTIMED,
                    Map.of(
                            Field.NAME, "Player 1",
                            Field.OTHER, "Player 2",
                            Field.LIMIT, "5:00",
                            Field.WARNING, "1:00",
                            Field.ADDRESS, "localhost",
                            Field.PORT, Integer.toString(Whereabouts.STANDARD_PORT),
                            Field.LINK, "http://localhost:8080"));

    public Form {
        entries = Map.copyOf(entries);
    }

    public Form with(Mode other) {
        return new Form(other, pace, entries);
    }

    public Form with(Pace other) {
        return new Form(mode, other, entries);
    }

    public Form with(Field field, String text) {
        Map<Field, String> changed = new EnumMap<>(entries);
        changed.put(field, text);
        return new Form(mode, pace, changed);
    }

    public String text(Field field) {
        return entries.getOrDefault(field, "");
    }

    /** Whether a field has to be filled in. */
    public boolean asksFor(Field field) {
        return Field.of(mode).contains(field) && (pace == Pace.TIMED || !field.isTime());
    }

    /** Whether it is for this person to say how much time there is. */
    public boolean asksForPace() {
        return Field.of(mode).contains(Field.LIMIT);
    }

    /** What is wrong with a field, in words; empty when nothing is. */
    public String complaint(Field field) {
        return asksFor(field) ? new Reading(this).complaint(field) : "";
    }

    /** What is to be played, when everything is filled in as it should be. */
    public Optional<Plan> plan() {
        for (Field field : Field.values()) {
            if (!complaint(field).isEmpty()) {
                return Optional.empty();
            }
        }
        return Optional.of(soundPlan());
    }

    private Plan soundPlan() {
        Reading reading = new Reading(this);
        String name = text(Field.NAME).strip();
        return switch (mode) {
            case HERE ->
                    new Plan.Here(
                            new LocalTable.People(name, text(Field.OTHER).strip()),
                            timeControl(reading));
            case HOST -> new Plan.Host(name, timeControl(reading), reading.port());
            case JOIN ->
                    new Plan.Join(
                            new Address(text(Field.ADDRESS).strip(), reading.port()),
                            new Introduction(Optional.of(name), false, Optional.empty()));
            case HOUSE -> reading.house(name);
        };
    }

    private TimeControl timeControl(Reading reading) {
        return switch (pace) {
            case UNTIMED -> new TimeControl.Untimed();
            case TIMED ->
                    new TimeControl.PerMove(reading.time(Field.LIMIT), reading.time(Field.WARNING));
        };
    }
}
