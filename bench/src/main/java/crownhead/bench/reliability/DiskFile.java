package crownhead.bench.reliability;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** One file: what is surely on the disk, and the changes since, which may be lost. */
final class DiskFile {
    private static final int SECTOR = 512;

    private final Content sure = new Content();
    private final List<Step.Change> unsure = new ArrayList<>();
    private final Map<String, Integer> syncing = new HashMap<>();

    void change(Step.Change change) {
        unsure.add(change);
    }

    /** Whatever is written while a sync goes on is not part of it. */
    void beginSync(String thread) {
        syncing.put(thread, unsure.size());
    }

    void endSync(String thread) {
        Integer begun = syncing.remove(thread);
        int synced = begun == null ? 0 : begun;
        List<Step.Change> done = unsure.subList(0, synced);
        done.forEach(sure::apply);
        done.clear();
        syncing.replaceAll((_, count) -> Math.max(0, count - synced));
    }

    byte[] afterPowerCut(Disk.Survival survival, RandomGenerator chance) {
        Content left = new Content(sure);
        switch (survival) {
            case NOTHING -> {
                // As it is.
            }
            case PREFIX -> first(chance.nextInt(unsure.size() + 1)).forEach(left::apply);
            case SOME -> unsure.stream().filter(_ -> chance.nextBoolean()).forEach(left::apply);
            case TORN -> tear(left, chance);
        }
        return left.bytes();
    }

    private void tear(Content left, RandomGenerator chance) {
        int whole = chance.nextInt(unsure.size() + 1);
        first(whole).forEach(left::apply);
        if (whole < unsure.size() && unsure.get(whole) instanceof Step.Write write) {
            int length = write.bytes().limit();
            int sectors = chance.nextInt((length + SECTOR - 1) / SECTOR);
            ByteBuffer part = ByteBuffer.wrap(write.bytes().array(), 0, sectors * SECTOR).slice();
            left.write(write.offset(), part);
        }
    }

    private List<Step.Change> first(int count) {
        return unsure.subList(0, count);
    }

    /** Bytes that grow. */
    private static final class Content {
        private byte[] bytes;
        private int length;

        Content() {
            bytes = new byte[SECTOR];
        }

        Content(Content other) {
            bytes = other.bytes.clone();
            length = other.length;
        }

        void apply(Step.Change change) {
            switch (change) {
                case Step.Write(_, long offset, ByteBuffer written) -> write(offset, written);
                case Step.Truncate(_, long size) -> resize(Math.toIntExact(size));
            }
        }

        void write(long offset, ByteBuffer written) {
            int end = Math.toIntExact(offset) + written.limit();
            if (end > length) {
                resize(end);
            }
            written.get(0, bytes, Math.toIntExact(offset), written.limit());
        }

        private void resize(int size) {
            if (size > bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.max(size, 2 * bytes.length));
            }
            if (size < length) {
                Arrays.fill(bytes, size, length, (byte) 0);
            }
            length = size;
        }

        byte[] bytes() {
            return Arrays.copyOf(bytes, length);
        }
    }
}
