package crownhead.play;

/** Which table it is that goes from game to game, as an opaque name. */
public record SeriesId(String value) {
    public SeriesId {
        if (value.isBlank()) {
            throw new IllegalArgumentException("A series' id is not blank");
        }
    }

    @Override
    public String toString() {
        return value;
    }
}
