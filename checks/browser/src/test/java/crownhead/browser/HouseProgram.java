package crownhead.browser;

import crownhead.app.Crownhead;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;

/** A house as its operator starts it, and as nobody should stop it. */
record HouseProgram(Process process, int port) implements TestHouse.OpenHouse {
    private static final String OPEN = "Crownhead is open at ";

    static HouseProgram open(Path data, URI address) {
        try {
            int port = freePort();
            Process process =
                    new ProcessBuilder(command(data, address, port))
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            awaitOpen(process.inputReader());
            return new HouseProgram(process, port);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> command(Path data, URI address, int port) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-classpath",
                System.getProperty("java.class.path"),
                Crownhead.class.getName(),
                "serve",
                "--port",
                Integer.toString(port),
                "--data",
                data.toString(),
                "--public-url",
                address.toString());
    }

    private static void awaitOpen(BufferedReader said) throws IOException {
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith(OPEN)) {
                return;
            }
        }
        throw new IllegalStateException("The house did not open");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** As {@code kill -9} does: it cannot even say goodbye. */
    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
