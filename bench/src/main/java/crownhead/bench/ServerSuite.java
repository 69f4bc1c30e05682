package crownhead.bench;

import crownhead.bench.reliability.HouseServer;
import crownhead.bench.reliability.Speed;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Many games at the real server over WebSockets, beside a server that only stores and sends. */
final class ServerSuite {
    static final Speed.Size FULL = new Speed.Size(500, 200, Duration.ofSeconds(30));
    static final Speed.Size QUICK = new Speed.Size(50, 100, Duration.ofSeconds(5));

    private ServerSuite() {}

    static List<Figure> run(Speed.Size size, Path folder) throws IOException {
        Speed plain = Speed.ofPlainHouse(folder.resolve("plain").toString(), size);
        Speed.Checked house = Speed.ofHouse(HouseServer.Setup.in(folder.resolve("house")), size);
        Figures figures = new Figures();
        figures.requireUnbroken("The server", 0, house.findings());
        List<Figure> baseline = of("plain-server", "stored and sent on, and no more", plain);
        String scene =
                size.games() + " games over WebSockets on SQLite; both players answer at once";
        List<Figure> real = of("server", scene, house.speed());
        for (int i = 0; i < real.size(); i++) {
            figures.add(real.get(i).comparedWith(baseline.get(i)));
        }
        baseline.forEach(figures::add);
        figures.addUnbroken("server", List.of(house.findings()));
        return figures.all();
    }

    private static List<Figure> of(String name, String scene, Speed speed) {
        Figures figures = new Figures();
        figures.add(name + "-moves", scene, "moves/s", speed.movesPerSecond());
        String sent = "a move sent until the opponent has it";
        figures.add(name + "-p50", sent, "ms", speed.p50(), speed.moves());
        figures.add(
                name + "-p99", "one in a hundred takes longer", "ms", speed.p99(), speed.moves());
        figures.add(name + "-cpu", "processor time of it", "µs/move", speed.processorMicros());
        return figures.all();
    }
}
