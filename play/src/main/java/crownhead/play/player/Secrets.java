package crownhead.play.player;

import crownhead.rules.Side;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.random.RandomGenerator;

/** What nobody can guess, drawn by chance, and the hash that is all the house keeps of it. */
public final class Secrets {
    private static final int SECRET_BYTES = 16;
    private static final int ID_CHARACTERS = 16;

    private final RandomGenerator random;

    /** Outside of tests the chance must be one that nobody can predict. */
    public Secrets(RandomGenerator random) {
        this.random = random;
    }

    public static Secrets unpredictable() {
        return new Secrets(new SecureRandom());
    }

    /** 128 bits, in letters that an address or a cookie may hold. */
    public String secret() {
        byte[] bytes = new byte[SECRET_BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Characters that people can read and type, five bits each. */
    public String code(int characters) {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < characters; i++) {
            code.append(Codes.ALPHABET.charAt(random.nextInt(Codes.ALPHABET.length())));
        }
        return code.toString();
    }

    /** Which side the host of a game has when sides are given at random. */
    public Side toss() {
        return random.nextBoolean() ? Side.FIRST : Side.SECOND;
    }

    String playerId() {
        return Codes.asId(code(ID_CHARACTERS));
    }

    /** What is stored of a secret: it says nothing about it, but tells it from all others. */
    public static String hash(String secret) {
        return HexFormat.of().formatHex(digest(secret));
    }

    /** An id that follows from another text, the same wherever it is asked for. */
    public static String idFrom(String text, int characters) {
        byte[] digest = digest(text);
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < characters; i++) {
            id.append(Codes.ALPHABET.charAt((digest[i] & 0xff) % Codes.ALPHABET.length()));
        }
        return Codes.asId(id.toString());
    }

    private static byte[] digest(String text) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
