package crownhead.bench.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Many bots, each with a connection of its own. One thread serves them all, so that they take as
 * little of the machine from the server as they can.
 */
final class Crowd implements AutoCloseable {
    private static final int LONGEST_LINE = 1 << 14;
    private static final Duration LONGEST_WAIT = Duration.ofMillis(10);

    private final Selector selector = Selector.open();
    private final InetSocketAddress server;
    private final List<String> errors = new ArrayList<>();

    Crowd(InetSocketAddress server) throws IOException {
        this.server = server;
    }

    /** One bot, its connection, and what has come of a line that is not whole yet. */
    private record Seat(Bot bot, SocketChannel channel, ByteBuffer heard) {}

    void join(Bot bot) throws IOException {
        SocketChannel channel = SocketChannel.open(server);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        channel.configureBlocking(false);
        Seat seat = new Seat(bot, channel, ByteBuffer.allocate(LONGEST_LINE));
        channel.register(selector, SelectionKey.OP_READ, seat);
    }

    /** Plays until there is enough, but for so long at most, and not on after an error. */
    void play(BooleanSupplier isEnough, Duration most) throws IOException {
        long end = System.nanoTime() + most.toNanos();
        while (!isEnough.getAsBoolean() && errors.isEmpty() && System.nanoTime() < end) {
            selector.select(key -> serve((Seat) key.attachment()), LONGEST_WAIT.toMillis());
        }
    }

    /** Plays for a time, unless there is an error. */
    void play(Duration time) throws IOException {
        play(() -> false, time);
    }

    List<String> errors() {
        return List.copyOf(errors);
    }

    private void serve(Seat seat) {
        try {
            if (seat.channel.read(seat.heard) < 0) {
                throw new IOException("The server has closed the connection");
            }
            hearLines(seat);
        } catch (IOException | Bot.WrongWord e) {
            errors.add(e.toString());
            leave(seat);
        }
    }

    private static void hearLines(Seat seat) throws IOException, Bot.WrongWord {
        ByteBuffer heard = seat.heard.flip();
        int start = 0;
        for (int i = 0; i < heard.limit(); i++) {
            if (heard.get(i) == '\n') {
                byte[] line = new byte[i - start];
                heard.get(start, line);
                // All that a bot looks at is ASCII.
                say(seat, seat.bot.hear(new String(line, StandardCharsets.ISO_8859_1)));
                start = i + 1;
            }
        }
        heard.position(start).compact();
        if (!heard.hasRemaining()) {
            throw new IOException("A line had more than " + LONGEST_LINE + " bytes");
        }
    }

    private static void say(Seat seat, String lines) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(lines.getBytes(StandardCharsets.ISO_8859_1));
        if (bytes.hasRemaining() && seat.channel.write(bytes) < lines.length()) {
            throw new IOException("The server does not read what is sent to it");
        }
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
