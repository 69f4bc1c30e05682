package crownhead.server.http;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Requests as bytes, for what no decent client would send. */
public final class RawHttp {
    /** Nothing takes so long, unless it never comes. */
    private static final int PATIENCE = 120_000;

    private static final long BETWEEN_BYTES = Duration.ofMillis(50).toNanos();
    private static final Pattern STATUS = Pattern.compile("^HTTP/1\\.1 (\\d{3})");
    private static final Pattern CODE = Pattern.compile("\"code\":\"([a-z0-9-]+)\"");

    private RawHttp() {}

    public static Socket connect(int port) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(PATIENCE);
        return socket;
    }

    /** All that is answered to a request, each character of which is a byte. */
    public static String answer(int port, String request) throws IOException {
        try (Socket socket = connect(port)) {
            try {
                socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
                socket.shutdownOutput();
            } catch (IOException _) {
                // The house has heard enough; what it said can still be read.
            }
            return everything(socket);
        }
    }

    /** The status of an answer and the code in it, such as {@code 404 no-such-game}. */
    public static String verdict(String answer) {
        Matcher status = STATUS.matcher(answer);
        Matcher code = CODE.matcher(answer);
        return (status.find() ? status.group(1) : "nothing")
                + (code.find() ? " " + code.group(1) : "");
    }

    /** Sends a beginning and then a byte at a time until the house has had enough. */
    public static String trickle(int port, String beginning, char more) throws IOException {
        try (Socket socket = connect(port)) {
            OutputStream out = socket.getOutputStream();
            out.write(beginning.getBytes(StandardCharsets.ISO_8859_1));
            CompletableFuture<String> answer =
                    CompletableFuture.supplyAsync(() -> everything(socket));
            try {
                while (!answer.isDone()) {
                    out.write(more);
                    out.flush();
                    LockSupport.parkNanos(BETWEEN_BYTES);
                }
            } catch (IOException _) {
                // The house has hung up.
            }
            return answer.join();
        }
    }

    /** What comes until the house hangs up, politely or not. */
    public static String everything(Socket socket) {
        StringBuilder heard = new StringBuilder();
        try {
            int next = socket.getInputStream().read();
            while (next >= 0) {
                heard.append((char) next);
                next = socket.getInputStream().read();
            }
        } catch (java.net.SocketTimeoutException e) {
            throw new UncheckedIOException("The house waits for ever", e);
        } catch (IOException _) {
            // Whoever is cut off rudely has still heard what came before.
        }
        return heard.toString();
    }
}
