package crownhead.clients.presenter;

import static crownhead.protocol.telling.Sentences.JUMP_COMPULSORY;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.dress.ColourSet;
import crownhead.rules.notation.ScoreSheet;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** One table: the game there as it was told last, and what this person does with it. */
final class TableVisit {
    private final Style style;
    private final Outbox outbox;
    private final Notice notice;
    private final Dialogs dialogs;
    private final Herald herald;
    private final Hand hand;
    private final MoveList moves;
    private Optional<Situation> situation = Optional.empty();
    private Optional<ServerMessage.Welcome> welcome = Optional.empty();
    private Lie lie = Lie.STILL;
    private int warnings;
    private boolean isFlipped;

    TableVisit(Style style, Outbox outbox, Notice notice, Dialogs dialogs) {
        this.style = style;
        this.outbox = outbox;
        this.notice = notice;
        this.dialogs = dialogs;
        herald = new Herald(dialogs);
        hand = new Hand(outbox, notice);
        moves = new MoveList(outbox);
    }

    Optional<Situation> situation() {
        return situation;
    }

    Optional<ServerMessage.Welcome> welcome() {
        return welcome;
    }

    Hand hand() {
        return hand;
    }

    /** Whether the person has been welcomed elsewhere. */
    boolean isOther(ServerMessage.Welcome in) {
        return welcome.filter(here -> !here.table().equals(in.table())).isPresent();
    }

    void enter(ServerMessage.Welcome in) {
        welcome = Optional.of(in);
        interrupt();
    }

    /** What is being done is not finished, and what was asked is not answered. */
    void interrupt() {
        hand.forget();
        moves.forgetRequest();
    }

    void look(Update update, Instant now) {
        Situation next = new Situation(update, style, colours(), warningTime(), now);
        situation = Optional.of(next);
        moves.read(next);
        warnings += next.warnings();
        hand.turn(outlook(next));
        hand.look(next);
        dialogs.look(next);
        notice.say(message(next));
        if (update.action() == Action.MOVE) {
            outbox.send(new ClientMessage.Seen(update.version()));
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

    void read(ServerMessage.Tail tail) {
        moves.read(tail);
    }

    void refused(String id) {
        hand.refused(id);
        moves.refused(id);
    }

    void point(Square square) {
        hand.point(square);
    }

    void flip() {
        isFlipped = !isFlipped;
        situation.ifPresent(table -> hand.turn(outlook(table)));
    }

    void lie(Lie how) {
        lie = how;
        situation.ifPresent(table -> hand.turn(outlook(table)));
    }

    int warnings() {
        return warnings;
    }

    Optional<ScoreSheet> sheet(LocalDate today) {
        return situation
                .filter(Situation::hasGame)
                .flatMap(table -> Scribe.sheet(table, moves.turns(), today));
    }

    /** Whether there is a board to look at. */
    boolean hasGame() {
        return situation.filter(Situation::hasGame).isPresent();
    }

    /**
     * The game.
     *
     * @param more what else there is to know, a short line each
     * @param hall the hall of the house, if the person may go there
     */
    Optional<Scene> scene(List<String> more, LobbyRoom hall, Instant now) {
        return situation
                .filter(Situation::hasGame)
                .map(table ->
                        new Stage(table, hand, dialogs, hall, now)
                                .game(notice.text(), outlook(table), moves.lines(), more));
    }

    /**
     * The own side is below; spectators, and two people at one screen, see the first mover's or the
     * mover's.
     */
    private Outlook outlook(Situation table) {
        Side own =
                switch (style) {
                    case LOCAL -> lie == Lie.STILL ? Side.FIRST : table.standing().toMove();
                    case REMOTE -> table.mine().orElse(Side.FIRST);
                };
        return new Outlook(isFlipped ? own.opponent() : own);
    }

    /** What comes after the limit of a turn, where turns have one. */
    private Duration warningTime() {
        return welcome.flatMap(in -> in.house().timing().warningMillis())
                .map(Duration::ofMillis)
                .orElse(Duration.ZERO);
    }

    private ColourSet colours() {
        return welcome.flatMap(in -> ColourSet.named(in.house().colours()))
                .orElse(ColourSet.CONSOLE_DEFAULT);
    }
}
