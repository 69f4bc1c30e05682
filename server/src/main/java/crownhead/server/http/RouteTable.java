package crownhead.server.http;

import java.util.List;
import java.util.stream.Stream;

/** Every address of the house. What is not here does not exist. */
record RouteTable(List<Route> routes) {
    RouteTable {
        routes = List.copyOf(routes);
    }

    static RouteTable of(HttpOptions options, HouseApi house) {
        Admission admission = new Admission(options, house);
        List<Route> ofApi =
                Stream.of(
                                new PeopleRoutes(house, admission).all(),
                                new MyRoutes(house, admission).all(),
                                new LobbyRoutes(options, house).all(),
                                new OpeningRoutes(options, house, admission).all(),
                                new LookingRoutes(options, house).all(),
                                new PlayingRoutes(options, house).all(),
                                new ValidatorRoutes().all())
                        .flatMap(List::stream)
                        .toList();
        Pages pages = new Pages(options);
        List<Route> ofHouse = new HouseRoutes(house, new OpenApi(ofApi, options), pages).all();
        List<Route> ofSite = new SiteRoutes(pages).all();
        return new RouteTable(Stream.of(ofApi, ofHouse, ofSite).flatMap(List::stream).toList());
    }
}
