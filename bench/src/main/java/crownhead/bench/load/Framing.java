package crownhead.bench.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/** How messages stand in a stream of bytes. All that a bot looks at is ASCII. */
public interface Framing {
    /** Whoever takes what was heard. */
    interface Ear {
        void hear(String message) throws IOException, Bot.WrongWord;
    }

    /** What comes before the first message, on a connection that waits. */
    void greet(SocketChannel channel) throws IOException;

    /** Takes every message that is whole, and moves the position behind it. */
    void read(ByteBuffer heard, Ear ear) throws IOException, Bot.WrongWord;

    /** Lines that each end with a line feed, as they are sent. */
    ByteBuffer write(String lines);
}
