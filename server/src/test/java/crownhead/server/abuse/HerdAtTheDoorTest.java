package crownhead.server.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.server.Server;
import crownhead.server.ServerOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many who come to a door at the same moment, as after a restart. */
class HerdAtTheDoorTest {
    private static final int HERD = 2_000;

    /** When nothing more has come for so long, nothing comes. */
    private static final long PATIENCE = 20_000;

    @TempDir private Path folder;

    /** Whoever is forgotten before the door waits for ever, without a word of either side. */
    @Test
    @Tag("OP-5b")
    void areAllGreeted() throws Exception {
        ServerOptions options = ServerOptions.local(folder).withConsolePort(0).withGenerosity(HERD);
        try (Server server = Server.open(options);
                Selector herd = Selector.open()) {
            int port = server.consolePort().orElseThrow();
            for (int i = 0; i < HERD; i++) {
                SocketChannel one = SocketChannel.open();
                one.configureBlocking(false);
                one.register(herd, SelectionKey.OP_CONNECT);
                one.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            }
            int greeted = 0;
            while (greeted < HERD && herd.select(PATIENCE) > 0) {
                for (SelectionKey key : herd.selectedKeys()) {
                    greeted += hear(key) ? 1 : 0;
                }
                herd.selectedKeys().clear();
            }
            assertThat(greeted).isEqualTo(HERD);
            for (SelectionKey key : herd.keys()) {
                key.channel().close();
            }
        }
    }

    /** Whether a first word has come; nobody listens for a second one. */
    private static boolean hear(SelectionKey key) throws IOException {
        SocketChannel one = (SocketChannel) key.channel();
        if (key.isConnectable()) {
            one.finishConnect();
            key.interestOps(SelectionKey.OP_READ);
            return false;
        }
        key.interestOps(0);
        return one.read(ByteBuffer.allocate(1)) == 1;
    }
}
