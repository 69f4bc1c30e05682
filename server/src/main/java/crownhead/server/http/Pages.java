package crownhead.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** The pages of the house. Nothing that a stranger sent is ever part of one. */
final class Pages {
    private static final String PLAIN =
            "<p class=\"notice\">This house is served over plain HTTP: whoever is on the way can"
                    + " read along.</p>";

    private final HttpOptions options;

    Pages(HttpOptions options) {
        this.options = options;
    }

    String front() {
        return page("front.html");
    }

    String join() {
        return page("join.html");
    }

    String game() {
        return page("game.html");
    }

    String asset(String name) {
        return resource(name);
    }

    private String page(String name) {
        URI address = options.publicUrl();
        return resource(name)
                .replace("<!-- plain -->", options.isInTheOpen() ? PLAIN : "")
                .replace("${house}", escaped(options.link("")))
                .replace("${host}", escaped(String.valueOf(address.getHost())));
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
