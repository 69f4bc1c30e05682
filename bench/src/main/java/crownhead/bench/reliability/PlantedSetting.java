package crownhead.bench.reliability;

import crownhead.play.TableStore;
import java.lang.reflect.Field;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;

/**
 * Changes a setting of the connection that a storage writes with. The house refuses to open with
 * such settings, and has no switch for them, so it is done behind its back.
 */
final class PlantedSetting {
    private static final List<String> WAY = List.of("writer", "ledger", "connection");

    private PlantedSetting() {}

    static TableStore plant(TableStore storage, String... settings) {
        try (Statement statement = connection(storage).createStatement()) {
            for (String setting : settings) {
                statement.execute("pragma " + setting);
            }
            return storage;
        } catch (ReflectiveOperationException | SQLException e) {
            throw new IllegalStateException("The setting cannot be planted", e);
        }
    }

    private static Connection connection(Object storage) throws ReflectiveOperationException {
        Object found = storage;
        for (String name : WAY) {
            Field field = found.getClass().getDeclaredField(name);
            field.setAccessible(true);
            Object value = field.get(found);
            found = value instanceof Optional<?> there ? there.orElseThrow() : value;
        }
        return (Connection) found;
    }
}
