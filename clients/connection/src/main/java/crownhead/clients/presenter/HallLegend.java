package crownhead.clients.presenter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the keys do in the hall, most useful first. */
final class HallLegend {
    private HallLegend() {}

    /**
     * @param chosen in which list the chosen line is
     * @param declinable the chosen line, if it can be declined or called off
     */
    static List<Scene.KeyHint> of(Optional<HallEntry.Kind> chosen, Optional<HallEntry> declinable) {
        List<Scene.KeyHint> keys = new ArrayList<>();
        chosen.ifPresent(kind -> {
            keys.add(new Scene.KeyHint("↑↓", "switch"));
            keys.add(new Scene.KeyHint("Enter", take(kind)));
        });
        declinable.ifPresent(entry ->
                keys.add(
                        new Scene.KeyHint(
                                "d",
                                entry.kind() == HallEntry.Kind.CHALLENGE
                                        ? "decline"
                                        : "call off")));
        keys.add(new Scene.KeyHint("h", "host a game"));
        keys.add(new Scene.KeyHint("p", "pair"));
        keys.add(new Scene.KeyHint("c", "challenge"));
        keys.add(new Scene.KeyHint("m", "computer"));
        keys.add(new Scene.KeyHint("k", "enter a key"));
        keys.add(new Scene.KeyHint("?", "help"));
        keys.add(new Scene.KeyHint("q", "quit"));
        return keys;
    }

    private static String take(HallEntry.Kind kind) {
        return switch (kind) {
            case MINE -> "go there";
            case CHALLENGE -> "accept";
            case WAITING -> "join";
            case LIVE -> "watch";
            case PERSON -> "challenge";
        };
    }
}
