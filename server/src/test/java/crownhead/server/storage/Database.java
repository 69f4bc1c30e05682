package crownhead.server.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The databases that every promise is tried on. */
enum Database {
    SQLITE {
        @Override
        DatabaseAddress fresh(Path folder) throws Exception {
            Path house = Files.createDirectory(folder.resolve("house"));
            DatabaseAddress.DataFolder address = new DatabaseAddress.DataFolder(house);
            Files.write(address.database(), Empty.DATABASE);
            return address;
        }
    },
    POSTGRES {
        @Override
        DatabaseAddress fresh(Path folder) throws Exception {
            return TestPostgres.freshSchema();
        }
    };

    /** One with nothing in it; SQLite keeps it in the folder. */
    abstract DatabaseAddress fresh(Path folder) throws Exception;

    /** An empty database is copied: to make one takes longer than most tests. */
    private static final class Empty {
        static final byte[] DATABASE = make();

        private static byte[] make() {
            try {
                Path folder = Files.createTempDirectory("crownhead-empty");
                DatabaseAddress.DataFolder address = new DatabaseAddress.DataFolder(folder);
                Storage.open(address).close();
                byte[] database = Files.readAllBytes(address.database());
                for (String file : List.of("crownhead.db", "crownhead.lock", "")) {
                    Files.delete(folder.resolve(file));
                }
                return database;
            } catch (IOException | CannotOpen e) {
                throw new IllegalStateException("No empty database", e);
            }
        }
    }
}
