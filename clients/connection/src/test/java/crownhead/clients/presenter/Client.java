package crownhead.clients.presenter;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.rules.Square;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A person in a test who presses keys and looks at the screen. */
final class Client {
    private final Presenter presenter = new Presenter(Style.REMOTE, "localhost:9000", "c");
    private Instant now = House.NOON;

    /** Somebody who has been at a table since the game started. */
    static Client at(House house, Role role) {
        Client client = new Client().hear(House.welcome(role == Role.FIRST ? "Ann" : "Ben"));
        house.history(role).forEach(client::hear);
        return client;
    }

    /** Somebody who comes to a table where a game stands. */
    static Client late(House house, Role role) {
        return new Client().hear(House.welcome("Eve")).hear(house.look(role));
    }

    Client hear(ServerMessage message) {
        presenter.receive(message, now);
        return this;
    }

    /** Keys by their names, single characters as they are: {@code right enter r}. */
    Client press(String keys) {
        for (String key : keys.split(" ", -1)) {
            presenter.press(key(key), now);
        }
        return this;
    }

    Client type(String text) {
        for (int i = 0; i < text.length(); i++) {
            presenter.press(new Key.Letter(text.charAt(i)), now);
        }
        return this;
    }

    Client point(int... squares) {
        for (int square : squares) {
            presenter.point(Square.of(square), now);
        }
        return this;
    }

    Client at(Instant time) {
        now = time;
        return this;
    }

    Instant now() {
        return now;
    }

    Presenter presenter() {
        return presenter;
    }

    /** What was sent since this was asked last, besides that requests to move were seen. */
    List<ClientMessage> sent() {
        return presenter.outgoing().stream()
                .filter(message -> !(message instanceof ClientMessage.Seen))
                .toList();
    }

    Scene scene() {
        return presenter.scene(now);
    }

    Scene.Game game() {
        if (scene() instanceof Scene.Game game) {
            return game;
        }
        throw new AssertionError("No game yet: " + scene());
    }

    Scene.Start start() {
        if (scene() instanceof Scene.Start start) {
            return start;
        }
        throw new AssertionError("A game already");
    }

    Scene.Hall hall() {
        if (scene() instanceof Scene.Hall hall) {
            return hall;
        }
        throw new AssertionError("Not in the hall: " + scene());
    }

    Scene.Board board() {
        return game().board();
    }

    String notice() {
        return game().notice();
    }

    int cursor() {
        return board().cursor().orElseThrow().number();
    }

    List<Integer> choices() {
        return board().choices().stream().map(Square::number).sorted().toList();
    }

    List<Integer> path() {
        return board().path().stream().map(Square::number).toList();
    }

    Optional<Scene.Overlay> overlay() {
        return switch (scene()) {
            case Scene.Game game -> game.overlay();
            case Scene.Start start -> start.overlay();
            case Scene.Hall hall -> hall.overlay();
        };
    }

    String overlayTitle() {
        return overlay().map(Scene.Overlay::title).orElse("");
    }

    /** The squares of the one turn that was sent. */
    List<Integer> played() {
        List<ClientMessage> sent = sent();
        if (sent.size() == 1 && sent.getFirst() instanceof ClientMessage.Play play) {
            return play.path().stream().map(Square::number).toList();
        }
        throw new AssertionError("Not one turn: " + sent);
    }

    private static Key key(String name) {
        return switch (name) {
            case "left" -> Key.Named.LEFT;
            case "right" -> Key.Named.RIGHT;
            case "up" -> Key.Named.UP;
            case "down" -> Key.Named.DOWN;
            case "enter" -> Key.Named.ENTER;
            case "escape" -> Key.Named.ESCAPE;
            case "backspace" -> Key.Named.BACKSPACE;
            case "interrupt" -> Key.Named.INTERRUPT;
            default -> new Key.Letter(name.charAt(0));
        };
    }
}
