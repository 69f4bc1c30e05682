package crownhead.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts a server as a process of its own, and stops it when it is not needed any more. */
final class Start {
    private static final String OPEN_AT = "Crownhead is open at ";
    private static final int OK = 200;

    private Start() {}

    /** The command of the JDK that runs this, with what the launcher starts a server with. */
    static List<String> server(String... more) {
        return command("-XX:+UseParallelGC", more);
    }

    /** The same with what it starts everything else with. */
    static List<String> java(String... more) {
        return command("-XX:+UseSerialGC", more);
    }

    private static List<String> command(String collector, String... more) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add(collector);
        command.addAll(List.of(more));
        return List.copyOf(command);
    }

    /** Whoever needs an open server, until they are done. */
    interface Guest {
        void visit(URI page) throws IOException;
    }

    /** How many milliseconds passed until the page was shown. */
    static double millis(List<String> command) throws IOException {
        long began = System.nanoTime();
        long[] shown = new long[1];
        open(
                command,
                page -> {
                    look(page);
                    shown[0] = System.nanoTime();
                });
        return (shown[0] - began) / 1e6;
    }

    /** Starts a server for somebody, and stops it when they are gone. */
    static void open(List<String> command, Guest guest) throws IOException {
        Process process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try {
            guest.visit(address(process));
        } finally {
            stop(process);
        }
    }

    private static URI address(Process process) throws IOException {
        BufferedReader out = process.inputReader();
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith(OPEN_AT)) {
                return URI.create(line.substring(OPEN_AT.length()) + "/");
            }
        }
        throw new IOException("The server did not open: " + process.info());
    }

    private static void look(URI page) throws IOException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            int status =
                    client.send(
                                    HttpRequest.newBuilder(page).build(),
                                    HttpResponse.BodyHandlers.discarding())
                            .statusCode();
            if (status != OK) {
                throw new IOException(page + " answers " + status);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("Nobody waits for the page any more");
        }
    }

    private static void stop(Process process) throws IOException {
        process.destroy();
        try {
            process.waitFor();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("Nobody waits for the server any more");
        }
    }
}
