package crownhead.server.http;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/** What commands are called, so that one that comes twice is carried out once. */
final class CommandNames {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._:-]{1,40}");

    private final SecureRandom chance = new SecureRandom();

    /** The client's own name for a command, or a new one. */
    String name(Optional<String> given) throws BadRequest {
        return given(given).orElseGet(this::draw);
    }

    /** The client's own name for a command, if it has one. */
    static Optional<String> given(Optional<String> given) throws BadRequest {
        if (given.isPresent() && !NAME.matcher(given.get()).matches()) {
            throw new BadRequest(
                    HttpRefusal.BAD_REQUEST.problem(
                            "An id has 1 to 40 letters, digits, dots, colons, - and _."));
        }
        return given;
    }

    private String draw() {
        byte[] bytes = new byte[12];
        chance.nextBytes(bytes);
        return "http-" + HexFormat.of().formatHex(bytes);
    }
}
