package crownhead.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DatabaseAddressTest {
    @Test
    void isAFolderUnlessItNamesAServer() {
        assertThat(DatabaseAddress.read("/srv/crownhead"))
                .isEqualTo(new DatabaseAddress.DataFolder(Path.of("/srv/crownhead")));
    }

    @Test
    void ofPostgresIsReadAsItsToolsWriteIt() {
        assertThat(
                        DatabaseAddress.read(
                                "postgresql://ada:p%40ss+1@db.example:5433/house?sslmode=require"))
                .isEqualTo(
                        new DatabaseAddress.Postgres(
                                "jdbc:postgresql://db.example:5433/house?sslmode=require",
                                Optional.of("ada"),
                                Optional.of("p@ss+1")));
    }

    @Test
    void ofPostgresNeedsNoUser() {
        assertThat(DatabaseAddress.read("postgres://localhost/house"))
                .isEqualTo(
                        new DatabaseAddress.Postgres(
                                "jdbc:postgresql://localhost/house",
                                Optional.empty(),
                                Optional.empty()));
    }

    @Test
    void ofPostgresIsTakenAsJavaWritesIt() {
        String url = "jdbc:postgresql://localhost/house?user=ada&password=secret";
        assertThat(DatabaseAddress.read(url))
                .isEqualTo(new DatabaseAddress.Postgres(url, Optional.empty(), Optional.empty()));
    }

    @Test
    void isShownWithoutUserAndPassword() {
        assertThat(DatabaseAddress.read("jdbc:postgresql://db/house?user=ada&password=secret"))
                .hasToString("PostgreSQL at //db/house");
        assertThat(DatabaseAddress.read("postgresql://ada:secret@db/house"))
                .hasToString("PostgreSQL at //db/house");
    }
}
