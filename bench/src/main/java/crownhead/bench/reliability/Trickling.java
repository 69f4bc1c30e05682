package crownhead.bench.reliability;

import crownhead.server.websocket.SocketDoor;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Many who begin to say something and then send a byte now and then, at every door, while honest
 * games are played.
 */
public final class Trickling {
    private static final int BETWEEN_BYTES = 1000;
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final long SEED = 15_000;

    private static final String JSON =
            String.join("\r\n", "Content-Type: application/json", "Content-Length: 60000", "", "");

    /** What is begun. */
    public enum Beginning {
        HEAD,
        BODY,
        HANDSHAKE,
        LINE;

        private String text() {
            return switch (this) {
                case HEAD -> head("GET /") + "A: ";
                case BODY -> head("POST /api/v1/validate") + JSON;
                case HANDSHAKE -> head("GET " + SocketDoor.PATH) + "Upgrade: websocket\r\nA: ";
                case LINE -> "{\"type\":\"";
            };
        }

        private static String head(String request) {
            return request + " HTTP/1.1\r\nHost: x\r\n";
        }

        private int port(HouseServer.Doors doors) {
            return this == LINE ? doors.consolePort() : doors.port();
        }
    }

    /**
     * How much is done.
     *
     * @param sockets how many trickle, the same number of each beginning
     * @param games how many honest ones are played beside them
     * @param bound how long anybody may trickle
     * @param time for how long whoever was cut off comes again
     */
    public record Size(int sockets, int games, Duration bound, Duration time) {}

    /**
     * What came of it.
     *
     * @param uncut who could go on beyond the bound
     * @param longestMillis how long somebody who was cut off had trickled at most
     * @param p99 of the moves of the honest, in milliseconds
     */
    public record Outcome(int cut, int uncut, double longestMillis, int moves, double p99) {}

    private Trickling() {}

    public static Outcome atHouse(HouseServer.Setup setup, Size size) throws IOException {
        Crowd crowd = new Crowd(size.games(), SEED);
        try (HouseServer house = HouseServer.start(setup)) {
            List<Long> marks = crowd.marks();
            crowd.goTo(house.doors());
            crowd.awaitAMoveOfEveryone(marks, PATIENCE);
            crowd.latencies().clear();
            List<Double> millis = trickle(house.doors(), size);
            Outcome outcome = outcome(millis, size, crowd.latencies());
            crowd.close();
            return outcome;
        } finally {
            crowd.close();
        }
    }

    /** The planted fault: a port where everybody is waited for. */
    public static Outcome atAPatientPort(int port, Size size) throws IOException {
        HouseServer.Doors doors = new HouseServer.Doors(port, port);
        return outcome(trickle(doors, size), size, new Latencies());
    }

    private static Outcome outcome(List<Double> millis, Size size, Latencies honest) {
        double bound = size.bound().toMillis();
        List<Double> cut = millis.stream().filter(time -> time <= bound).toList();
        double longest = cut.stream().mapToDouble(time -> time).max().orElse(0);
        return new Outcome(
                cut.size(), millis.size() - cut.size(), longest, honest.count(), honest.millis(99));
    }

    private static List<Double> trickle(HouseServer.Doors doors, Size size) throws IOException {
        Beginning[] beginnings = Beginning.values();
        long end = System.nanoTime() + size.time().toNanos();
        try (ExecutorService all = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<List<Double>>> tricklers = new ArrayList<>();
            for (int i = 0; i < size.sockets(); i++) {
                Beginning beginning = beginnings[i % beginnings.length];
                tricklers.add(all.submit(() -> trickle(beginning, doors, size.bound(), end)));
            }
            List<Double> millis = new ArrayList<>();
            for (Future<List<Double>> trickler : tricklers) {
                millis.addAll(trickler.get());
            }
            return millis;
        } catch (ExecutionException e) {
            throw new IOException("Somebody could not even begin", e.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("Nobody waits for the end any more");
        }
    }

    /** Again and again until the end, and once at least. */
    private static List<Double> trickle(
            Beginning beginning, HouseServer.Doors doors, Duration bound, long end)
            throws IOException {
        List<Double> millis = new ArrayList<>();
        do {
            millis.add(trickle(beginning, doors, bound));
        } while (System.nanoTime() < end);
        return millis;
    }

    /** How long somebody could trickle, in milliseconds; a little more than the bound is enough. */
    private static double trickle(Beginning beginning, HouseServer.Doors doors, Duration bound)
            throws IOException {
        try (Socket socket = Link.connect(beginning.port(doors))) {
            socket.setSoTimeout(BETWEEN_BYTES);
            long begin = System.nanoTime();
            byte[] text = beginning.text().getBytes(StandardCharsets.US_ASCII);
            socket.getOutputStream().write(text);
            while (System.nanoTime() - begin <= bound.toNanos() && isHeard(socket)) {
                // The next byte.
            }
            return (System.nanoTime() - begin) / 1e6;
        }
    }

    /** Whether one more byte can be sent; what is answered is passed over. */
    private static boolean isHeard(Socket socket) {
        try {
            socket.getOutputStream().write('x');
            return socket.getInputStream().read(new byte[8192]) >= 0;
        } catch (SocketTimeoutException _) {
            return true;
        } catch (IOException _) {
            return false;
        }
    }
}
