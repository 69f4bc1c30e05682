package crownhead.server.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** A folder that only who runs the house may look into: names and hashes of secrets are in it. */
public final class PrivateFolder {
    private PrivateFolder() {}

    /** Makes it if it is not there. One that is there stays as its owner wants it. */
    public static void make(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Path whole = folder.toAbsolutePath();
        Path above = whole.getParent();
        if (above != null) {
            Files.createDirectories(above);
        }
        Files.createDirectory(whole, permissions(whole));
    }

    private static FileAttribute<?>[] permissions(Path folder) {
        return folder.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rwx------"))
                }
                : new FileAttribute<?>[0];
    }
}
