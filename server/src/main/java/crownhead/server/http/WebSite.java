package crownhead.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/**
 * The web client as its build packed it, if it is on the class path: {@code files.txt} lists what
 * there is, since nobody can look into a folder of a jar.
 */
final class WebSite {
    static final String PAGE = "index.html";
    private static final String FOLDER = "/crownhead/web/";

    private final String folder;

    WebSite() {
        this(FOLDER);
    }

    WebSite(String folder) {
        this.folder = folder;
    }

    /** Everything but the page itself, which is made for the house. */
    List<WebFile> files() {
        return text("files.txt")
                .map(list ->
                        list.lines().filter(name -> !name.equals(PAGE)).map(this::file).toList())
                .orElseGet(List::of);
    }

    /** The one page of the client; what it shows depends on its address. */
    Optional<String> page() {
        return text(PAGE);
    }

    /** A page that was made for this house, compressed once. */
    static WebFile made(String html) {
        byte[] plain = html.getBytes(StandardCharsets.UTF_8);
        return new WebFile(PAGE, plain, Optional.empty(), Optional.of(gzipped(plain)));
    }

    private WebFile file(String name) {
        byte[] plain =
                bytes(name)
                        .orElseThrow(() ->
                                new IllegalStateException(
                                        "files.txt names " + name + ", which is not there"));
        return new WebFile(name, plain, bytes(name + ".br"), bytes(name + ".gz"));
    }

    private Optional<String> text(String name) {
        return bytes(name).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    private Optional<byte[]> bytes(String name) {
        try (InputStream in = WebSite.class.getResourceAsStream(folder + name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] gzipped(byte[] plain) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }
}
