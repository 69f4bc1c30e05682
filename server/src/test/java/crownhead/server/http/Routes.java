package crownhead.server.http;

import java.util.List;

/** The table of routes, for tests that ask for each of them. */
final class Routes {
    static final List<Route> ALL = all();

    private Routes() {}

    private static List<Route> all() {
        try (TestDoor house = TestDoor.open()) {
            return RouteTable.of(house.options, house.api).routes();
        }
    }
}
