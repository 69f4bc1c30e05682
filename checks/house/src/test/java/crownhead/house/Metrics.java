package crownhead.house;

import java.util.List;

/** The names that a house tells Prometheus. */
final class Metrics {
    private Metrics() {}

    /** After something was refused, so that whatever is counted by a code is there. */
    static List<String> of(ServerProcess server) throws Exception {
        server.read("/nothing");
        try (HouseSocket socket = HouseSocket.open(server.address())) {
            socket.say("{\"type\":\"leave\"}");
            socket.await("bye");
        }
        return server.read("/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith("# TYPE "))
                .map(line -> line.split(" ", -1)[2])
                .distinct()
                .toList();
    }
}
