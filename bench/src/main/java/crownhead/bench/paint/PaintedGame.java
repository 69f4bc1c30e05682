package crownhead.bench.paint;

import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Square;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A game at a real house between somebody with a mouse and somebody who only sends requests, both
 * at random. Each move of the former is timed.
 */
public final class PaintedGame {
    private static final int LONGEST = 80;
    private static final JsonMapper JSON = new JsonMapper();

    /** How a move is seen: the piece stands there at once, or it sets out at once. */
    public enum Style {
        STILL,
        ANIMATED
    }

    private final BrowserPage page;
    private final PaintTimer timer;
    private final URI house;
    private final RandomGenerator chance;
    private Optional<String> secret = Optional.empty();

    public PaintedGame(BrowserPage page, PaintTimer timer, URI house, RandomGenerator chance) {
        this.page = page;
        this.timer = timer;
        this.house = house;
        this.chance = chance;
    }

    /** Opens games for somebody who is here for the first time. */
    public void signIn() throws IOException {
        page.visit(house);
        timer.until("document.querySelector('h1') !== null");
        ask("guests", "{ name: 'Ann', cookie: true }");
        secret = Optional.of(post("guests", Map.of("name", "Ben")).path("secret").asString());
    }

    public void play(Style style, Paints paints) throws IOException {
        page.evaluate(
                "localStorage.setItem('crownhead.settings', JSON.stringify({ animation: %s }))"
                        .formatted(style == Style.ANIMATED));
        String table = ask("games", "{ side: 'first', time: 'none' }").path("table").asString();
        post("games/join", Map.of("table", table));
        page.visit(house.resolve("/game/" + table));
        Position position = Position.START;
        for (int ply = 0; ply < LONGEST && !position.legalMoves().isEmpty(); ply++) {
            Move move = anyOf(position.legalMoves());
            if (ply % 2 == 0) {
                timer.until("document.querySelector('[data-movable]') !== null");
                click(move, style);
                timer.until(
                        "document.querySelector('[data-ply=\"%d\"]') !== null".formatted(ply + 1));
            } else {
                post("games/" + table + "/moves", Map.of("ply", ply, "move", move.toString()));
            }
            position = position.after(move);
        }
        timer.collect(paints);
        page.visit(house);
    }

    private Move anyOf(List<Move> moves) {
        return moves.get(chance.nextInt(moves.size()));
    }

    /** All squares of its way; the last press, on a page that has come to rest, plays it. */
    private void click(Move move, Style style) throws IOException {
        List<Square> path = move.path();
        for (Square square : path.subList(0, path.size() - 1)) {
            JsonNode middle = middleOf(square);
            page.click(middle.path(0).asDouble(), middle.path(1).asDouble());
        }
        page.rest();
        JsonNode end = middleOf(move.to());
        double x = end.path(0).asDouble();
        double y = end.path(1).asDouble();
        timer.press(
                x,
                y,
                switch (style) {
                    case STILL ->
                            "document.elementsFromPoint(%s, %s).some((one) => one.closest('.disc'))"
                                    .formatted(x, y);
                    case ANIMATED ->
                            "document.querySelector('[data-square=\"%d\"][data-piece]') !== null"
                                    .formatted(move.to().number());
                });
    }

    private JsonNode middleOf(Square square) throws IOException {
        return page.evaluate(
                """
                (() => {
                  const box = document.querySelector('[data-square="%d"]').getBoundingClientRect();
                  return [box.x + box.width / 2, box.y + box.height / 2];
                })()
                """
                        .formatted(square.number()));
    }

    /** Asks the house as the page does. */
    private JsonNode ask(String what, String body) throws IOException {
        return page.evaluate(
                """
                fetch('/api/v1/%s', {
                  method: 'POST',
                  headers: { 'Content-Type': 'application/json', Crownhead: '1' },
                  body: JSON.stringify(%s),
                }).then((answer) => answer.json())
                """
                        .formatted(what, body));
    }

    private JsonNode post(String what, Map<String, Object> body) throws IOException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(house.resolve("/api/v1/" + what))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body)));
        secret.ifPresent(it -> request.header("Authorization", "Bearer " + it));
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer =
                    client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() / 100 != 2) {
                throw new IOException(what + ": " + answer.body());
            }
            return JSON.readTree(answer.body());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("Nobody plays any more");
        }
    }
}
