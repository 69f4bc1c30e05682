package crownhead.clients.presenter;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Position;
import crownhead.rules.Square;
import crownhead.rules.notation.ScoreSheet;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * What a person sees and does at a table, and in the hall where tables are found. Messages and keys
 * go in; a scene, and messages to be sent, come out. It is for one thread, and knows no time but
 * what it is told.
 */
public final class Presenter {
    static final String NOT_THERE = "The server is not there at the moment: trying to come back.";

    private static final String UNFINISHED = "the game is unfinished and has no winner";

    private final Style style;
    private final String where;
    private final Outbox outbox;
    private final Notice notice = new Notice();
    private final Door door;
    private final Dialogs dialogs;
    private final LobbyRoom room;
    private final Commands commands;
    private final Arrival arrival;
    private TableVisit table;
    private Lie lie = Lie.STILL;
    private Optional<Break> broken = Optional.empty();

    /** The way to the house broke, and is being looked for. */
    private record Break(Instant at) {}

    /**
     * @param where what is connected to, for people: {@code localhost:9000}
     * @param prefix how the names of this client's requests begin
     */
    public Presenter(Style style, String where, String prefix) {
        this.style = style;
        this.where = where;
        outbox = new Outbox(prefix);
        door = new Door(outbox);
        dialogs = new Dialogs(outbox, notice, door);
        room = new LobbyRoom(outbox, notice, dialogs, door);
        commands = new Commands(style, outbox, notice, dialogs, door, room);
        arrival = new Arrival(where);
        table = new TableVisit(style, outbox, notice, dialogs);
    }

    /** The house has a hall, also if the person goes straight to a table. */
    public void expectHall() {
        room.expect();
    }

    /** An attempt to connect begins; the first is 1. */
    public void connecting(int attempt, int attempts) {
        arrival.connecting(attempt, attempts);
    }

    /** An attempt to connect failed; after the last the client ends. */
    public void failed(int attempt, int attempts, String why) {
        arrival.failed(attempt, attempts, why);
        if (attempt >= attempts) {
            gaveUp(why);
        }
    }

    /** The house cannot be reached, and it is no use to try again: the client ends. */
    public void gaveUp(String why) {
        door.end(Exit.NOT_REACHED, "No connection to " + where + ": " + why + ".");
    }

    public void connected() {
        arrival.connected();
    }

    /** The way to the house broke; whoever finds it again sends what the house says then. */
    public void interrupted(String why, Instant now) {
        broken = Optional.of(new Break(now));
        table.interrupt();
        room.interrupt();
        dialogs.interrupt();
        notice.say("The connection to the server broke (" + why + "): trying to come back.");
    }

    /** The way to the house is lost for good, and with it a game that nobody else knows. */
    public void lost(String why) {
        boolean isCutShort = table.situation().filter(Situation::isPlaying).isPresent();
        List<String> lines = isCutShort ? List.of(why + ";", UNFINISHED) : List.of(why);
        dialogs.end(new Dialog.Last(Exit.LOST, "The connection to the server is lost", lines));
    }

    public void receive(ServerMessage message, Instant now) {
        switch (message) {
            case Update update -> look(update, now);
            case ServerMessage.Welcome in -> enter(in);
            case ServerMessage.InHall in -> enterHall(in);
            case ServerMessage.Lobby told -> room.look(told);
            case ServerMessage.Yours told -> room.look(told);
            case ServerMessage.Opened game -> room.opened(game);
            case ServerMessage.Tail tail -> table.read(tail);
            case ServerMessage.Refused refused -> refused(refused);
            case ServerMessage.Bye bye -> bye(bye);
            case ServerMessage.Ping _ -> outbox.send(new ClientMessage.Pong());
            case ServerMessage.Hello _, ServerMessage.Assigned _, ServerMessage.Pong _ -> {}
        }
    }

    public void press(Key key, Instant now) {
        if (exit().isPresent()) {
            return;
        }
        notice.forgetHint();
        boolean isQuitting = key == Key.Named.INTERRUPT && !dialogs.takesInterrupt();
        if (isQuitting) {
            commands.quit(table);
        } else if (dialogs.isOpen()) {
            dialogs.press(key);
        } else if (room.isOpen()) {
            room.press(key);
        } else {
            switch (key) {
                case Key.Named named -> pressNamed(named);
                case Key.Letter(char letter) -> pressLetter(letter);
            }
        }
    }

