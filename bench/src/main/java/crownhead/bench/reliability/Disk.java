package crownhead.bench.reliability;

import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/**
 * The files of a folder as a disk has them. A file that is removed is gone at once, which is the
 * one thing in which this disk is kinder than a real one.
 */
final class Disk {
    private final Map<String, DiskFile> files = new TreeMap<>();

    /** What of the writes that were not synced is on the disk after the power went. */
    enum Survival {
        NOTHING,
        /** The first so many. */
        PREFIX,
        /** Any of them, as a disk may put them in an order of its own. */
        SOME,
        /** The first so many, and of the next one only some sectors. */
        TORN
    }

    void take(Step step) {
        switch (step) {
            case Step.Change change -> file(change.file()).change(change);
            case Step.BeginSync(String thread, String file) -> file(file).beginSync(thread);
            case Step.EndSync(String thread, String file) -> file(file).endSync(thread);
            case Step.Remove(String file) -> files.remove(file);
            case Step.Tell _ -> {
                // That is no matter of the disk.
            }
        }
    }

    private DiskFile file(String name) {
        return files.computeIfAbsent(name, _ -> new DiskFile());
    }

    /** The contents of the files by their names, if the power goes now. */
    Map<String, byte[]> afterPowerCut(Survival survival, RandomGenerator chance) {
        Map<String, byte[]> left = new TreeMap<>();
        files.forEach((name, file) -> left.put(name, file.afterPowerCut(survival, chance)));
        return left;
    }
}
