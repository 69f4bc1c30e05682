package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.BadMessage;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.protocol.Wire;
import crownhead.rules.Square;
import crownhead.rules.notation.MoveText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/** A client over a real socket that says what the test tells it to. It answers pings by itself. */
final class TestClient implements AutoCloseable {
    /** Nothing takes so long, unless it never comes. */
    static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final AtomicInteger CLIENTS = new AtomicInteger();

    private final Socket socket;
    private final BufferedReader in;
    private final List<ServerMessage> heard = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private Optional<Update> latest = Optional.empty();
    private final String name = "t" + CLIENTS.incrementAndGet() + "-";
    private int requests;

    TestClient(int port) {
        this(port, 1 << 16);
    }

    /** A small buffer makes a client slow that does not read. */
    TestClient(int port, int receiveBuffer) {
        try {
            socket = new Socket();
            socket.setReceiveBufferSize(receiveBuffer);
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            socket.setTcpNoDelay(true);
            socket.setSoTimeout((int) PATIENCE.toMillis());
            in =
                    new BufferedReader(
                            new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Comes in as a person would, and waits until it is in. */
    static TestClient join(int basePort, String name) {
        return enter(basePort, name, false);
    }

    static TestClient watch(int basePort, String name) {
        return enter(basePort, name, true);
    }

    private static TestClient enter(int basePort, String name, boolean watch) {
        ServerMessage.Assigned assigned = assigned(basePort);
        return new TestClient(assigned.port()).enter(assigned, name, watch);
    }

    /** Comes in at the port that was assigned, to which it has connected. */
    TestClient enter(ServerMessage.Assigned assigned, String name, boolean watch) {
        ready(assigned.secret(), name, watch);
        await(ServerMessage.Welcome.class);
        await(Update.class);
        return this;
    }

    /**
     * What the base port says to somebody new; the connection stays open until the house closes it.
     */
    static ServerMessage.Assigned assigned(int basePort) {
        TestClient atBase = new TestClient(basePort);
        return atBase.await(ServerMessage.Assigned.class);
    }

    void ready(String secret, String name, boolean watch) {
        send(new ClientMessage.Ready(1, secret, Optional.of(name), watch, Optional.empty()));
    }

    void send(ClientMessage message) {
        sendRaw((Wire.write(message) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void sendLine(String line) {
        sendRaw((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void sendRaw(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
            socket.getOutputStream().flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends what may not be wanted any more; false when the house has closed the connection. */
    boolean trySend(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /** Sends the same until the house has closed the connection. */
    void sendAgainAndAgain(byte[] bytes, int most) {
        int times = 0;
        while (times < most && trySend(bytes)) {
            times++;
        }
    }

    /** Says no more, but can still hear. */
    void shutUp() {
        try {
            socket.shutdownOutput();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Asks whether the house is there: all that it said before is then heard. */
    void catchUp() {
        send(new ClientMessage.Ping());
        await(ServerMessage.Pong.class);
    }

    /** Nothing was said to this client since it last listened. */
    void assertHearsNothing() {
        send(new ClientMessage.Ping());
        assertThat(next()).contains(new ServerMessage.Pong());
    }

    /** The answer to what was just sent is a refusal with this code. */
    void assertRefused(String code) {
        assertThat(await(ServerMessage.Refused.class).code()).isEqualTo(code);
    }

    /** A name for a request that this client has not used. */
    String newId() {
        requests++;
        return name + requests;
    }

    int game() {
        return latest.orElseThrow().game();
    }

    Role role() {
        return latest.orElseThrow().you();
    }

    Update latest() {
        return latest.orElseThrow();
    }

    /** Waits for its turn and plays, and waits until it is played. */
    Update play(String move) {
        awaitTurn();
        String id = send(MoveText.read(move));
        return await(Update.class, update -> update.answers().filter(id::equals).isPresent());
    }

    /** Sends a move for the turn last seen, whatever it is. */
    String send(List<Square> path) {
        String id = newId();
        Update seen = latest.orElseThrow();
        send(new ClientMessage.Play(id, seen.game(), seen.standing().ply(), path));
        return id;
    }

    Update awaitTurn() {
        if (latest.filter(TestClient::isOwnTurn).isPresent()) {
            return latest.get();
        }
        return await(Update.class, TestClient::isOwnTurn);
    }

    private static boolean isOwnTurn(Update update) {
        return update.result().isEmpty()
                && update.you().side().filter(s -> s == update.standing().toMove()).isPresent()
                && !update.standing().legal().isEmpty();
    }

    /** A game of this number that is played; whether it was told already or not. */
    Update awaitGame(int number) {
        Predicate<Update> isIt = u -> u.game() == number && u.result().isEmpty();
        return latest.filter(isIt).orElseGet(() -> await(Update.class, isIt));
    }

    Update await(Action action) {
        return await(Update.class, update -> update.action() == action);
    }

    boolean isAtEnd() {
        return latest.flatMap(Update::result).isPresent();
    }

    /** The end of the game that was seen last, as it was told when it ended. */
    Update awaitEnd() {
        for (ServerMessage message : heard) {
            if (message instanceof Update update && update.action() == Action.END) {
                return update;
            }
        }
        return await(Action.END);
    }

    Update awaitQuestion(Inquiry.Kind kind) {
        return await(
                Update.class,
                update -> update.question().filter(q -> q.kind() == kind && q.toYou()).isPresent());
    }

    void answer(Inquiry.Kind kind, boolean yes) {
        send(new ClientMessage.Answer(newId(), game(), kind, yes));
    }

    <M extends ServerMessage> M await(Class<M> type) {
        return await(type, _ -> true);
    }

    /** The next message of a kind; what comes before it is passed over. */
    <M extends ServerMessage> M await(Class<M> type, Predicate<M> wanted) {
        while (true) {
            ServerMessage message =
                    next().orElseThrow(() ->
                            new AssertionError(
                                    "The connection ended while waiting for "
                                            + type.getSimpleName()
                                            + " after "
                                            + lastFew()));
            if (type.isInstance(message) && wanted.test(type.cast(message))) {
                return type.cast(message);
            }
        }
    }

    /** The next message, or nothing at the end of the connection. */
    Optional<ServerMessage> next() {
        try {
            String line = in.readLine();
            if (line == null) {
                return Optional.empty();
            }
            ServerMessage message = Wire.readServerMessage(line);
            lines.add(line);
            heard.add(message);
            if (message instanceof Update update) {
                latest = Optional.of(update);
            }
            if (message instanceof ServerMessage.Ping) {
                send(new ClientMessage.Pong());
            }
            return Optional.of(message);
        } catch (SocketTimeoutException e) {
            throw new AssertionError("Nothing came; before that: " + lastFew(), e);
        } catch (IOException _) {
            return Optional.empty();
        } catch (BadMessage e) {
            throw new AssertionError("The house said something that is no message", e);
        }
    }

    /** The last word of the house, after which it closes the connection. */
    String awaitBye() {
        String code = await(ServerMessage.Bye.class).code();
        assertThat(next()).isEmpty();
        return code;
    }

    List<ServerMessage> heard() {
        return List.copyOf(heard);
    }

    /** The same as it came. */
    List<String> lines() {
        return List.copyOf(lines);
    }

    Socket socket() {
        return socket;
    }

    private String lastFew() {
        return heard.subList(Math.max(0, heard.size() - 3), heard.size()).toString();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
