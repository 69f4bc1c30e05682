package crownhead.rules.notation;

import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * A game as it is written down.
 *
 * @param tags what is told about it, the usual ones first; its start, type and result are not among
 *     them, because they are known from the rest
 * @param start the position before the first move
 */
public record ScoreSheet(List<Tag> tags, Position start, Line line, PdnResult result) {
    private static final List<String> USUAL =
            List.of("Event", "Site", "Date", "Round", "Black", "White");
    private static final List<String> DERIVED =
            List.of("Result", "GameType", "SetUp", "Setup", "FEN");

    public ScoreSheet {
        tags = ordered(tags);
    }

    /** The value of a tag, or a question mark when it is not told. */
    public String told(String name) {
        for (Tag tag : tags) {
            if (tag.name().equals(name) && !tag.value().isEmpty()) {
                return tag.value();
            }
        }
        return "?";
    }

    private static List<Tag> ordered(List<Tag> tags) {
        List<Tag> ordered = new ArrayList<>();
        List<String> names = new ArrayList<>(DERIVED);
        for (String name : USUAL) {
            for (Tag tag : tags) {
                if (tag.name().equals(name) && !names.contains(name)) {
                    ordered.add(tag);
                    names.add(name);
                }
            }
        }
        for (Tag tag : tags) {
            if (!names.contains(tag.name())) {
                ordered.add(tag);
                names.add(tag.name());
            }
        }
        return List.copyOf(ordered);
    }
}
