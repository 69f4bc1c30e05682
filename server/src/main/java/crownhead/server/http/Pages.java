package crownhead.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The pages of the house. Nothing that a stranger sent is ever part of one. */
final class Pages {
    private static final String PLACE = "<!-- plain -->";
    private static final String PLAIN =
            "<meta name=\"plain\" content=\"This house is served over plain HTTP: whoever is on the"
                    + " way can read along.\">";

    private final HttpOptions options;
    private final WebSite site;

    Pages(HttpOptions options) {
        this.options = options;
        this.site = new WebSite();
    }

    /** The page of the web client, or of a house that was built without it. */
    WebFile client() {
        String html = site.page().orElseGet(() -> resource("bare.html"));
        return WebSite.made(
                html.replace(PLACE, options.isInTheOpen() ? PLAIN : "")
                        .replace("${house}", escaped(options.link(""))));
    }

    List<WebFile> files() {
        return site.files();
    }

    String asset(String name) {
        return resource(name);
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    static String resource(String name) {
        try (InputStream in = Pages.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("No resource " + name + " beside the pages");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
