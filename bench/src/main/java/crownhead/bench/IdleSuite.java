package crownhead.bench;

import crownhead.bench.load.Idle;
import crownhead.bench.load.OpenHouse;
import crownhead.bench.load.ServerProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** What a house needs for people who are there and do nothing. */
final class IdleSuite {
    /** How many, and how long they stay before it is looked at. */
    record Size(int people, Duration rest) {
        static final Size FULL = new Size(10_000, Duration.ofSeconds(60));
        static final Size QUICK = new Size(500, Duration.ofSeconds(3));
    }

    private IdleSuite() {}

    static List<Figure> run(Size size, Path folder) throws IOException {
        List<String> data = List.of(folder.resolve("house").toString());
        try (ServerProcess server = ServerProcess.start(OpenHouse.class, data)) {
            Idle idle = Idle.measure(server, size.people(), size.rest());
            if (!idle.errors().isEmpty() || idle.people() < size.people()) {
                throw new BrokenPromise(
                        idle.people() + " of " + size.people() + " came in: " + idle.errors());
            }
            Figures figures = new Figures();
            figures.count("idle-sockets", "open, all in the hall", "", idle.people());
            idle.before()
                    .ifPresent(it ->
                            figures.add("idle-memory-before", "resident with nobody", "MiB", it));
            idle.during()
                    .ifPresent(it ->
                            figures.add("idle-memory", "resident with all of them", "MiB", it));
            return figures.all();
        }
    }
}
