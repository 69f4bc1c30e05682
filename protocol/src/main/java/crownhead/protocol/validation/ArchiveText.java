package crownhead.protocol.validation;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** The text of an archive: UTF-8, and each byte that is not, the Windows-1252 of old files. */
public final class ArchiveText extends Reader {
    private static final int WINDOW = 8192;
    private static final Charset OLD = Charset.forName("windows-1252");

    private final InputStream in;
    private final CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
    private final ByteBuffer bytes = ByteBuffer.allocate(WINDOW).flip();
    private final CharBuffer text = CharBuffer.allocate(WINDOW).flip();
    private boolean isDry;

    public ArchiveText(InputStream in) {
        this.in = in;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        while (!text.hasRemaining()) {
            if (isDry && !bytes.hasRemaining()) {
                return -1;
            }
            fill();
            decode();
        }
        int count = Math.min(length, text.remaining());
        text.get(target, offset, count);
        return count;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    private void fill() throws IOException {
        bytes.compact();
        int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
        if (count < 0) {
            isDry = true;
        } else {
            bytes.position(bytes.position() + count);
        }
        bytes.flip();
    }

    private void decode() {
        text.clear();
        CoderResult result = utf8.decode(bytes, text, isDry);
        while (result.isMalformed() && text.remaining() >= result.length()) {
            for (int i = 0; i < result.length(); i++) {
                text.put(new String(new byte[] {bytes.get()}, OLD));
            }
            result = utf8.decode(bytes, text, isDry);
        }
        text.flip();
    }
}
