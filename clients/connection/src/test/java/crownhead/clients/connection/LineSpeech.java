package crownhead.clients.connection;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.util.Optional;

/** Lines. */
final class LineSpeech implements Speech {
    private final Socket socket;
    private final BufferedReader in;

    LineSpeech(Socket socket) throws IOException {
        this.socket = socket;
        in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
    }

    @Override
    public void say(String text) throws IOException {
        socket.getOutputStream().write((text + "\n").getBytes(UTF_8));
    }

    @Override
    public Optional<String> hear() throws IOException {
        return Optional.ofNullable(in.readLine());
    }
}
