package crownhead.bench.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/** A message in a line. */
public final class Lines implements Framing {
    @Override
    public void greet(SocketChannel channel) {
        // Lines need no greeting.
    }

    @Override
    public void read(ByteBuffer heard, Ear ear) throws IOException, Bot.WrongWord {
        for (int i = heard.position(); i < heard.limit(); i++) {
            if (heard.get(i) == '\n') {
                byte[] line = new byte[i - heard.position()];
                heard.get(line).get();
                ear.hear(new String(line, StandardCharsets.ISO_8859_1));
            }
        }
    }

    @Override
    public ByteBuffer write(String lines) {
        return ByteBuffer.wrap(lines.getBytes(StandardCharsets.ISO_8859_1));
    }
}
