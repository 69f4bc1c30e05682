package crownhead.server.http;

import java.util.List;

/** What the house says about itself, and its pages. */
final class HouseRoutes {
    private static final String HTML = "text/html";

    private final HouseApi house;
    private final OpenApi openApi;
    private final Pages pages;

    HouseRoutes(HouseApi house, OpenApi openApi, Pages pages) {
        this.house = house;
        this.openApi = openApi;
        this.pages = pages;
    }

    List<Route> all() {
        return List.of(
                Route.get(
                                "/health/live",
                                Who.ANYBODY,
                                Budget.FREE,
                                _ -> Answer.ok(new Health("live")))
                        .saying("The program runs.")
                        .answering(Status.OK, "Health"),
                Route.get("/health/ready", Who.ANYBODY, Budget.FREE, this::ready)
                        .saying("The house takes requests.")
                        .answering(Status.OK, "Health"),
                Route.get("/metrics", Who.HOUSE, Budget.FREE, this::metrics)
                        .saying("What the house counts of itself, for Prometheus.")
                        .answering("text/plain"),
                Route.get("/api/v1/house", Who.ANYBODY, Budget.LOOK, this::house)
                        .saying("What the house knows.")
                        .answering(Status.OK, "House"),
                Route.get("/api/v1/openapi.json", Who.ANYBODY, Budget.LOOK, this::description)
                        .saying("This description.")
                        .answering(Status.OK, ""),
                page("/api", openApi.page()).saying("This description, for people."),
                asset("/assets/house.css", "text/css"));
    }

    record Health(String status) {}

    /** {@code tablePieces}: up to how many pieces its endgame tables know. */
    record Knowledge(int tablePieces) {}

    private Answer house(Asked asked) {
        return Answer.ok(new Knowledge(house.tablePieces().getAsInt()));
    }

    private Answer ready(Asked asked) {
        return house.ready().getAsBoolean()
                ? Answer.ok(new Health("ready"))
                : new Answer.Refused(
                        HttpRefusal.UNAVAILABLE
                                .problem("The house is opening or closing.")
                                .after(5));
    }

    private Answer metrics(Asked asked) {
        return new Answer.Text("text/plain", house.meters().text());
    }

    private Answer description(Asked asked) {
        return new Answer.JsonText(openApi.json());
    }

    private static Route page(String path, String html) {
        return Route.get(path, Who.ANYBODY, Budget.LOOK, _ -> new Answer.Text(HTML, html))
                .answering(HTML);
    }

    private Route asset(String path, String type) {
        String text = pages.asset(path.substring(path.lastIndexOf('/') + 1));
        return Route.get(path, Who.ANYBODY, Budget.LOOK, _ -> new Answer.Text(type, text))
                .saying("A part of the pages.")
                .answering(type);
    }
}
