package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import org.junit.jupiter.api.Test;

class StrangersTest {
    @Test
    void areNotThoseOnThisMachine() throws IOException {
        try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Socket _ = new Socket(InetAddress.getLoopbackAddress(), door.getLocalPort())) {
            assertThat(Strangers.of(ProcessHandle.current().pid())).isEmpty();
        }
    }

    @Test
    void areToldByTheirAddresses() {
        assertThat(Strangers.isHere("0100007F:1F90")).isTrue();
        assertThat(Strangers.isHere("0000000000000000FFFF00000100007F:1F90")).isTrue();
        assertThat(Strangers.isHere("00000000000000000000000001000000:1F90")).isTrue();
        assertThat(Strangers.isHere("0101A8C0:01BB")).isFalse();
        assertThat(Strangers.isHere("0000000000000000FFFF00000101A8C0:01BB")).isFalse();
        assertThat(Strangers.isHere("B80D01200000000067452301EFCDAB89:01BB")).isFalse();
    }
}
