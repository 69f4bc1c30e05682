package crownhead.bench.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Whom a process is connected to that is not on this machine, as Linux tells it. */
final class Strangers {
    private static final List<String> TABLES = List.of("tcp", "tcp6");
    private static final String SOCKET = "socket:[";
    private static final String LISTENS = "0A";
    private static final int REMOTE = 2;
    private static final int STATE = 3;
    private static final int INODE = 9;

    private Strangers() {}

    /** Their addresses, as the system writes them. */
    static Set<String> of(long process) throws IOException {
        Set<String> sockets = sockets(process);
        Set<String> strangers = new HashSet<>();
        for (String table : TABLES) {
            Path file = Path.of("/proc", Long.toString(process), "net", table);
            for (String line : Files.readAllLines(file)) {
                String[] words = line.strip().split(" +", -1);
                if (words.length > INODE
                        && sockets.contains(words[INODE])
                        && !words[STATE].equals(LISTENS)
                        && !isHere(words[REMOTE])) {
                    strangers.add(words[REMOTE]);
                }
            }
        }
        return strangers;
    }

    private static Set<String> sockets(long process) throws IOException {
        Set<String> sockets = new HashSet<>();
        try (Stream<Path> open = Files.list(Path.of("/proc", Long.toString(process), "fd"))) {
            for (Path file : open.toList()) {
                String target = target(file);
                if (target.startsWith(SOCKET)) {
                    sockets.add(target.substring(SOCKET.length(), target.length() - 1));
                }
            }
        }
        return sockets;
    }

    /** Nothing for what was closed in the meantime. */
    private static String target(Path file) throws IOException {
        try {
            return Files.readSymbolicLink(file).toString();
        } catch (NoSuchFileException _) {
            return "";
        }
    }

    /** 127.0.0.0/8, alone or inside of an address of IPv6, and ::1; the bytes stand in reverse. */
    static boolean isHere(String remote) {
        String address = remote.substring(0, remote.indexOf(':'));
        boolean isMapped = address.length() == 8 || address.contains("FFFF0000");
        return (address.endsWith("7F") && isMapped)
                || address.equals("00000000000000000000000001000000");
    }
}
