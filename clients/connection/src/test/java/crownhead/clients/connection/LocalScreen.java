package crownhead.clients.connection;

import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Presenter;
import crownhead.clients.presenter.Scene;
import crownhead.clients.presenter.Style;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.rules.Square;
import crownhead.table.Terms;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Two people in a test at one keyboard, and a clock that goes on when the test says so. */
final class LocalScreen implements Connection.Receiver {
    static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private final Presenter presenter = new Presenter(Style.LOCAL, "this table", "l");
    private final LocalTable table;
    private Instant now = NOON;

    LocalScreen(Terms terms) {
        table =
                LocalTable.open(
                        terms,
                        new LocalTable.People("Ann", "Ben"),
                        () -> now,
                        new SplittableRandom(1),
                        this);
        deliver();
    }

    @Override
    public void receive(ServerMessage message) {
        presenter.receive(message, now);
    }

    @Override
    public void lost(String why) {
        presenter.lost(why);
    }

    /** Presses keys: single characters as they are, {@code \n} for Enter. */
    LocalScreen press(String keys) {
        for (int i = 0; i < keys.length(); i++) {
            char letter = keys.charAt(i);
            press(letter == '\n' ? Key.Named.ENTER : new Key.Letter(letter));
        }
        return this;
    }

    LocalScreen press(Key key) {
        presenter.press(key, now);
        deliver();
        return this;
    }

    /** Types moves and plays them. */
    LocalScreen moves(String moves) {
        for (String move : moves.split(" ", -1)) {
            press(move + "\n");
        }
        return this;
    }

    LocalScreen later(Duration time) {
        now = now.plus(time);
        table.tick();
        deliver();
        return this;
    }

    /** Time passes, and nobody has looked at the clock yet. */
    LocalScreen laterWithoutTick(Duration time) {
        now = now.plus(time);
        return this;
    }

    /** Asks the table itself, without a key. */
    LocalScreen send(ClientMessage message) {
        table.send(message);
        deliver();
        return this;
    }

    LocalTable table() {
        return table;
    }

    Presenter presenter() {
        return presenter;
    }

    Scene.Game game() {
        if (presenter.scene(now) instanceof Scene.Game game) {
            return game;
        }
        throw new AssertionError("No game: " + presenter.scene(now));
    }

    Optional<Square> cursor() {
        return game().board().cursor();
    }

    String overlayTitle() {
        return game().overlay().map(Scene.Overlay::title).orElse("");
    }

    private void deliver() {
        for (List<ClientMessage> out = presenter.outgoing();
                !out.isEmpty();
                out = presenter.outgoing()) {
            out.forEach(table::send);
        }
    }
}
