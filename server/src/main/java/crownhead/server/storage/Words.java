package crownhead.server.storage;

import crownhead.play.lobby.Visibility;
import crownhead.play.player.Player;
import java.util.Map;

/** The stored names of the values of an enum, read and written. */
final class Words<E extends Enum<E>> {
    static final Words<Visibility> VISIBILITY =
            new Words<>(Map.of(Visibility.PUBLIC, "public", Visibility.PRIVATE, "private"));
    static final Words<Player.Kind> KINDS =
            new Words<>(
                    Map.of(
                            Player.Kind.GUEST, "guest",
                            Player.Kind.ACCOUNT, "account",
                            Player.Kind.COMPUTER, "computer",
                            Player.Kind.DELETED, "deleted"));
    static final Words<Player.Conduct> CONDUCT =
            new Words<>(Map.of(Player.Conduct.WELCOME, "welcome", Player.Conduct.BANNED, "banned"));

    private final Map<E, String> words;

    private Words(Map<E, String> words) {
        this.words = words;
    }

    String of(E value) {
        String word = words.get(value);
        if (word == null) {
            throw new IllegalStateException("No stored name for " + value);
        }
        return word;
    }

    E named(String word) {
        for (Map.Entry<E, String> entry : words.entrySet()) {
            if (entry.getValue().equals(word)) {
                return entry.getKey();
            }
        }
        throw new IllegalArgumentException(
                "Nothing is stored as \"" + word + "\": expected one of " + words.values());
    }
}
