package crownhead.bench.reliability;

import crownhead.play.TableStore;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Changes a setting of the connection that a storage writes with. The house refuses to open with
 * such settings.
 */
final class PlantedSetting {
    private PlantedSetting() {}

    static TableStore plant(TableStore storage, String... settings) {
        Connection connection = (Connection) Inside.of(storage, "writer", "ledger", "connection");
        try (Statement statement = connection.createStatement()) {
            for (String setting : settings) {
                statement.execute("pragma " + setting);
            }
            return storage;
        } catch (SQLException e) {
            throw new IllegalStateException("The setting cannot be planted", e);
        }
    }
}
