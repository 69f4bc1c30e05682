package crownhead.bench.reliability;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads what strace wrote down of a house: its changes of the database and its words to clients.
 */
final class Trace {
    private static final String DATABASE = "crownhead.db";
    private static final String SHARED_MEMORY = "-shm";
    private static final String UNFINISHED = "<unfinished ...>";
    private static final String UPDATE = "{\"type\":\"update\"";

    private final String folder;
    private final List<Step> steps = new ArrayList<>();
    private final Map<String, String> syncing = new HashMap<>();

    private Trace(Path folder) throws IOException {
        this.folder = folder.toRealPath() + "/";
    }

    /** The words that start a house such that its trace can be read. */
    static String[] command(Path file) {
        return new String[] {
            "strace",
            "-f",
            "-qq",
            "-y",
            "-xx",
            "-s",
            "70000",
            "--seccomp-bpf",
            "-e",
            "trace=pwrite64,write,writev,sendto,fdatasync,fsync,ftruncate,unlink",
            "-e",
            "signal=none",
            "-o",
            file.toString()
        };
    }

    static List<Step> read(Path file, Path folder) throws IOException {
        Trace trace = new Trace(folder);
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                trace.take(line);
            }
        }
        return trace.steps;
    }

    private void take(String line) {
        int space = line.indexOf(' ');
        String thread = line.substring(0, space);
        String call = line.substring(space).strip();
        if (call.startsWith("<... ")) {
            endSync(thread, call);
            return;
        }
        int bracket = call.indexOf('(');
        switch (call.substring(0, Math.max(0, bracket))) {
            case "pwrite64" -> write(call);
            case "write", "writev", "sendto" -> say(call);
            case "fsync", "fdatasync" -> sync(thread, call);
            case "ftruncate" -> truncate(call);
            case "unlink" -> remove(call);
            default -> {
                // A signal, or the end of the program.
            }
        }
    }

    private void write(String call) {
        String file = openFile(call);
        if (!file.isEmpty()) {
            String numbers = call.substring(call.lastIndexOf('"'));
            long offset = Long.parseLong(argument(numbers, 2));
            steps.add(new Step.Write(file, offset, ByteBuffer.wrap(quoted(call))));
        }
    }

    private void truncate(String call) {
        String file = openFile(call);
        if (!file.isEmpty()) {
            steps.add(new Step.Truncate(file, Long.parseLong(argument(call, 1))));
        }
    }

    private void remove(String call) {
        String file = nameInFolder(new String(quoted(call), StandardCharsets.UTF_8));
        if (!file.isEmpty()) {
            steps.add(new Step.Remove(file));
        }
    }

    private void sync(String thread, String call) {
        String file = openFile(call);
        if (!file.isEmpty()) {
            steps.add(new Step.BeginSync(thread, file));
            syncing.put(thread, file);
            if (!call.endsWith(UNFINISHED)) {
                endSync(thread, call);
            }
        }
    }

    private void endSync(String thread, String call) {
        String file = call.contains("sync") ? syncing.remove(thread) : null;
        if (file != null && call.endsWith("= 0")) {
            steps.add(new Step.EndSync(thread, file));
        }
    }

    /** A client is told nothing before the house hands it to the network. */
    private void say(String call) {
        if (!call.contains("<\\x73\\x6f\\x63\\x6b\\x65\\x74")
                && !call.contains("<\\x54\\x43\\x50")) {
            return;
        }
        String said = new String(quoted(call), StandardCharsets.UTF_8);
        for (int at = said.indexOf(UPDATE); at >= 0; ) {
            int next = said.indexOf(UPDATE, at + 1);
            String update = next < 0 ? said.substring(at) : said.substring(at, next);
            steps.add(
                    new Step.Tell(
                            Scan.text(update, "table").orElseThrow().intern(),
                            Scan.number(update, "version").orElseThrow()));
            at = next;
        }
    }

    /** The file of the database that a call is about; nothing if it is about something else. */
    private String openFile(String call) {
        int start = call.indexOf('<');
        int end = call.indexOf('>');
        return start < 0 || end < start
                ? ""
                : nameInFolder(
                        new String(
                                bytes(call, start + 1, end, new byte[(end - start) / 4], 0),
                                StandardCharsets.UTF_8));
    }

    private String nameInFolder(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        boolean isOurs = path.equals(folder + name) && name.startsWith(DATABASE);
        return isOurs && !name.endsWith(SHARED_MEMORY) ? name.intern() : "";
    }

    /** The argument at a place, the first being 0, of a text without quotes but for its start. */
    private static String argument(String text, int place) {
        int start = 0;
        for (int i = 0; i < place; i++) {
            start = text.indexOf(", ", start) + 2;
        }
        int end = start;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return text.substring(start, end);
    }

    /** All bytes that stand between quotes. */
    private static byte[] quoted(String call) {
        int length = 0;
        List<Integer> quotes = new ArrayList<>();
        for (int at = call.indexOf('"'); at >= 0; at = call.indexOf('"', at + 1)) {
            quotes.add(at);
        }
        for (int i = 0; i + 1 < quotes.size(); i += 2) {
            length += (quotes.get(i + 1) - quotes.get(i) - 1) / 4;
        }
        byte[] bytes = new byte[length];
        int filled = 0;
        for (int i = 0; i + 1 < quotes.size(); i += 2) {
            bytes(call, quotes.get(i) + 1, quotes.get(i + 1), bytes, filled);
            filled += (quotes.get(i + 1) - quotes.get(i) - 1) / 4;
        }
        return bytes;
    }

    /** Every byte is written as a backslash, an x and two digits. */
    private static byte[] bytes(String text, int start, int end, byte[] into, int from) {
        int filled = from;
        for (int at = start; at + 4 <= end; at += 4) {
            int high = Character.digit(text.charAt(at + 2), 16);
            int low = Character.digit(text.charAt(at + 3), 16);
            into[filled++] = (byte) (high << 4 | low);
        }
        return into;
    }
}
