package crownhead.bench.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.function.BooleanSupplier;

/**
 * Many bots, each with a connection of its own. One thread serves them all, so that they take as
 * little of the machine from the server as they can.
 */
final class Crowd implements AutoCloseable {
    private static final int USUAL_MESSAGE = 1 << 12;
    private static final int LONGEST_MESSAGE = 1 << 17;
    private static final Duration LONGEST_WAIT = Duration.ofMillis(10);
    private static final String PLAY = "\"type\":\"play\"";

    private final Selector selector = Selector.open();
    private final InetSocketAddress server;
    private final Queue<Later> later = new PriorityQueue<>(Comparator.comparingLong(Later::due));
    private final List<String> errors = new ArrayList<>();

    Crowd(InetSocketAddress server) throws IOException {
        this.server = server;
    }

    /** One bot, its connection, and what has come of a message that is not whole yet. */
    private static final class Seat {
        private final Bot bot;
        private final Framing framing;
        private final Rhythm rhythm;
        private final SocketChannel channel;
        private ByteBuffer heard = ByteBuffer.allocate(USUAL_MESSAGE);

        Seat(Bot bot, Framing framing, Rhythm rhythm, SocketChannel channel) {
            this.bot = bot;
            this.framing = framing;
            this.rhythm = rhythm;
            this.channel = channel;
        }

        /** Lists are long where many people are. */
        void makeRoom() throws IOException {
            if (heard.capacity() == LONGEST_MESSAGE) {
                throw new IOException("A message had more than " + LONGEST_MESSAGE + " bytes");
            }
            heard = ByteBuffer.allocate(2 * heard.capacity()).put(heard.flip());
        }
    }

    /** A move whose time has not come. */
    private record Later(long due, Seat seat, String lines) {}

    void join(Bot bot, Framing framing, Rhythm rhythm) throws IOException {
        SocketChannel channel = SocketChannel.open(server);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        framing.greet(channel);
        channel.configureBlocking(false);
        Seat seat = new Seat(bot, framing, rhythm, channel);
        channel.register(selector, SelectionKey.OP_READ, seat);
        // Nobody has to wait until all are there.
        selector.selectNow(this::serve);
    }

    /** Plays until there is enough, but for so long at most, and not on after an error. */
    void play(BooleanSupplier isEnough, Duration most) throws IOException {
        long end = System.nanoTime() + most.toNanos();
        while (!isEnough.getAsBoolean() && errors.isEmpty() && System.nanoTime() < end) {
            playWhatIsDue();
            selector.select(this::serve, patience());
        }
    }

    /** Plays for a time, unless there is an error. */
    void play(Duration time) throws IOException {
        play(() -> false, time);
    }

    List<String> errors() {
        return List.copyOf(errors);
    }

    private long patience() {
        long longest = LONGEST_WAIT.toMillis();
        Later next = later.peek();
        // No wait is shorter than a millisecond.
        return next == null
                ? longest
                : Math.clamp((next.due - System.nanoTime()) / 1_000_000, 1, longest);
    }

    private void playWhatIsDue() {
        for (Later next = later.peek();
                next != null && next.due <= System.nanoTime();
                next = later.peek()) {
            later.remove();
            next.seat.rhythm.played(next.due);
            try {
                say(next.seat, next.lines);
            } catch (IOException e) {
                fail(next.seat, e);
            }
        }
    }

    private void serve(SelectionKey key) {
        Seat seat = (Seat) key.attachment();
        serve(seat);
        if (seat.bot.isDeaf()) {
            key.interestOps(0);
        }
    }

    private void serve(Seat seat) {
        try {
            if (seat.channel.read(seat.heard) < 0) {
                throw new IOException("The server has closed the connection");
            }
            seat.framing.read(seat.heard.flip(), message -> answer(seat, message));
            seat.heard.compact();
            if (!seat.heard.hasRemaining()) {
                seat.makeRoom();
            }
        } catch (IOException | Bot.WrongWord e) {
            fail(seat, e);
        }
    }

    private void answer(Seat seat, String message) throws IOException, Bot.WrongWord {
        String lines = seat.bot.hear(message);
        if (seat.rhythm.waits() && lines.contains(PLAY)) {
            later.add(new Later(seat.rhythm.next(System.nanoTime()), seat, lines));
        } else if (!lines.isEmpty()) {
            say(seat, lines);
        }
    }

    private static void say(Seat seat, String lines) throws IOException {
        ByteBuffer bytes = seat.framing.write(lines);
        seat.channel.write(bytes);
        if (bytes.hasRemaining()) {
            throw new IOException("The server does not read what is sent to it");
        }
    }

    private void fail(Seat seat, Exception why) {
        errors.add(why.toString());
        leave(seat);
    }

    private void leave(Seat seat) {
        try {
            seat.channel.close();
        } catch (IOException e) {
            errors.add(e.toString());
        }
    }

    @Override
    public void close() throws IOException {
        selector.keys().forEach(key -> leave((Seat) key.attachment()));
        selector.close();
    }
}
