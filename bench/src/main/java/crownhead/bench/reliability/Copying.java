package crownhead.bench.reliability;

import crownhead.server.storage.Backup;
import crownhead.server.storage.CannotCopy;
import crownhead.server.storage.DatabaseAddress;
import crownhead.server.storage.Restore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How back-ups are made and restored. */
public enum Copying {
    /** As an operator does it. */
    BY_THE_HOUSE {
        @Override
        void make(DatabaseAddress.DataFolder from, Path backup) throws CannotCopy {
            Backup.make(from, backup);
        }

        @Override
        void restore(Path backup, DatabaseAddress.DataFolder to) throws CannotCopy {
            Restore.from(backup, to);
        }
    },
    /** A planted fault: the file is copied as it lies there. */
    OF_THE_FILE {
        @Override
        void make(DatabaseAddress.DataFolder from, Path backup) throws IOException {
            Files.copy(from.path().resolve("crownhead.db"), backup);
        }

        @Override
        void restore(Path backup, DatabaseAddress.DataFolder to) throws IOException {
            Files.createDirectories(to.path());
            Files.copy(backup, to.path().resolve("crownhead.db"));
        }
    };

    abstract void make(DatabaseAddress.DataFolder from, Path backup) throws IOException, CannotCopy;

    abstract void restore(Path backup, DatabaseAddress.DataFolder to)
            throws IOException, CannotCopy;
}
