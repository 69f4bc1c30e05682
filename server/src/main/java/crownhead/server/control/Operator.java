package crownhead.server.control;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Asks the house that runs on a folder. */
public final class Operator {
    private Operator() {}

    /** What came of it; an exception when no house runs there. */
    public static ControlDoor.Outcome ask(Path folder, List<String> words) throws IOException {
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(ControlDoor.in(folder));
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.connect(address);
            String line = String.join("\t", words) + "\n";
            Channels.newOutputStream(channel).write(line.getBytes(StandardCharsets.UTF_8));
            channel.shutdownOutput();
            String answer =
                    new String(
                            Channels.newInputStream(channel).readAllBytes(),
                            StandardCharsets.UTF_8);
            List<String> lines = answer.lines().toList();
            if (lines.isEmpty()) {
                throw new IOException("the house did not answer");
            }
            return new ControlDoor.Outcome(
                    lines.getFirst().equals(ControlDoor.DONE), lines.subList(1, lines.size()));
        }
    }
}
