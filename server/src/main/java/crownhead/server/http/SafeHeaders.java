package crownhead.server.http;

import java.util.LinkedHashMap;
import java.util.Map;

/** What every answer tells a browser not to do. */
final class SafeHeaders {
    static final String POLICY_NAME = "Content-Security-Policy";

    /**
     * For the worker of the engine alone, which is nothing but our own script and has no page: what
     * loads its WebAssembly makes functions of text.
     */
    static final String POLICY_OF_ENGINE =
            String.join(
                    "; ",
                    "default-src 'none'",
                    "script-src 'self' 'unsafe-eval'",
                    "connect-src 'self'",
                    "base-uri 'none'",
                    "form-action 'none'",
                    "frame-ancestors 'none'");

    private static final String POLICY =
            String.join(
                    "; ",
                    "default-src 'none'",
                    "script-src 'self'",
                    "style-src 'self'",
                    "img-src 'self' data:",
                    "connect-src 'self'",
                    "worker-src 'self'",
                    "base-uri 'none'",
                    "object-src 'none'",
                    "form-action 'self'",
                    "frame-ancestors 'none'",
                    "font-src 'self'",
                    "media-src 'self'",
                    "manifest-src 'self'",
                    "require-trusted-types-for 'script'",
                    "trusted-types svelte-trusted-html crownhead");

    private SafeHeaders() {}

    static Map<String, String> of(HttpOptions options) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put(POLICY_NAME, POLICY);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cache-Control", "no-store");
        if (options.isSecure()) {
            headers.put("Strict-Transport-Security", "max-age=31536000");
        }
        return Map.copyOf(headers);
    }
}
