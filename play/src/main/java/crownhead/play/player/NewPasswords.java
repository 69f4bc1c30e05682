package crownhead.play.player;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which passwords an account may have. */
final class NewPasswords {
    static final int SHORTEST = 8;
    static final int LONGEST = 1_024;
    private static final String COMMON = "common-passwords.txt";

    private final Set<String> common = common();

    Optional<PlayerRefusal> objection(String password, String name) {
        if (!isOfRightLength(password)) {
            return Optional.of(PlayerRefusal.PASSWORD_LENGTH);
        }
        String lower = password.toLowerCase(Locale.ROOT);
        if (lower.equals(name.toLowerCase(Locale.ROOT))) {
            return Optional.of(PlayerRefusal.PASSWORD_IS_NAME);
        }
        return common.contains(lower)
                ? Optional.of(PlayerRefusal.PASSWORD_COMMON)
                : Optional.empty();
    }

    static boolean isOfRightLength(String password) {
        int bytes = password.getBytes(StandardCharsets.UTF_8).length;
        return password.codePointCount(0, password.length()) >= SHORTEST && bytes <= LONGEST;
    }

    private static Set<String> common() {
        try (InputStream list = NewPasswords.class.getResourceAsStream(COMMON)) {
            if (list == null) {
                throw new IllegalStateException("The program lacks its " + COMMON);
            }
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .collect(Collectors.toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
