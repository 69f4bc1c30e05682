package crownhead.app;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Where answers go. It ends the command when they do not arrive, which the writers above it would
 * keep to themselves.
 */
final class AnswerStream extends FilterOutputStream {
    AnswerStream(OutputStream out) {
        super(out);
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            throw new OutputLost(e);
        }
    }

    @Override
    public void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new OutputLost(e);
        }
    }
}
