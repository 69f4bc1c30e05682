package crownhead.app;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** What a command reads from and writes to. Text is UTF-8, whatever the terminal says it is. */
record Console(InputStream in, PrintWriter out, PrintWriter err) {
    static Console of(InputStream in, OutputStream out, OutputStream err) {
        return new Console(in, writer(new AnswerStream(out)), writer(err));
    }

    /** One sentence for the person at the keyboard, beside the answer. */
    void tell(String sentence) {
        out.flush();
        err.println(sentence);
        err.flush();
    }

    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
    }
}
