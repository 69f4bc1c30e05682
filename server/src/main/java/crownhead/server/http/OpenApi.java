package crownhead.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The routes of the API, described as OpenAPI for programs and as a page for people. */
final class OpenApi {
    private static final Pattern PART = Pattern.compile("\\{([a-z]+)}");

    private final List<Route> routes;
    private final HttpOptions options;

    OpenApi(List<Route> routes, HttpOptions options) {
        this.routes = List.copyOf(routes);
        this.options = options;
    }

    String json() {
        Map<String, Object> paths = new LinkedHashMap<>();
        for (Route route : routes) {
            operations(paths, route.path())
                    .put(route.method().name().toLowerCase(Locale.ROOT), operation(route));
        }
        Map<String, Object> components = new LinkedHashMap<>();
        components.put("schemas", HttpJson.tree(Pages.resource("openapi-schemas.json")));
        components.put(
                "securitySchemes",
                Map.of(
                        "secret", Map.of("type", "http", "scheme", "bearer"),
                        "cookie",
                                Map.of(
                                        "type",
                                        "apiKey",
                                        "in",
                                        "cookie",
                                        "name",
                                        new Cookies(options).name())));
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("openapi", "3.1.0");
        all.put("info", info());
        all.put("servers", List.of(Map.of("url", options.link(""))));
        all.put("paths", paths);
        all.put("components", components);
        return HttpJson.write(all);
    }

    private static Map<String, Object> info() {
        Map<String, Object> info = new LinkedHashMap<>();
        info.put("title", "Crownhead");
        info.put("version", "1");
        info.put(
                "description",
                "Bodies have at most 65,536 bytes (PDN files 1,048,576), "
                        + HttpJson.DEEPEST
                        + " objects and lists inside of each other, numbers of "
                        + HttpJson.LONGEST_NUMBER
                        + " digits, and are never compressed. With a cookie, whatever changes"
                        + " something needs the exact Origin and the header Crownhead: 1. Twenty"
                        + " wrong keys a minute are taken from one address.");
        return info;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> operations(Map<String, Object> paths, String path) {
        return (Map<String, Object>)
                paths.computeIfAbsent(path, _ -> new LinkedHashMap<String, Object>());
    }

    private static Map<String, Object> operation(Route route) {
        Map<String, Object> operation = new LinkedHashMap<>();
        operation.put("summary", route.summary());
        operation.put(
                "description",
                "For " + route.who().words() + ". Limits: " + route.budget().words() + ".");
        operation.put("operationId", name(route));
        operation.put("parameters", parameters(route));
        if (route.reads() != Reads.NOTHING) {
            operation.put("requestBody", requestBody(route));
        }
        operation.put("responses", responses(route));
        if (route.who() != Who.ANYBODY && route.who() != Who.HOUSE) {
            operation.put(
                    "security",
                    route.who().needsSession()
                            ? List.of(ofScheme("secret"), ofScheme("cookie"))
                            : List.of(ofScheme("secret"), ofScheme("cookie"), Map.of()));
        }
        return operation;
    }

    private static Map<String, Object> ofScheme(String name) {
        return Map.of(name, List.of());
    }

    private static String name(Route route) {
        return (route.method() + route.path().replace(Route.API, ""))
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z]+", "-")
                .replaceAll("-$", "");
    }

    private static List<Object> parameters(Route route) {
        List<Object> parameters = new ArrayList<>();
        Matcher parts = PART.matcher(route.path());
        while (parts.find()) {
            parameters.add(
                    Map.of(
                            "in",
                            "path",
                            "name",
                            parts.group(1),
                            "required",
                            true,
                            "schema",
                            Map.of("type", "string")));
        }
        for (Route.Parameter parameter : route.parameters()) {
            parameters.add(
                    Map.of(
                            "in", parameter.in(),
                            "name", parameter.name(),
                            "required", false,
                            "description", parameter.words(),
                            "schema", Map.of("type", parameter.schema())));
        }
        return parameters;
    }

    private static Map<String, Object> requestBody(Route route) {
        Object schema =
                route.body().isEmpty() ? Map.of("type", kind(route)) : reference(route.body());
        return Map.of(
                "required",
                !route.body().isEmpty(),
                "content",
                Map.of(route.reads().mediaType(), Map.of("schema", schema)));
    }

    private static String kind(Route route) {
        return route.reads() == Reads.PDN ? "string" : "object";
    }

    private static Map<String, Object> responses(Route route) {
        Map<String, Object> responses = new LinkedHashMap<>();
        responses.put(Integer.toString(route.success().number()), success(route));
        for (Status status : Errors.of(route)) {
            responses.put(
                    Integer.toString(status.number()),
                    Map.of(
                            "description",
                            status.title(),
                            "content",
                            Map.of(Problem.MEDIA_TYPE, Map.of("schema", reference("Problem")))));
        }
        return responses;
    }

    private static Map<String, Object> success(Route route) {
        if (route.success() == Status.NO_CONTENT) {
            return Map.of("description", route.success().title());
        }
        Object schema =
                route.answer().isEmpty() ? Map.of("type", "string") : reference(route.answer());
        return Map.of(
                "description",
                route.success().title(),
                "content",
                Map.of(route.mediaType(), Map.of("schema", schema)));
    }

    private static Map<String, Object> reference(String schema) {
        return Map.of("$ref", "#/components/schemas/" + schema);
    }

    /** The same as a page. */
    String page() {
        StringBuilder rows = new StringBuilder();
        for (Route route : routes) {
            rows.append("<tr><td><code>")
                    .append(route.method())
                    .append(' ')
                    .append(Pages.escaped(route.path()))
                    .append("</code></td><td>")
                    .append(Pages.escaped(route.summary()))
                    .append(" For ")
                    .append(Pages.escaped(route.who().words()))
                    .append(".</td></tr>\n");
        }
        return Pages.resource("api.html").replace("${routes}", rows.toString());
    }
}
