package crownhead.server.storage;

import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;
import java.util.zip.CRC32C;

/** The checksum of a row. Each field comes with its length, so that none can pass for another. */
final class Checksum {
    private final CRC32C crc = new CRC32C();
    private final byte[] number = new byte[Long.BYTES];

    Checksum with(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        with(bytes.length);
        crc.update(bytes, 0, bytes.length);
        return this;
    }

    Checksum with(long value) {
        for (int i = 0; i < Long.BYTES; i++) {
            number[i] = (byte) (value >>> (8 * i));
        }
        crc.update(number, 0, number.length);
        return this;
    }

    Checksum with(OptionalLong value) {
        with(value.isPresent() ? 1L : 0L);
        return with(value.orElse(0));
    }

    long value() {
        return crc.getValue();
    }
}
