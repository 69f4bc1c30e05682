package crownhead.clients.presenter;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The hall of a house, where games are found: its lists, and what is asked of it. */
final class LobbyRoom {
    private final Outbox outbox;
    private final Notice notice;
    private final Dialogs dialogs;
    private final Door door;
    private final HallList list = new HallList();
    private final Sheets sheets = new Sheets();
    private Optional<ServerMessage.InHall> inside = Optional.empty();
    private Optional<Sheet> sheet = Optional.empty();
    private Optional<ServerMessage.Opened> opened = Optional.empty();
    // What was asked and would lead away from here; the house has not answered yet.
    private Optional<String> asked = Optional.empty();
    private boolean isKnown;
    private boolean isCutOff;

    LobbyRoom(Outbox outbox, Notice notice, Dialogs dialogs, Door door) {
        this.outbox = outbox;
        this.notice = notice;
        this.dialogs = dialogs;
        this.door = door;
    }

    /** The house has a hall, also for who is not in it. */
    void expect() {
        isKnown = true;
    }

    boolean isKnown() {
        return isKnown;
    }

    /** Whether the person is in the hall. */
    boolean isOpen() {
        return inside.isPresent();
    }

    void enter(ServerMessage.InHall in) {
        inside = Optional.of(in);
        isKnown = true;
        isCutOff = false;
        asked = Optional.empty();
        opened = Optional.empty();
        sheets.know(in);
        list.name(in.name());
        notice.say(in.message());
    }

    /** The person goes to a table: what was asked for is done. */
    void leave() {
        sheet.ifPresent(done -> sheets.forget(done.purpose()));
        sheet = Optional.empty();
        inside = Optional.empty();
        asked = Optional.empty();
        isCutOff = false;
    }

    /** The house hears nothing now; what was filled in stays. */
    void interrupt() {
        isCutOff = true;
        asked = Optional.empty();
    }

    void look(ServerMessage.Lobby told) {
        list.look(told);
    }

    void look(ServerMessage.Yours told) {
        list.look(told);
    }

    void opened(ServerMessage.Opened game) {
        opened = Optional.of(game);
        notice.say(game.message());
    }

    void refused(String id) {
        asked = asked.filter(waiting -> !waiting.equals(id));
    }

    /** What somebody who waits at a table has to know of it, a line each. */
    List<String> waitingAt(String table) {
        List<String> lines = new ArrayList<>();
        opened.filter(game -> game.table().equals(table))
                .ifPresent(game -> {
                    lines.add("Game id: " + game.table());
                    game.key().ifPresent(key -> lines.add("Key to give away: " + key));
                    game.link().ifPresent(link -> lines.add("As a link: " + link));
                });
        if (isKnown) {
            lines.add("b back to the hall" + (isMine(table) ? "   x call it off" : ""));
        }
        return lines;
    }

    private boolean isMine(String table) {
        return list.isMyWaiting(table)
                || opened.filter(game -> game.table().equals(table)).isPresent();
    }

    /** Calls off the own game that waits, and goes back to the hall. */
    void callOff(String table) {
        if (isMine(table)) {
            outbox.ask(id -> new ClientMessage.Decline(id, table));
        }
        outbox.ask(ClientMessage.GoToHall::new);
    }

    void choose(int line) {
        if (sheet.isEmpty()) {
            list.choose(line);
        }
    }

    void press(Key key) {
        if (sheet.isPresent()) {
            pressOnSheet(sheet.get(), key);
        } else {
            switch (key) {
                case Key.Named.UP, Key.Named.LEFT -> list.step(-1);
                case Key.Named.DOWN, Key.Named.RIGHT -> list.step(1);
                case Key.Named.ENTER -> list.chosen().ifPresent(this::take);
                case Key.Named _ -> {}
                case Key.Letter(char letter) -> command(Character.toLowerCase(letter));
            }
        }
    }

    private void pressOnSheet(Sheet filled, Key key) {
        switch (key) {
            case Key.Named.ESCAPE -> {
                sheets.keep(filled);
                sheet = Optional.empty();
            }
            case Key.Named.ENTER -> handIn(filled);
            case Key.Named _, Key.Letter _ -> sheet = Optional.of(filled.press(key));
        }
    }

    private void handIn(Sheet filled) {
        filled.missing()
                .ifPresentOrElse(
                        field -> sheet = Optional.of(filled.pointingAt(field)),
                        () -> go(filled::request));
    }

    private void take(HallEntry entry) {
        Optional<String> table = Optional.of(entry.name());
        switch (entry.kind()) {
            case CHALLENGE, WAITING ->
                    go(id -> new ClientMessage.Join(id, table, Optional.empty()));
            case MINE, LIVE -> go(id -> new ClientMessage.Watch(id, table, Optional.empty()));
            case PERSON -> challenge(entry.name());
        }
    }

    private void challenge(String name) {
        sheet =
                Optional.of(
                        sheets.of(Sheet.Purpose.CHALLENGE).with(SheetField.Slot.OPPONENT, name));
    }

    private void command(char letter) {
        switch (letter) {
            case 'h' -> sheet = Optional.of(sheets.of(Sheet.Purpose.HOST));
            case 'p' -> sheet = Optional.of(sheets.of(Sheet.Purpose.PAIR));
            case 'm' -> sheet = Optional.of(sheets.of(Sheet.Purpose.COMPUTER));
            case 'k' -> sheet = Optional.of(sheets.of(Sheet.Purpose.KEY));
            case 'c' ->
                    list.chosen()
                            .filter(entry -> entry.kind() == HallEntry.Kind.PERSON)
                            .ifPresentOrElse(
                                    entry -> challenge(entry.name()),
                                    () -> sheet = Optional.of(sheets.of(Sheet.Purpose.CHALLENGE)));
            case 'd' -> decline();
            case '?' -> dialogs.begin(Help.HALL);
            case 'q' -> door.leave();
            default -> notice.say("The key " + letter + " does nothing. Press ? for help.");
        }
    }

    private void decline() {
        Optional<HallEntry> entry = list.chosen().filter(this::mayDecline);
        if (entry.isEmpty()) {
            notice.say("Only a challenge to you, or your game that waits, can be called off.");
        } else if (isHeard()) {
            outbox.ask(id -> new ClientMessage.Decline(id, entry.get().name()));
        }
    }

    private boolean mayDecline(HallEntry entry) {
        return entry.kind() == HallEntry.Kind.CHALLENGE || list.isMyWaiting(entry.name());
    }

    /** Asks for something that leads away from here; once, until it is answered. */
    private void go(Function<String, ClientMessage.Request> request) {
        if (asked.isPresent()) {
            notice.say("The house has not answered yet.");
        } else if (isHeard()) {
            asked = Optional.of(outbox.ask(request));
        }
    }

    private boolean isHeard() {
        if (isCutOff) {
            notice.say(Presenter.NOT_THERE);
        }
        return !isCutOff;
    }

    Scene.Hall scene(Optional<Scene.Overlay> overlay) {
        String title =
                inside.map(in -> in.name() + (in.account() ? "" : " (guest)") + " in the hall")
                        .orElse("");
        return new Scene.Hall(
                title,
                notice.text(),
                list.sections(),
                sheet.map(Sheet::form),
                overlay,
                HallLegend.of(
                        list.chosen().map(HallEntry::kind),
                        list.chosen().filter(this::mayDecline)));
    }
}
