package crownhead.server.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * The last line of a back-up: a digest of all that stands before it. With it the copy cannot be
 * damaged without being noticed, wherever it is carried.
 */
final class Seal {
    private static final String MARK = "\ncrownhead-backup 1 sha256 ";
    private static final int DIGITS = 64;
    static final int LENGTH = MARK.length() + DIGITS + 1;

    private Seal() {}

    /** Adds the line, and sees to it that all of the file is on the disk. */
    static void put(Path file) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long length = channel.size();
            ByteBuffer line = line(channel, length);
            channel.position(length);
            while (line.hasRemaining()) {
                channel.write(line);
            }
            channel.force(true);
        }
    }

    static boolean isWhole(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            long length = channel.size() - LENGTH;
            if (length < 0) {
                return false;
            }
            ByteBuffer found = ByteBuffer.allocate(LENGTH);
            while (found.hasRemaining() && channel.read(found, length + found.position()) >= 0) {}
            return found.flip().equals(line(channel, length));
        }
    }

    private static ByteBuffer line(FileChannel channel, long length) throws IOException {
        String line = MARK + HexFormat.of().formatHex(digest(channel, length)) + "\n";
        return ByteBuffer.wrap(line.getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] digest(FileChannel channel, long length) throws IOException {
        MessageDigest digest = Digest.sha256();
        ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
        for (long place = 0; place < length; ) {
            buffer.clear().limit((int) Math.min(buffer.capacity(), length - place));
            int read = channel.read(buffer, place);
            if (read < 0) {
                throw new IOException("The file became shorter while it was read");
            }
            digest.update(buffer.flip());
            place += read;
        }
        return digest.digest();
    }
}
