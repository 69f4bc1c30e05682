package crownhead.table.log;

import java.util.Map;

/** The stored names of the values of an enum, read and written. */
final class Names<E extends Enum<E>> {
    private final Map<E, String> names;

    Names(Map<E, String> names) {
        this.names = Map.copyOf(names);
    }

    String of(E value) {
        String name = names.get(value);
        if (name == null) {
            throw new IllegalStateException("No stored name for " + value);
        }
        return name;
    }

    E named(String name) {
        for (Map.Entry<E, String> entry : names.entrySet()) {
            if (entry.getValue().equals(name)) {
                return entry.getKey();
            }
        }
        throw new IllegalArgumentException(
                "Nothing is stored as \"" + name + "\": expected one of " + names.values());
    }
}
