package crownhead.server.tcp;

import crownhead.protocol.Wire;
import crownhead.server.security.ClientAddresses;
import crownhead.server.security.Crowd;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.server.session.Limits;
import crownhead.server.session.Reception;
import crownhead.server.session.Visit;
import crownhead.server.session.Witness;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

/** A port that clients come in by. */
public final class TcpDoor implements AutoCloseable {
    /** So many more may be on their way in or out; who comes then is turned away. */
    private static final int MOST_BEYOND = 64;

    /** How much the system keeps for a client that does not read. */
    private static final int SEND_BUFFER = 1 << 16;

    private static final Duration BREATH = Duration.ofMillis(50);

    private final ServerSocket listening;
    private final Reception reception;
    private final Limits limits;
    private final InstantSource time;
    private final Witness witness;
    private final Semaphore room;
    private final Crowd crowd;
    private final Set<Conversation> conversations = ConcurrentHashMap.newKeySet();

    /** Opens the door, or says why it cannot; port 0 is any that is free. */
    public static TcpDoor open(
            InetSocketAddress address,
            int clients,
            Reception reception,
            Limits limits,
            InstantSource time,
            Witness witness,
            Crowd crowd)
            throws IOException {
        ServerSocket listening = new ServerSocket();
        try {
            // Without this a restart would find its own port taken for minutes.
            listening.setReuseAddress(true);
            listening.bind(address, Crowd.BEFORE_THE_DOOR);
        } catch (IOException e) {
            listening.close();
            throw e;
        }
        Semaphore room = new Semaphore(clients + MOST_BEYOND);
        TcpDoor door = new TcpDoor(listening, room, crowd, reception, limits, time, witness);
        Thread.ofVirtual().name("door " + door.port()).start(door::accept);
        return door;
    }

    private TcpDoor(
            ServerSocket listening,
            Semaphore room,
            Crowd crowd,
            Reception reception,
            Limits limits,
            InstantSource time,
            Witness witness) {
        this.listening = listening;
        this.room = room;
        this.crowd = crowd;
        this.reception = reception;
        this.limits = limits;
        this.time = time;
        this.witness = witness;
    }

    public int port() {
        return listening.getLocalPort();
    }

    /** How many are connected. */
    public int size() {
        return conversations.size();
    }

    /** To be called about every second. */
    public void checkLife() {
        conversations.forEach(Conversation::checkLife);
    }

    /** Lets nobody in any more and says goodbye to everyone, who has a moment to read it. */
    @Override
    public void close() {
        try {
            listening.close();
        } catch (IOException _) {
            // It is closed all the same.
        }
        int all = conversations.size();
        conversations.forEach(conversation -> conversation.end(Farewell.closing(all)));
        try {
            for (Conversation conversation : conversations) {
                conversation.awaitEnd();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                greet(listening.accept());
            } catch (IOException _) {
                // Closed, or no file is left for a socket: then somebody must go first.
                takeABreath();
            }
        }
    }

    private void greet(Socket socket) {
        String from = ClientAddresses.client(socket.getInetAddress());
        if (!crowd.enter(from)) {
            turnAway(socket, Farewell.TOO_MANY);
        } else if (!room.tryAcquire()) {
            crowd.leave(from);
            turnAway(socket, Farewell.SERVER_FULL);
        } else {
            Thread.ofVirtual().name("client " + port()).start(() -> letIn(socket, from));
        }
    }

    /** The little that is said fits into any socket, so this does not wait for the client. */
    private void turnAway(Socket socket, Farewell why) {
        witness.ended(why.bye().code());
        try (socket) {
            socket.getOutputStream().write(line(why));
        } catch (IOException _) {
            // The client is gone.
        }
    }

    private void letIn(Socket socket, String from) {
        try (socket) {
            socket.setTcpNoDelay(true);
            socket.setSendBufferSize(SEND_BUFFER);
            converse(socket, new Conversation(new TcpPipe(socket), limits, time, from, witness));
        } catch (IOException _) {
            // The client is gone.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            room.release();
            crowd.leave(from);
        }
    }

    private void converse(Socket socket, Conversation conversation)
            throws IOException, InterruptedException {
        conversations.add(conversation);
        conversation.start();
        if (listening.isClosed()) {
            conversation.end(Farewell.CLOSING);
        }
        try {
            listen(socket, conversation);
        } finally {
            if (conversation.isOver()) {
                // A client that says no more may still read the last word.
                conversation.awaitEnd();
            }
            conversation.cut();
            conversations.remove(conversation);
        }
    }

    private void listen(Socket socket, Conversation conversation) throws IOException {
        Visit visit = reception.receive(conversation);
        try {
            hearLines(socket, conversation, visit);
        } catch (RuntimeException mistake) {
            conversation.end(Farewell.BROKEN);
            throw mistake;
        } finally {
            visit.gone();
        }
        if (conversation.isOver()) {
            // What still comes is passed over, so that the last word arrives.
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        }
    }

    private static void hearLines(Socket socket, Conversation conversation, Visit visit)
            throws IOException {
        LineReader lines = new LineReader(socket.getInputStream(), Wire.LONGEST_LINE);
        try {
            while (!conversation.isOver()) {
                Optional<String> line = lines.next();
                if (line.isEmpty()) {
                    return;
                }
                conversation.hear(line.get()).ifPresent(visit::hear);
            }
        } catch (LineReader.BadLine bad) {
            conversation.end(
                    switch (bad.kind()) {
                        case TOO_LONG -> Farewell.LINE_TOO_LONG;
                        case NOT_TEXT -> Farewell.NOT_TEXT;
                    });
        }
    }

    private static byte[] line(Farewell lastWord) {
        return (Wire.write(lastWord.bye()) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static void takeABreath() {
        try {
            Thread.sleep(BREATH);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
