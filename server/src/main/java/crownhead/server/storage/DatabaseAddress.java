package crownhead.server.storage;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** Which database the house keeps its books in. */
public sealed interface DatabaseAddress {
    /** A folder of this machine, with SQLite in it. Nobody else may use it at the same time. */
    record DataFolder(Path path) implements DatabaseAddress {
        Path database() {
            return path.resolve("crownhead.db");
        }

        @Override
        public String toString() {
            return "the folder " + path;
        }
    }

    /** A PostgreSQL server, which several houses may share. The address may hold a password. */
    record Postgres(String jdbcUrl, Optional<String> user, Optional<String> password)
            implements DatabaseAddress {
        /** Says nothing secret. */
        @Override
        public String toString() {
            int options = jdbcUrl.indexOf('?');
            String place = options < 0 ? jdbcUrl : jdbcUrl.substring(0, options);
            return "PostgreSQL at " + place.substring("jdbc:postgresql:".length());
        }
    }

    /** Reads the address of a PostgreSQL server as its own tools write it, or else a folder. */
    static DatabaseAddress read(String text) {
        if (text.startsWith("jdbc:postgresql:")) {
            return new Postgres(text, Optional.empty(), Optional.empty());
        }
        if (text.startsWith("postgresql://") || text.startsWith("postgres://")) {
            return postgres(URI.create(text));
        }
        return new DataFolder(Path.of(text));
    }

    private static Postgres postgres(URI uri) {
        String place = uri.getRawAuthority().substring(userInfo(uri).length());
        String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
        String url = "jdbc:postgresql://" + place + uri.getRawPath() + query;
        String who = userInfo(uri).isEmpty() ? "" : uri.getRawUserInfo();
        int colon = who.indexOf(':');
        return new Postgres(
                url,
                decoded(colon < 0 ? who : who.substring(0, colon)),
                decoded(colon < 0 ? "" : who.substring(colon + 1)));
    }

    private static String userInfo(URI uri) {
        String authority = uri.getRawAuthority();
        return authority.substring(0, authority.lastIndexOf('@') + 1);
    }

    private static Optional<String> decoded(String part) {
        // In this part of an address a plus is a plus.
        String text = part.replace("+", "%2B");
        return Optional.of(URLDecoder.decode(text, StandardCharsets.UTF_8))
                .filter(decoded -> !decoded.isEmpty());
    }
}
