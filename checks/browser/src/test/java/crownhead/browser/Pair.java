package crownhead.browser;

import crownhead.rules.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Two people at a table: the one who moves first, and the other. */
record Pair(Visitor first, Visitor second, String table) implements AutoCloseable {
    private static final AtomicInteger COUNT = new AtomicInteger();

    static Pair atATable(TestHouse house) {
        return atATable(house, Map.of());
    }

    /** Sat down without the forms of the front page, which have tests of their own. */
    static Pair atATable(TestHouse house, Map<String, Object> terms) {
        return seated(Visitor.atADesk(house), Visitor.atADesk(house), terms);
    }

    /** As they like it who look at every page. */
    static Pair whoLikeItStill(TestHouse house) {
        return seated(Visitor.whoLikesItStill(house), Visitor.whoLikesItStill(house), Map.of());
    }

    /** Comes to the table when so much has been played there. */
    static Pair inTheMiddleOf(TestHouse house, ShortGame game) {
        Pair pair =
                agreed(Visitor.whoLikesItStill(house), Visitor.whoLikesItStill(house), Map.of());
        pair.post(0, game.moves());
        pair.come();
        pair.first().hasTurn();
        return pair;
    }

    static Pair withPhones(TestHouse house) {
        return seated(Visitor.withAPhone(house), Visitor.withAPhone(house), Map.of());
    }

    static Pair seated(Visitor first, Visitor second, Map<String, Object> terms) {
        Pair pair = agreed(first, second, terms);
        pair.come();
        second.part("turn").waitFor();
        first.part("turn").waitFor();
        return pair;
    }

    /** Has a game that has begun, but is not at the table yet. */
    static Pair agreed(Visitor first, Visitor second, Map<String, Object> terms) {
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
        ask(second, "/games/join", joining);
        return new Pair(first, second, table);
    }

    void come() {
        first.visit("/game/" + table);
        second.visit("/game/" + table);
    }

    static void becomeGuest(Visitor visitor, String name) {
        ask(visitor, "/guests", Map.of("name", name, "cookie", true));
    }

    /** As any program would ask, but with the cookie of this visitor's browser. */
    static Map<?, ?> ask(Visitor visitor, String path, Map<String, Object> body) {
        return visitor.posts("/api/v1" + path, body);
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