    /** The person leaves, and is not asked again. */
    public void leave() {
        if (exit().isEmpty()) {
            door.leave();
        }
    }

    /** A person points at a square of the board. */
    public void point(Square square, Instant now) {
        if (exit().isEmpty() && !dialogs.isOpen() && !room.isOpen() && isConnected()) {
            table.point(square);
        }
    }

    /** A person points at a line of the hall, counted from 0 through all its lists. */
    public void choose(int line) {
        if (exit().isEmpty() && !dialogs.isOpen() && room.isOpen()) {
            room.choose(line);
        }
    }

    /** How the board lies for two people at one screen. */
    public void lie(Lie how) {
        lie = how;
        table.lie(how);
    }

    /** How often the time of whoever sits here was said to be short. */
    public int warnings() {
        return table.warnings();
    }

    /** The position, if there is a game. */
    public Optional<Position> position() {
        return table.situation().filter(Situation::hasGame).map(now -> now.update().board());
    }

    /** The game so far as it is written down, if all of its turns are known. */
    public Optional<ScoreSheet> sheet(LocalDate today) {
        return table.sheet(today);
    }

    /** What is to be sent since this was asked last. */
    public List<ClientMessage> outgoing() {
        return outbox.drain();
    }

    public Scene scene(Instant now) {
        return room.isOpen()
                ? room.scene(dialogs.overlay(now))
                : table.scene(troubles(now), room, now).orElseGet(() -> waiting(now));
    }

    private Scene waiting(Instant now) {
        List<String> more = table.welcome().map(in -> room.waitingAt(in.table())).orElse(List.of());
        return arrival.scene(
                table.welcome(), table.situation(), notice.text(), more, dialogs.overlay(now));
    }

    /** Whether the client is to end, and how. */
    public Optional<Exit> exit() {
        return door.exit();
    }

    /** What is to be said when the screen is gone; empty when nothing is. */
    public String farewell() {
        return door.farewell();
    }

    private void enter(ServerMessage.Welcome in) {
        if (table.isOther(in)) {
            leaveTable();
        }
        broken = Optional.empty();
        room.leave();
        table.enter(in);
        arrival.connected();
    }

    private void enterHall(ServerMessage.InHall in) {
        leaveTable();
        broken = Optional.empty();
        room.enter(in);
        arrival.connected();
    }

    /** What was begun at a table means nothing anywhere else. */
    private void leaveTable() {
        table = new TableVisit(style, outbox, notice, dialogs);
        table.lie(lie);
        dialogs.leaveTable();
    }

    /** What comes late from a table that was left is not looked at. */
    private void look(Update update, Instant now) {
        if (!room.isOpen()) {
            table.look(update, now);
        }
    }

    private void refused(ServerMessage.Refused refused) {
        refused.id().ifPresent(table::refused);
        refused.id().ifPresent(room::refused);
        notice.say(refused.message());
    }

    private void bye(ServerMessage.Bye bye) {
        if (bye.code().equals("goodbye")) {
            door.end(Exit.LEFT, "");
        } else {
            dialogs.end(new Dialog.Last(Exit.SENT_AWAY, bye.message(), List.of()));
        }
    }

    private void pressNamed(Key.Named key) {
        if (isConnected()) {
            table.hand().press(key);
        }
    }

    private void pressLetter(char letter) {
        char key = Character.toLowerCase(letter);
        if (key == 'f') {
            table.flip();
        } else if (key == 'q' || key == '?' || key == 'h') {
            commands.press(key, table);
        } else if (isConnected() && !dialogs.answer(new Key.Letter(key))) {
            typeOrCommand(key);
        }
    }

    private void typeOrCommand(char key) {
        if (table.hand().takes(key) && table.hasGame()) {
            table.hand().type(key);
        } else {
            commands.press(key, table);
        }
    }

    /** Nothing can be asked of a house that is not there, which is said. */
    private boolean isConnected() {
        if (broken.isPresent()) {
            notice.say(NOT_THERE);
        }
        return broken.isEmpty();
    }

    private List<String> troubles(Instant now) {
        long grace = table.welcome().map(in -> in.house().graceMillis()).orElse(0L);
        return broken.map(since -> grace - Duration.between(since.at(), now).toMillis())
                .map(left -> "Coming back: " + Times.clock(Math.max(0, left)) + " left")
                .map(List::of)
                .orElse(List.of());
    }
}
