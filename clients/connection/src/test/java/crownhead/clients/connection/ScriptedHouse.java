package crownhead.clients.connection;

import crownhead.protocol.BadMessage;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.House;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** A server in a test that does with each guest what was planned for it, in the order they come. */
final class ScriptedHouse implements AutoCloseable {
    static final String SECRET = "q7Zk0WgE2mJvXr5yT9bLcA";
    static final ServerMessage.InHall HALL =
            new ServerMessage.InHall(Optional.empty(), "Ann", false, "Welcome, Ann.");

    /** What is done with one guest. */
    interface Plan {
        void with(Guest guest) throws Exception;
    }

    /** How a guest is spoken with. */
    private interface Manner {
        Speech with(Socket socket) throws IOException;
    }

    private final ServerSocket door;
    private final Manner manner;
    private final List<Throwable> troubles = new CopyOnWriteArrayList<>();
    private final List<Socket> guests = new CopyOnWriteArrayList<>();

    ScriptedHouse(Plan... plans) throws IOException {
        this(LineSpeech::new, plans);
    }

    private ScriptedHouse(Manner manner, Plan... plans) throws IOException {
        this.manner = manner;
        door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(() -> receive(plans));
    }

    /** A house that speaks over WebSockets. */
    static ScriptedHouse onTheWeb(Plan... plans) throws IOException {
        return new ScriptedHouse(FrameSpeech::new, plans);
    }

    Site site() {
        return new Site(Site.Scheme.HTTP, "127.0.0.1", Optional.of(door.getLocalPort()));
    }

    Address address() {
        return new Address("127.0.0.1", door.getLocalPort());
    }

    /** What went wrong in the plans. */
    List<Throwable> troubles() {
        return troubles;
    }

    private void receive(Plan... plans) {
        for (Plan plan : plans) {
            try {
                Socket socket = door.accept();
                guests.add(socket);
                Thread.ofVirtual().start(() -> follow(plan, socket));
            } catch (IOException e) {
                return;
            }
        }
    }

    private void follow(Plan plan, Socket socket) {
        try (socket) {
            socket.setSoTimeout(60_000);
            plan.with(new Guest(socket, manner.with(socket)));
        } catch (Exception | AssertionError e) {
            troubles.add(e);
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        for (Socket guest : guests) {
            guest.close();
        }
    }

    static ServerMessage.Welcome welcome(Duration grace) {
        return new ServerMessage.Welcome(
                "1",
                1,
                "Ann",
                new House(
                        "white-red",
                        new House.Timing(
                                "untimed",
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty()),
                        "automatic",
                        grace.toMillis(),
                        3,
                        300_000),
                "Welcome");
    }

    /** Somebody at the door. */
    static final class Guest {
        private final Socket socket;
        private final Speech speech;

        Guest(Socket socket, Speech speech) {
            this.socket = socket;
            this.speech = speech;
        }

        int port() {
            return socket.getLocalPort();
        }

        Guest say(String line) throws IOException {
            speech.say(line);
            return this;
        }

        /** What only a house on the web can do. */
        FrameSpeech frames() {
            return (FrameSpeech) speech;
        }

        Guest say(ServerMessage message) throws IOException {
            return say(Wire.write(message));
        }

        Guest hello() throws IOException {
            return say(new ServerMessage.Hello(1, "Crownhead 0.1.0"));
        }

        Guest assign(int port) throws IOException {
            return say(new ServerMessage.Assigned(1, port, SECRET, 10));
        }

        /** Lets the guest into the hall, whatever port it is at. */
        Guest letIntoHall() throws IOException, BadMessage {
            hello().assign(1);
            ready();
            return say(HALL);
        }

        /** Lets the guest in, at the port where it is. */
        Guest letIn(Duration grace) throws IOException, BadMessage {
            hello().assign(port());
            ready();
            return say(welcome(grace));
        }

        ClientMessage.Ready ready() throws IOException, BadMessage {
            if (hear() instanceof ClientMessage.Ready ready) {
                return ready;
            }
            throw new AssertionError("Not ready");
        }

        ClientMessage hear() throws IOException, BadMessage {
            return Wire.readClientMessage(
                    speech.hear().orElseThrow(() -> new AssertionError("The guest has gone")));
        }

        /** Passes over the head of a request. */
        void skipRequest() throws IOException {
            while (speech.hear().filter(line -> !line.isEmpty()).isPresent()) {
                // What it asks for does not matter.
            }
        }

        /** Waits until the guest has gone. */
        void awaitGone() throws IOException {
            while (speech.hear().isPresent()) {
                // What it still says does not matter.
            }
        }
    }
}
