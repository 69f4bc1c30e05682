package crownhead.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The pages and files of the web client. Each has a route of its own: nothing else is served. */
final class SiteRoutes {
    private static final String HTML = "text/html";

    /**
     * The addresses that show the client's page; it looks at the address and draws what belongs
     * there.
     */
    private static final List<String> PLACES =
            List.of(
                    "/",
                    "/join",
                    "/game/{table}",
                    "/replay",
                    "/replay/{table}",
                    "/analysis",
                    "/analysis/{table}",
                    "/local",
                    "/computer",
                    "/trainer",
                    "/settings",
                    "/account",
                    "/rules",
                    "/privacy");

    private final Pages pages;

    SiteRoutes(Pages pages) {
        this.pages = pages;
    }

    List<Route> all() {
        List<Route> routes = new ArrayList<>();
        Stream.concat(PLACES.stream(), Stream.of("/" + WebSite.PAGE))
                .map(path -> file(path, pages.client()).saying("The web client.").answering(HTML))
                .forEach(routes::add);
        for (WebFile file : pages.files()) {
            routes.add(
                    file("/" + file.path(), file)
                            .saying("A part of the web client.")
                            .answering(file.mediaType()));
        }
        return List.copyOf(routes);
    }

    private static Route file(String path, WebFile file) {
        return Route.get(path, Who.ANYBODY, Budget.LOOK, _ -> new Answer.File(Status.OK, file));
    }
}
