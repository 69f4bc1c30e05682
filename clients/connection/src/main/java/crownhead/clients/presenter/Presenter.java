package crownhead.clients.presenter;

import static crownhead.protocol.telling.Sentences.JUMP_COMPULSORY;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.dress.ColourSet;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a person sees and does at a table. Messages and keys go in; a scene, and messages to be
 * sent, come out. It is for one thread, and knows no time but what it is told.
 */
public final class Presenter {
    private final Style style;
    private final String where;
    private final Outbox outbox;
    private final Notice notice = new Notice();
    private final Door door;
    private final Dialogs dialogs;
    private final Herald herald;
    private final Hand hand;
    private final MoveList moves;
    private final Commands commands;
    private final Arrival arrival;

    private Optional<Situation> situation = Optional.empty();
    private Optional<ServerMessage.Welcome> welcome = Optional.empty();
    private Optional<Break> broken = Optional.empty();
    private boolean isFlipped;

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
        herald = new Herald(dialogs);
        hand = new Hand(outbox, notice);
        moves = new MoveList(outbox);
        commands = new Commands(style, outbox, notice, dialogs, door);
        arrival = new Arrival(where);
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
        hand.forget();
        moves.forgetRequest();
        dialogs.interrupt();
        notice.say("The connection to the server broke (" + why + "): trying to come back.");
    }

    /** The way to the house is lost for good. */
    public void lost(String why) {
        dialogs.end(
                new Dialog.Last(Exit.LOST, "The connection to the server is lost", List.of(why)));
    }

    public void receive(ServerMessage message, Instant now) {
        switch (message) {
            case Update update -> look(new Situation(update, style, colours(), now));
            case ServerMessage.Welcome in -> enter(in);
            case ServerMessage.Tail tail -> moves.read(tail);
            case ServerMessage.Refused refused -> refused(refused);
            case ServerMessage.Bye bye -> bye(bye);
            case ServerMessage.Ping _ -> outbox.send(new ClientMessage.Pong());
            case ServerMessage.InHall _,
                    ServerMessage.Lobby _,
                    ServerMessage.Yours _,
                    ServerMessage.Opened _ -> {}
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
            commands.quit(situation);
        } else if (dialogs.isOpen()) {
            dialogs.press(key);
        } else {
            switch (key) {
                case Key.Named named -> pressNamed(named);
                case Key.Letter(char letter) -> pressLetter(letter);
            }
        }
    }

    /** A person points at a square of the board. */
    public void point(Square square, Instant now) {
        if (exit().isEmpty() && !dialogs.isOpen() && isConnected()) {
            hand.point(square);
        }
    }

    /** What is to be sent since this was asked last. */
    public List<ClientMessage> outgoing() {
        return outbox.drain();
    }

    public Scene scene(Instant now) {
        return situation
                .filter(Situation::hasGame)
                .<Scene>map(table ->
                        new Stage(table, hand, dialogs, now)
                                .game(notice.text(), outlook(table), moves.lines(), troubles(now)))
                .orElseGet(() ->
                        arrival.scene(welcome, situation, notice.text(), dialogs.overlay(now)));
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
        welcome = Optional.of(in);
        broken = Optional.empty();
        hand.forget();
        moves.forgetRequest();
        arrival.connected();
    }

    private void look(Situation next) {
        situation = Optional.of(next);
        moves.read(next);
        hand.turn(outlook(next));
        hand.look(next);
        dialogs.look(next);
        notice.say(message(next));
        if (next.update().action() == Action.MOVE) {
            outbox.send(new ClientMessage.Seen(next.update().version()));
        }
        herald.tell(next);
    }

    private static String message(Situation next) {
        String said = next.update().message();
        boolean mustJump =
                next.update().action() == Action.MOVE
                        && next.isMyTurn()
                        && next.update().board().mustJump();
        if (!mustJump || said.contains(JUMP_COMPULSORY)) {
            return said;
        }
        return said.isEmpty() ? JUMP_COMPULSORY : said + " " + JUMP_COMPULSORY;
    }

    private void refused(ServerMessage.Refused refused) {
        refused.id().ifPresent(hand::refused);
        refused.id().ifPresent(moves::refused);
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
            hand.press(key);
        }
    }

    private void pressLetter(char letter) {
        char key = Character.toLowerCase(letter);
        if (key == 'f') {
            flip();
        } else if (key == 'q' || key == '?' || key == 'h') {
            commands.press(key, situation);
        } else if (isConnected() && !dialogs.answer(new Key.Letter(key))) {
            typeOrCommand(key);
        }
    }

    private void typeOrCommand(char key) {
        if (hand.takes(key)) {
            hand.type(key);
        } else {
            commands.press(key, situation);
        }
    }

    private void flip() {
        isFlipped = !isFlipped;
        situation.ifPresent(table -> hand.turn(outlook(table)));
    }

    /** Nothing can be asked of a house that is not there, which is said. */
    private boolean isConnected() {
        if (broken.isPresent()) {
            notice.say("The server is not there at the moment: trying to come back.");
        }
        return broken.isEmpty();
    }

    private List<String> troubles(Instant now) {
        List<String> lines = new ArrayList<>();
        long grace = welcome.map(in -> in.house().graceMillis()).orElse(0L);
        broken.ifPresent(since -> {
            long left = grace - Duration.between(since.at(), now).toMillis();
            lines.add("Coming back: " + Times.clock(Math.max(0, left)) + " left");
        });
        return lines;
    }

    /** The own side is below; spectators, and two people at one screen, see the first mover's. */
    private Outlook outlook(Situation table) {
        Side own =
                switch (style) {
                    case LOCAL -> Side.FIRST;
                    case REMOTE -> table.mine().orElse(Side.FIRST);
                };
        return new Outlook(isFlipped ? own.opponent() : own);
    }

    private ColourSet colours() {
        return welcome.flatMap(in -> ColourSet.named(in.house().colours()))
                .orElse(ColourSet.CONSOLE_DEFAULT);
    }
}
