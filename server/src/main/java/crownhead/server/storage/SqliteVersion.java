package crownhead.server.storage;

import java.util.Arrays;
import java.util.regex.Pattern;

/** Which SQLite may be trusted. */
final class SqliteVersion {
    /** Older ones can damage a database in WAL mode that two connections use. */
    private static final int[] OLDEST = {3, 51, 3};

    private static final Pattern DOT = Pattern.compile("\\.");

    private SqliteVersion() {}

    static void refuseTooOld(String version) throws CannotOpen {
        int[] numbers = DOT.splitAsStream(version).mapToInt(Integer::parseInt).toArray();
        if (Arrays.compare(numbers, OLDEST) < 0) {
            throw new CannotOpen(
                    "SQLite " + version + " can damage a database that is in use.",
                    "Use the SQLite that comes with Crownhead, 3.51.3 or newer.");
        }
    }
}
