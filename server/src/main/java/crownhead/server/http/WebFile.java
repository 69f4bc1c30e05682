package crownhead.server.http;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/** A file of the web client, as it is sent: plain, or compressed where the build did that. */
final class WebFile {
    private static final String FOR_EVER = "public, max-age=31536000, immutable";
    private static final String ASK_AGAIN = "no-cache";
    private static final int TAG_LENGTH = 16;

    private final String path;
    private final byte[] plain;
    private final Optional<byte[]> brotli;
    private final Optional<byte[]> gzip;

    /** {@code path} is where it is found, without a slash before it. */
    WebFile(String path, byte[] plain, Optional<byte[]> brotli, Optional<byte[]> gzip) {
        this.path = path;
        this.plain = plain.clone();
        this.brotli = brotli;
        this.gzip = gzip;
    }

    String path() {
        return path;
    }

    /** A name with a hash of what is in it never means something else. */
    String caching() {
        return path.startsWith("assets/") ? FOR_EVER : ASK_AGAIN;
    }

    /** The script that runs the engine beside the page. */
    boolean isEngine() {
        return path.startsWith("assets/engine.worker-") && path.endsWith(".js");
    }

    /** One for each form, as they are different bytes. */
    String tag(Form form) {
        return "\"" + hash(plain).substring(0, TAG_LENGTH) + form.suffix() + "\"";
    }

    String mediaType() {
        return switch (path.substring(path.lastIndexOf('.') + 1)) {
            case "html" -> "text/html";
            case "js" -> "text/javascript";
            case "css" -> "text/css";
            case "svg" -> "image/svg+xml";
            case "png" -> "image/png";
            case "json" -> "application/json";
            case "webmanifest" -> "application/manifest+json";
            case "wasm" -> "application/wasm";
            case "txt" -> "text/plain";
            default -> "application/octet-stream";
        };
    }

    /** The smallest that the reader can open. */
    Form form(String acceptEncoding) {
        if (brotli.isPresent() && accepts(acceptEncoding, "br")) {
            return Form.BROTLI;
        }
        return gzip.isPresent() && accepts(acceptEncoding, "gzip") ? Form.GZIP : Form.PLAIN;
    }

    byte[] bytes(Form form) {
        return switch (form) {
            case PLAIN -> plain.clone();
            case BROTLI -> brotli.orElseThrow();
            case GZIP -> gzip.orElseThrow();
        };
    }

    /** How the bytes of a file are sent. */
    enum Form {
        PLAIN("", ""),
        BROTLI("br", "-br"),
        GZIP("gzip", "-gz");

        private final String encoding;
        private final String suffix;

        Form(String encoding, String suffix) {
            this.encoding = encoding;
            this.suffix = suffix;
        }

        /** As the header names it; empty for none. */
        String encoding() {
            return encoding;
        }

        String suffix() {
            return suffix;
        }
    }

    private static boolean accepts(String header, String encoding) {
        for (String part : header.split(",", -1)) {
            String[] pieces = part.strip().split(";", 2);
            boolean isRefused =
                    pieces.length > 1 && pieces[1].replace(" ", "").matches("q=0(\\.0*)?");
            if (pieces[0].strip().equalsIgnoreCase(encoding)) {
                return !isRefused;
            }
        }
        return false;
    }

    private static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
