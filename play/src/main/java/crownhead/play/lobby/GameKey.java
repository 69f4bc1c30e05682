package crownhead.play.lobby;

import crownhead.play.player.Codes;
import crownhead.play.player.Secrets;
import java.util.Optional;

/** What opens a private game: 65 bits that nobody guesses, written so that people can type them. */
public record GameKey(String value) {
    private static final int CHARACTERS = 13;

    public GameKey {
        if (!Codes.read(value, CHARACTERS).equals(Optional.of(value))) {
            throw new IllegalArgumentException("A key has 13 characters of Crockford's alphabet");
        }
    }

    static GameKey draw(Secrets secrets) {
        return new GameKey(secrets.code(CHARACTERS));
    }

    /** The key that somebody typed, if it can be one. */
    public static Optional<GameKey> read(String typed) {
        return Codes.read(typed, CHARACTERS).map(GameKey::new);
    }

    /** In groups, for people. */
    public String text() {
        return Codes.grouped(value);
    }

    /** All that is stored. */
    public String hash() {
        return Secrets.hash(value);
    }

    /** Says nothing that would open the game. */
    @Override
    public String toString() {
        return "GameKey";
    }
}
