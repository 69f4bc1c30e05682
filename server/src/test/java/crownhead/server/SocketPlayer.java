package crownhead.server;

import crownhead.protocol.BadMessage;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.protocol.Wire;
import crownhead.rules.Square;
import crownhead.server.websocket.RawSocket;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Somebody who plays over a WebSocket. What is asked for is waited for, and passed over if not. */
public final class SocketPlayer implements AutoCloseable {
    private final RawSocket socket;
    private final List<ServerMessage> heard = new ArrayList<>();
    private final String secret;
    private int requests;
    private String name = "";
    private String table = "";

    private SocketPlayer(RawSocket socket) throws IOException {
        this.socket = socket;
        this.secret = await(ServerMessage.Assigned.class).secret();
    }

    /** Somebody at the door, who has said nothing so far. */
    public static SocketPlayer connect(int port) throws IOException {
        return new SocketPlayer(RawSocket.open(port, ""));
    }

    /** A guest in the hall. */
    public static SocketPlayer enter(int port, String name) throws IOException {
        SocketPlayer player = connect(port);
        player.say(player.ready(Optional.of(name)));
        player.name = player.await(ServerMessage.InHall.class).name();
        return player;
    }

    public ClientMessage.Ready ready(Optional<String> called) {
        return new ClientMessage.Ready(Wire.PROTOCOL, secret, called, false, Optional.empty());
    }

    public String secret() {
        return secret;
    }

    public String name() {
        return name;
    }

    /** Where the player went last. */
    public String table() {
        return table;
    }

    public void say(ClientMessage message) throws IOException {
        socket.send(Wire.write(message));
    }

    public String nextId() {
        requests++;
        return "r-" + requests;
    }

    /** Opens a game that everyone sees; the answer names it. */
    public ServerMessage.Opened host(String visibility, String side, String time)
            throws IOException {
        return host(visibility, Optional.empty(), side, time);
    }

    /** Opens a game for somebody, who may be a player of the house. */
    public ServerMessage.Opened challenge(String opponent, String side, String time)
            throws IOException {
        return host("public", Optional.of(opponent), side, time);
    }

    private ServerMessage.Opened host(
            String visibility, Optional<String> opponent, String side, String time)
            throws IOException {
        say(
                new ClientMessage.Host(
                        nextId(),
                        Optional.of(visibility),
                        opponent,
                        Optional.of(time),
                        Optional.empty(),
                        Optional.of(side),
                        Optional.empty(),
                        false));
        ServerMessage.Opened opened = await(ServerMessage.Opened.class);
        await(ServerMessage.Welcome.class);
        return opened;
    }

    public void join(String game) throws IOException {
        say(new ClientMessage.Join(nextId(), Optional.of(game), Optional.empty()));
        await(ServerMessage.Welcome.class);
    }

    public void watch(String game) throws IOException {
        say(new ClientMessage.Watch(nextId(), Optional.of(game), Optional.empty()));
        await(ServerMessage.Welcome.class);
    }

    /** Plays a turn and waits for the answer. */
    public Update play(int ply, int... path) throws IOException {
        String id = nextId();
        List<Square> squares = new ArrayList<>();
        for (int number : path) {
            squares.add(Square.of(number));
        }
        say(new ClientMessage.Play(id, 1, ply, squares));
        return awaitUpdate(update -> update.answers().filter(id::equals).isPresent());
    }

    /** An update after so many turns. */
    public Update awaitPly(int ply) {
        return awaitUpdate(update -> update.game() == 1 && update.standing().ply() >= ply);
    }

    public Update awaitUpdate(Predicate<Update> wanted) {
        while (true) {
            if (next() instanceof Update update && wanted.test(update)) {
                return update;
            }
        }
    }

    public <T extends ServerMessage> T await(Class<T> type) {
        while (true) {
            ServerMessage message = next();
            if (type.isInstance(message)) {
                return type.cast(message);
            }
        }
    }

    /** Everything that was said so far. */
    public List<ServerMessage> heard() {
        return List.copyOf(heard);
    }

    /** The next message; an error when none comes any more. */
    public ServerMessage next() {
        return nextIfAny().orElseThrow(() -> new AssertionError("Nothing more was said: " + heard));
    }

    /** The next message, unless the connection has ended. */
    public Optional<ServerMessage> nextIfAny() {
        Optional<RawSocket.Frame> frame = socket.next();
        while (frame.isPresent() && frame.get().opcode() != RawSocket.TEXT) {
            if (frame.get().opcode() == RawSocket.CLOSE) {
                return Optional.empty();
            }
            frame = socket.next();
        }
        Optional<ServerMessage> message = frame.map(RawSocket.Frame::text).map(SocketPlayer::read);
        message.ifPresent(this::note);
        return message;
    }

    private void note(ServerMessage message) {
        heard.add(message);
        if (message instanceof ServerMessage.Welcome welcome) {
            table = welcome.table();
        }
        if (message instanceof ServerMessage.Ping) {
            try {
                say(new ClientMessage.Pong());
            } catch (IOException _) {
                // The house is gone, which the next reading tells.
            }
        }
    }

    private static ServerMessage read(String line) {
        try {
            return Wire.readServerMessage(line);
        } catch (BadMessage e) {
            throw new AssertionError("Not a message: " + line, e);
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
