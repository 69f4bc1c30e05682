package crownhead.server.http;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A client that speaks plain HTTP, as somebody signed in or as nobody. */
final class Curl {
    private static final HttpClient CLIENT =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(Duration.ofMinutes(1))
                    .build();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** What came back. */
    record Said(int status, String body, HttpResponse<String> response) {
        JsonNode json() {
            return JSON.readTree(body);
        }

        String text(String pointer) {
            return json().at(pointer).asString();
        }

        String code() {
            return text("/code");
        }

        /** What it says, but for the name of the request, which is always another. */
        String words() {
            return body.replaceFirst("\"request\":\"[0-9a-f]+\"", "");
        }

        String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }
    }

    private final int port;
    private final Map<String, String> headers = new LinkedHashMap<>();

    Curl(int port) {
        this.port = port;
    }

    static Curl to(TestDoor house) {
        return new Curl(house.port());
    }

    /** The same client, with one more header in every request. */
    Curl with(String name, String value) {
        Curl other = new Curl(port);
        other.headers.putAll(headers);
        other.headers.put(name, value);
        return other;
    }

    Curl as(String secret) {
        return with("Authorization", "Bearer " + secret);
    }

    Said get(String path) {
        return send("GET", path, null);
    }

    Said head(String path) {
        return send("HEAD", path, null);
    }

    Said post(String path, String json) {
        return json("POST", path, json);
    }

    Said put(String path, String json) {
        return json("PUT", path, json);
    }

    Said delete(String path) {
        return send("DELETE", path, null);
    }

    Said json(String method, String path, String json) {
        return headers.containsKey("Content-Type")
                ? send(method, path, json)
                : with("Content-Type", "application/json").send(method, path, json);
    }

    Said send(String method, String path, @org.jspecify.annotations.Nullable String body) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                        .timeout(Duration.ofMinutes(2))
                        .method(
                                method,
                                body == null
                                        ? HttpRequest.BodyPublishers.noBody()
                                        : HttpRequest.BodyPublishers.ofString(body));
        headers.forEach(request::header);
        try {
            HttpResponse<String> response =
                    CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Said(response.statusCode(), response.body(), response);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
