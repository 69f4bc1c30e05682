package crownhead.browser;

import com.microsoft.playwright.Page;
import crownhead.rules.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Two people at a table: the one who moves first, and the other. */
record Pair(Visitor first, Visitor second, String table) implements AutoCloseable {
    private static final AtomicInteger COUNT = new AtomicInteger();

    /** The usual way to ask the house for something from within a page. */
    private static final String ASK =
            """
            async ([path, body]) => {
              const answer = await fetch('/api/v1' + path, {
                method: 'POST',
                headers: { 'Content-Type': 'application/json', Crownhead: '1' },
                body: JSON.stringify(body),
              });
              return await answer.json();
            }
            """;

    static Pair atATable(TestHouse house) {
        return atATable(house, Map.of());
    }

    /** Sat down without the forms of the front page, which have tests of their own. */
    static Pair atATable(TestHouse house, Map<String, Object> terms) {
        return seated(Visitor.atADesk(house), Visitor.atADesk(house), terms);
    }

    static Pair withPhones(TestHouse house) {
        return seated(Visitor.withAPhone(house), Visitor.withAPhone(house), Map.of());
    }

    static Pair seated(Visitor first, Visitor second, Map<String, Object> terms) {
        int number = COUNT.incrementAndGet();
        becomeGuest(first, "Ann " + number);
        becomeGuest(second, "Ben " + number);
        Map<String, Object> wish = new HashMap<>(Map.of("side", "first"));
        wish.putAll(terms);
        Map<?, ?> opened = ask(first, "/games", wish);
        String table = String.valueOf(opened.get("table"));
        Map<String, Object> joining =
                opened.get("key") instanceof String key
                        ? Map.of("key", key)
                        : Map.of("table", table);
        first.visit("/game/" + table);
        ask(second, "/games/join", joining);
        second.visit("/game/" + table);
        second.part("turn").waitFor();
        first.part("turn").waitFor();
        return new Pair(first, second, table);
    }

    static void becomeGuest(Visitor visitor, String name) {
        visitor.visit("/privacy");
        ask(visitor, "/guests", Map.of("name", name, "cookie", true));
    }

    static Map<?, ?> ask(Visitor visitor, String path, Map<String, Object> body) {
        Page page = visitor.page();
        return (Map<?, ?>) page.evaluate(ASK, List.of(path, body));
    }

    Visitor mover(int ply) {
        return ply % 2 == 0 ? first : second;
    }

    /** Plays moves by typing them, from a ply on. */
    void play(int ply, String... moves) {
        for (int i = 0; i < moves.length; i++) {
            Visitor mover = mover(ply + i);
            mover.hasTurn();
            mover.types(moves[i]);
        }
        mover(ply + moves.length).hasTurn();
    }

    /** Plays moves without the board, where only what comes of them matters. */
    void post(int ply, List<Move> moves) {
        for (int i = 0; i < moves.size(); i++) {
            ask(
                    mover(ply + i),
                    "/games/" + table + "/moves",
                    Map.of("ply", ply + i, "move", moves.get(i).toString()));
        }
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }
}
