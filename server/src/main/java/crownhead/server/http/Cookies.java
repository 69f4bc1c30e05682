package crownhead.server.http;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** The cookie that says who somebody is. Over plain HTTP it has another name and is not secure. */
final class Cookies {
    private final HttpOptions options;

    Cookies(HttpOptions options) {
        this.options = options;
    }

    String name() {
        return options.isSecure() ? "__Host-crownhead" : "crownhead";
    }

    String keeping(String secret, Instant now, Instant until) {
        return line(secret, Math.max(0, Duration.between(now, until).toSeconds()));
    }

    String forgetting() {
        return line("", 0);
    }

    /** The secret in the header that a browser sends; two of them are none. */
    Optional<String> secret(String header) {
        Optional<String> found = Optional.empty();
        for (String pair : header.split(";", -1)) {
            int equals = pair.indexOf('=');
            if (equals > 0 && pair.substring(0, equals).strip().equals(name())) {
                if (found.isPresent()) {
                    return Optional.empty();
                }
                found = Optional.of(pair.substring(equals + 1).strip());
            }
        }
        return found;
    }

    private String line(String value, long seconds) {
        return name()
                + "="
                + value
                + "; Path=/; Max-Age="
                + seconds
                + "; HttpOnly; SameSite=Lax"
                + (options.isSecure() ? "; Secure" : "");
    }
}
