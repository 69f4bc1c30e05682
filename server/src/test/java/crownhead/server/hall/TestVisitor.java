package crownhead.server.hall;

import crownhead.protocol.BadMessage;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.protocol.Wire;
import crownhead.rules.Square;
import crownhead.server.session.Conversation;
import crownhead.server.session.Limits;
import crownhead.server.session.Pipe;
import crownhead.server.session.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** One connection to a hall. What is waited for comes sooner or later; the rest is passed over. */
final class TestVisitor {
    private static final String END = "end";

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final Conversation conversation;
    private final Visit visit;
    private final String secret;
    private int requests;
    private String table = "";

    TestVisitor(TestHall hall) {
        conversation =
                new Conversation(
                        new QueuePipe(heard, () -> hall.wasTold(this)),
                        Limits.STANDARD,
                        hall::now,
                        "198.51.100.7");
        conversation.start();
        visit = hall.reception().receive(conversation);
        secret = await(ServerMessage.Assigned.class).secret();
    }

    String secret() {
        return secret;
    }

    String table() {
        return table;
    }

    Conversation conversation() {
        return conversation;
    }

    void say(ClientMessage message) {
        conversation.hear(Wire.write(message)).ifPresent(visit::hear);
    }

    /** As if a client had said this, whatever it is. */
    void sayLine(String line) {
        conversation.hear(line).ifPresent(visit::hear);
    }

    /** The connection ends. */
    void hangUp() {
        conversation.cut();
        visit.gone();
    }

    void ready(String name) {
        say(ready(Optional.of(name), Optional.empty(), Optional.empty(), Optional.empty()));
    }

    ClientMessage.Ready ready(
            Optional<String> name,
            Optional<String> game,
            Optional<String> ticket,
            Optional<String> key) {
        return new ClientMessage.Ready(1, secret, name, false, game, ticket, key);
    }

    /** Comes back as whoever had this secret. */
    void again(String oldSecret, Optional<String> game) {
        say(new ClientMessage.Ready(1, oldSecret, Optional.empty(), false, game));
    }

    String nextId() {
        requests++;
        return "r-" + requests;
    }

    ServerMessage.Opened host(String visibility, String side) {
        say(wish(visibility, Optional.empty(), "game:10m+0s", side));
        ServerMessage.Opened opened = await(ServerMessage.Opened.class);
        await(ServerMessage.Welcome.class);
        return opened;
    }

    ClientMessage.Host wish(
            String visibility, Optional<String> opponent, String time, String side) {
        return new ClientMessage.Host(
                nextId(),
                Optional.of(visibility),
                opponent,
                Optional.of(time),
                Optional.empty(),
                Optional.of(side),
                Optional.empty(),
                false);
    }

    void join(String game) {
        say(new ClientMessage.Join(nextId(), Optional.of(game), Optional.empty()));
    }

    void watch(String game) {
        say(new ClientMessage.Watch(nextId(), Optional.of(game), Optional.empty()));
    }

    void joinByKey(String key) {
        say(new ClientMessage.Join(nextId(), Optional.empty(), Optional.of(key)));
    }

    ClientMessage.Play play(int ply, int... path) {
        List<Square> squares = new ArrayList<>();
        for (int number : path) {
            squares.add(Square.of(number));
        }
        ClientMessage.Play play = new ClientMessage.Play(nextId(), 1, ply, squares);
        say(play);
        return play;
    }

    /** The first move, with the id "late", at the table that is named. */
    void playLate(String table) {
        sayLine(
                "{\"type\":\"play\",\"id\":\"late\",\"game\":1,\"ply\":0,\"path\":[11,15],\"table\":\""
                        + table
                        + "\"}");
    }

    Update awaitAnswer(String id) {
        return awaitUpdate(update -> update.answers().filter(id::equals).isPresent());
    }

    Update awaitUpdate(Predicate<Update> wanted) {
        while (true) {
            if (next() instanceof Update update && wanted.test(update)) {
                return update;
            }
        }
    }

    ServerMessage.Refused awaitRefusal() {
        return await(ServerMessage.Refused.class);
    }

    ServerMessage.Bye awaitBye() {
        return await(ServerMessage.Bye.class);
    }

    <T extends ServerMessage> T await(Class<T> type) {
        while (true) {
            ServerMessage message = next();
            if (type.isInstance(message)) {
                return type.cast(message);
            }
        }
    }

    ServerMessage next() {
        try {
            String line = heard.poll(60, TimeUnit.SECONDS);
            if (line == null || line.equals(END)) {
                throw new AssertionError("Nothing more was said");
            }
            ServerMessage message = Wire.readServerMessage(line);
            if (message instanceof ServerMessage.Welcome welcome) {
                table = welcome.table();
            }
            return message;
        } catch (InterruptedException | BadMessage e) {
            throw new AssertionError("Not a message", e);
        }
    }

    private record QueuePipe(BlockingQueue<String> lines, Runnable told) implements Pipe {
        @Override
        public void send(List<String> more, Sent sent) {
            told.run();
            lines.addAll(more);
            sent.sent();
        }

        @Override
        public void finish() {
            lines.add(END);
        }

        @Override
        public void cutSoon() {}

        @Override
        public void cut() {
            lines.add(END);
        }
    }
}
