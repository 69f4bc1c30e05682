package crownhead.server.security;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/** A password that nobody can read back, with the salt and the settings it was made with. */
final class Argon2Hash {
    private static final int LENGTH = 32;

    private static final Pattern TEXT =
            Pattern.compile(
                    "\\$argon2id\\$v=19\\$m=(\\d{1,9}),t=(\\d{1,4}),p=(\\d{1,4})"
                            + "\\$([A-Za-z0-9+/]{1,100})\\$([A-Za-z0-9+/]{1,100})");

    private final Argon2Settings settings;
    private final byte[] salt;
    private final byte[] hash;

    Argon2Hash(Argon2Settings settings, byte[] salt, byte[] hash) {
        this.settings = settings;
        this.salt = salt.clone();
        this.hash = hash.clone();
    }

    static Argon2Hash of(String password, Argon2Settings settings, byte[] salt) {
        return new Argon2Hash(settings, salt, computed(password, settings, salt));
    }

    /** Nothing when the text is no hash of this kind. */
    static Optional<Argon2Hash> read(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Argon2Settings settings =
                new Argon2Settings(
                        Integer.parseInt(matcher.group(1)),
                        Integer.parseInt(matcher.group(2)),
                        Integer.parseInt(matcher.group(3)));
        return Optional.of(
                new Argon2Hash(settings, decoded(matcher.group(4)), decoded(matcher.group(5))));
    }

    /** The usual text of such a hash, as other programs read it too. */
    String text() {
        return "$argon2id$v=19$" + settings.text() + "$" + encoded(salt) + "$" + encoded(hash);
    }

    Argon2Settings settings() {
        return settings;
    }

    boolean isOf(String password) {
        return MessageDigest.isEqual(hash, computed(password, settings, salt));
    }

    private static byte[] computed(String password, Argon2Settings settings, byte[] salt) {
        Argon2BytesGenerator generator = new Argon2BytesGenerator();
        generator.init(
                new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                        .withVersion(Argon2Parameters.ARGON2_VERSION_13)
                        .withMemoryAsKB(settings.memory())
                        .withIterations(settings.iterations())
                        .withParallelism(settings.parallelism())
                        .withSalt(salt)
                        .build());
        byte[] hash = new byte[LENGTH];
        generator.generateBytes(password.getBytes(StandardCharsets.UTF_8), hash);
        return hash;
    }

    private static String encoded(byte[] bytes) {
        return Base64.getEncoder().withoutPadding().encodeToString(bytes);
    }

    private static byte[] decoded(String text) {
        return Base64.getDecoder().decode(text);
    }
}
