package crownhead.rules.notation;

import java.util.Locale;
import java.util.Optional;

/** How a written game ended. In PDN, 1-0 means that the first mover won. */
public enum PdnResult {
    FIRST_WON("1-0"),
    SECOND_WON("0-1"),
    DRAWN("1/2-1/2"),
    BOTH_LOST("0-0"),
    UNKNOWN("*");

    private final String text;

    PdnResult(String text) {
        this.text = text;
    }

    /** The result as strict PDN has it. */
    public String text() {
        return text;
    }

    /** The result that any of its usual spellings means. */
    public static Optional<PdnResult> read(String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "1-0", "2-0", "1–0", "b", "b wins", "black wins", "black won", "red wins" ->
                    Optional.of(FIRST_WON);
            case "0-1", "0-2", "0–1", "w", "w wins", "white wins", "white won" ->
                    Optional.of(SECOND_WON);
            case "1/2-1/2", "1/2–1/2", "1-1", "1/2", "½-½", "½–½", "½", "=", "draw", "drawn" ->
                    Optional.of(DRAWN);
            case "0-0" -> Optional.of(BOTH_LOST);
            case "*", "?", "" -> Optional.of(UNKNOWN);
            default -> Optional.empty();
        };
    }
}
