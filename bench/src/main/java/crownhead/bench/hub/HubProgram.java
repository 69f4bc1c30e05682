package crownhead.bench.hub;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A program that speaks the Hub protocol, in a process of its own. */
public final class HubProgram implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;

    /** After this no answer comes. */
    private static final Heard END = new Heard("", 0);

    private final Process process;
    private final OutputStream in;
    private final LinkedBlockingQueue<Heard> answers = new LinkedBlockingQueue<>();

    /** A line, and when it came. */
    public record Heard(String line, long nanos) {
        boolean begins(String word) {
            return line.equals(word) || line.startsWith(word + " ");
        }
    }

    private HubProgram(Process process) {
        this.process = process;
        in = process.getOutputStream();
        Thread.ofPlatform().name("hub ears").daemon(true).start(this::listen);
    }

    public static HubProgram start(List<String> command) throws IOException {
        return new HubProgram(
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    }

    void say(String line) throws IOException {
        say(line.getBytes(StandardCharsets.UTF_8));
    }

    /** A line of any bytes but those that end one. */
    void say(byte[] line) throws IOException {
        in.write(line);
        in.write('\n');
        in.flush();
    }

    Heard next() throws IOException {
        try {
            Heard heard = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (heard == null) {
                throw new IOException("The program says nothing");
            }
            if (heard.equals(END)) {
                answers.add(END);
                throw new IOException("The program is gone");
            }
            return heard;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("Nobody waits for the program any more");
        }
    }

    /** Passes over what comes before a line that begins with a word; an error is one too many. */
    Heard until(String word) throws IOException {
        Heard heard = next();
        while (!heard.begins(word)) {
            if (heard.begins("error")) {
                throw new IOException("The program refuses: " + heard.line());
            }
            heard = next();
        }
        return heard;
    }

    private void listen() {
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                answers.add(new Heard(line, System.nanoTime()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            answers.add(END);
        }
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
