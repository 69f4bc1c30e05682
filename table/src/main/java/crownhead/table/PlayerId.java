package crownhead.table;

/**
 * Who somebody is, as an opaque name that says nothing about them. It is no proof of being them.
 */
public record PlayerId(String value) {
    public PlayerId {
        if (value.isBlank()) {
            throw new IllegalArgumentException("A player's id is not blank");
        }
    }

    @Override
    public String toString() {
        return value;
    }
}
