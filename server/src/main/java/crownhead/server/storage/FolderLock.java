package crownhead.server.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** The right to use a data folder, which one program has at a time. It ends with the program. */
final class FolderLock implements AutoCloseable {
    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Empty when somebody else has the folder. */
    static Optional<FolderLock> take(Path folder) throws IOException {
        PrivateFolder.make(folder);
        FileChannel channel =
                FileChannel.open(
                        folder.resolve("crownhead.lock"),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE);
        if (isOurs(channel)) {
            return Optional.of(new FolderLock(channel));
        }
        channel.close();
        return Optional.empty();
    }

    private static boolean isOurs(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            // This program has it already.
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
