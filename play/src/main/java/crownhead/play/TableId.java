package crownhead.play;

/** Which table it is, as an opaque name. Knowing it gives no right to act there. */
public record TableId(String value) {
    public TableId {
        if (value.isBlank()) {
            throw new IllegalArgumentException("A table's id is not blank");
        }
    }

    @Override
    public String toString() {
        return value;
    }
}
