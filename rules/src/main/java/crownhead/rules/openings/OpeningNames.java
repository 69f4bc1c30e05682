package crownhead.rules.openings;

import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The names that players have given to positions of the opening. */
public final class OpeningNames {
    private static final Map<Position, String> NAMES = load();

    private OpeningNames() {}

    public static Optional<String> of(Position position) {
        return Optional.ofNullable(NAMES.get(position));
    }

    /** Every named position with its name. */
    public static Map<Position, String> all() {
        return Map.copyOf(NAMES);
    }

    private static Map<Position, String> load() {
        Map<Position, String> names = new LinkedHashMap<>();
        for (String line : ResourceLines.of("opening-names.txt")) {
            int tab = line.indexOf('\t');
            String name = line.substring(0, tab);
            String other = names.putIfAbsent(Fen.read(line.substring(tab + 1)), name);
            if (other != null) {
                throw new IllegalStateException("One position is called " + other + " and " + name);
            }
        }
        return names;
    }
}
