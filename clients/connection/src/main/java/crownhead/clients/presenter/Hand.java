package crownhead.clients.presenter;

import static crownhead.protocol.telling.Sentences.JUMP_COMPULSORY;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.rules.Illegal;
import crownhead.rules.Move;
import crownhead.rules.Ruling;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.table.Refusal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The hand over the board: it picks a piece and its squares, and plays the turn when it is whole.
 */
final class Hand {
    static final String ANOTHER_JUMP = "Another jump is available";

    /** A turn that is on its way to the house. */
    private record Sent(String id) {}

    private final Outbox outbox;
    private final Notice notice;
    private final Typed typed = new Typed();
    private final Map<Side, Square> places = new EnumMap<>(Side.class);
    private Optional<Situation> situation = Optional.empty();
    private Optional<Choosing> choosing = Optional.empty();
    private Optional<Sent> sent = Optional.empty();
    private Outlook outlook = new Outlook(Side.FIRST);

    Hand(Outbox outbox, Notice notice) {
        this.outbox = outbox;
        this.notice = notice;
    }

    /** What is chosen stays chosen while the turn is the same. */
    void look(Situation next) {
        boolean isSame =
                choosing.isPresent()
                        && next.isMyTurn()
                        && situation.filter(next::isSameTurn).isPresent();
        situation = Optional.of(next);
        if (!isSame || next.update().action() == Action.RECHECK) {
            begin(next);
        }
    }

    void turn(Outlook seen) {
        outlook = seen;
    }

    /** The house did not carry out a request: if it was the turn, it is to be chosen again. */
    void refused(String id) {
        if (sent.filter(turn -> turn.id().equals(id)).isPresent()) {
            forget();
        }
    }

    /** What was on its way may be lost. */
    void forget() {
        situation.ifPresent(this::begin);
    }

    private void begin(Situation now) {
        sent = Optional.empty();
        typed.clear();
        choosing =
                now.isMyTurn()
                        ? Optional.of(
                                Choosing.begin(
                                        now.update().board(),
                                        outlook,
                                        Optional.ofNullable(places.get(now.standing().toMove()))))
                        : Optional.empty();
    }

    Optional<Choosing> choosing() {
        return choosing;
    }

    String input() {
        return typed.text();
    }

    boolean isTyping() {
        return !typed.text().isEmpty();
    }

    void press(Key.Named key) {
        if (isTyping() && key == Key.Named.ENTER) {
            playTyped();
        } else if (isTyping() && key == Key.Named.BACKSPACE) {
            typed.shorten();
        } else if (isTyping() && key == Key.Named.ESCAPE) {
            typed.clear();
        } else {
            mayChoose().ifPresent(chosen -> choose(chosen, key));
        }
    }

    /** Whether a letter belongs to a move that is typed. */
    boolean takes(char character) {
        return typed.takes(character);
    }

    void type(char character) {
        if (mayChoose().isPresent()) {
            typed.add(character);
        }
    }

    /** A person points at a square: a piece, the next square of its way, or where the way ends. */
    void point(Square square) {
        mayChoose().ifPresent(chosen -> point(chosen, square));
    }

    private void choose(Choosing chosen, Key.Named key) {
        switch (key) {
            case LEFT, RIGHT, UP, DOWN -> choosing = Optional.of(chosen.pointing(key, outlook));
            case ENTER -> take(chosen.taking(chosen.cursor(), outlook));
            case ESCAPE, BACKSPACE -> goBack(chosen);
            case INTERRUPT -> {}
        }
    }

    private void goBack(Choosing chosen) {
        if (chosen.path().isEmpty()) {
            notice.say("No piece is chosen yet: there is nothing to undo.");
            return;
        }
        choosing = Optional.of(chosen.back());
        if (chosen.path().size() > 1) {
            notice.say(chosen.path().size() > 2 ? ANOTHER_JUMP : JUMP_COMPULSORY);
        }
    }

    private void point(Choosing chosen, Square square) {
        if (chosen.choices().contains(square)) {
            take(chosen.taking(square, outlook));
            return;
        }
        List<Square> path = Stream.concat(chosen.path().stream(), Stream.of(square)).toList();
        Choosing anew = Choosing.begin(chosen.position(), outlook, Optional.of(square));
        boolean isOther = chosen.path().size() == 1 && anew.choices().contains(square);
        switch (chosen.position().ruling(path)) {
            case Ruling.Legal(Move move) -> take(chosen.taking(move));
            case Ruling.Refused(Illegal why) -> {
                if (isOther) {
                    take(anew.taking(square, outlook));
                } else {
                    notice.say(reason(chosen, why));
                }
            }
        }
    }

    /** A piece that cannot be chosen at all is not refused for want of a destination. */
    private static String reason(Choosing chosen, Illegal why) {
        if (!(why instanceof Illegal.NoDestination(Square at)) || !chosen.path().isEmpty()) {
            return why.sentence();
        }
        return chosen.position().mustJump()
                ? new Illegal.JumpIsCompulsory(chosen.legal()).sentence()
                : "The piece on " + at + " cannot move.";
    }

    private void playTyped() {
        String text = typed.text();
        typed.clear();
        mayChoose()
                .ifPresent(chosen -> {
                    switch (Typed.ruling(text, chosen.position())) {
                        case Typed.Meant(Move move) -> take(chosen.taking(move));
                        case Typed.NoMove(String why) -> notice.say(why);
                    }
                });
    }

    private void take(Choosing chosen) {
        choosing = Optional.of(chosen);
        Optional<Move> whole = chosen.whole();
        if (whole.isPresent()) {
            play(whole.get());
        } else if (chosen.path().size() > 1) {
            notice.say(ANOTHER_JUMP);
        }
    }

    private void play(Move move) {
        Situation now = situation.orElseThrow();
        places.put(now.standing().toMove(), move.to());
        typed.clear();
        sent =
                Optional.of(
                        new Sent(
                                outbox.ask(id ->
                                        new ClientMessage.Play(
                                                id,
                                                now.game(),
                                                now.standing().ply(),
                                                move.path(),
                                                now.table()))));
    }

    /** The turn to choose in, unless there is none, which is said. */
    private Optional<Choosing> mayChoose() {
        if (sent.isPresent()) {
            notice.say("Your move is on its way.");
            return Optional.empty();
        }
        if (choosing.isEmpty()) {
            notice.say(whyNot());
        }
        return choosing;
    }

    private String whyNot() {
        if (situation.isEmpty() || !situation.get().hasGame()) {
            return Refusal.Plain.NOT_STARTED.sentence();
        }
        Situation now = situation.get();
        if (!now.isRunning()) {
            return Refusal.Plain.GAME_OVER.sentence();
        }
        if (now.mine().isEmpty()) {
            return "You are watching: only the players move.";
        }
        return now.isPaused()
                ? Refusal.Plain.PAUSED.sentence()
                : new Illegal.NotYourTurn().sentence();
    }
}
