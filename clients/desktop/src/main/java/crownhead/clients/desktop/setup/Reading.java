package crownhead.clients.desktop.setup;

import crownhead.clients.connection.Introduction;
import crownhead.clients.connection.Name;
import crownhead.clients.connection.Site;
import crownhead.clients.connection.Whereabouts;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what was filled in, and says what cannot be read. */
final class Reading {
    private static final Pattern TIME = Pattern.compile("(\\d{1,2}):([0-5]\\d)");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,5}");

    /** Those below belong to the system. */
    private static final int LOWEST_OWN_PORT = 1025;

    /** Above it a table with its places does not fit. */
    private static final int HIGHEST_OWN_PORT = 65_532;

    private static final int HIGHEST_PORT = 65_535;

    private final Form form;

    Reading(Form form) {
        this.form = form;
    }

    String complaint(Field field) {
        return switch (field) {
            case NAME -> aboutName(Field.NAME);
            case OTHER -> aboutOther();
            case LIMIT, WARNING -> aboutTime(field);
            case ADDRESS -> aboutAddress();
            case PORT -> aboutPort();
            case LINK -> aboutLink();
        };
    }

    private String aboutName(Field field) {
        return Name.isAllowed(text(field)) ? "" : Name.RULE;
    }

    private String aboutOther() {
        boolean isSame = text(Field.OTHER).equalsIgnoreCase(text(Field.NAME));
        return isSame ? "The two players need different names." : aboutName(Field.OTHER);
    }

    private String aboutTime(Field field) {
        if (!TIME.matcher(text(field)).matches()) {
            return "Write minutes and seconds: 1:30.";
        }
        Duration time = time(field);
        boolean isWithin =
                time.compareTo(TimeControl.PerMove.SHORTEST) >= 0
                        && time.compareTo(TimeControl.PerMove.LONGEST) <= 0;
        return isWithin ? "" : "From 0:10 to 5:00.";
    }

    private String aboutAddress() {
        String text = text(Field.ADDRESS);
        if (text.isEmpty()) {
            return "Where does the other computer wait? For example 192.168.1.20.";
        }
        if (text.contains("://")) {
            return "A link belongs to \"" + Mode.HOUSE.title() + "\".";
        }
        String bracketed = text.indexOf(':') >= 0 ? "[" + text + "]" : text;
        return switch (Whereabouts.read(bracketed)) {
            case Whereabouts.Found _ -> "";
            case Whereabouts.Unclear _ -> "That is no address: a name, or numbers and dots.";
        };
    }

    private String aboutPort() {
        int lowest = form.mode() == Mode.HOST ? LOWEST_OWN_PORT : 1;
        int highest = form.mode() == Mode.HOST ? HIGHEST_OWN_PORT : HIGHEST_PORT;
        boolean isPort =
                NUMBER.matcher(text(Field.PORT)).matches() && port() >= lowest && port() <= highest;
        return isPort ? "" : "A number from " + lowest + " to " + highest + ".";
    }

    private String aboutLink() {
        return switch (Whereabouts.read(text(Field.LINK))) {
            case Whereabouts.Found found when found.entrance() instanceof Site -> "";
            case Whereabouts.Found _ -> "A house begins with http:// or https://.";
            case Whereabouts.Unclear(String why) -> why;
        };
    }

    int port() {
        return Integer.parseInt(text(Field.PORT));
    }

    Duration time(Field field) {
        Matcher parts = TIME.matcher(text(field));
        if (!parts.matches()) {
            throw new IllegalStateException("No time: " + text(field));
        }
        return Duration.ofMinutes(Integer.parseInt(parts.group(1)))
                .plusSeconds(Integer.parseInt(parts.group(2)));
    }

    Plan.Join house(String name) {
        if (!(Whereabouts.read(text(Field.LINK)) instanceof Whereabouts.Found found)) {
            throw new IllegalStateException("No house: " + text(Field.LINK));
        }
        return new Plan.Join(
                found.entrance(),
                new Introduction(
                        Optional.of(name), false, found.table(), Optional.empty(), found.key()));
    }

    private String text(Field field) {
        return form.text(field).strip();
    }
}
