package crownhead.clients.presenter;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.rules.Side;
import crownhead.table.Refusal;
import java.util.List;
import java.util.Optional;

/** What the letters do: ask something of the house, or first of the person. */
final class Commands {
    private final Style style;
    private final Outbox outbox;
    private final Notice notice;
    private final Dialogs dialogs;
    private final Door door;
    private final LobbyRoom hall;

    Commands(
            Style style, Outbox outbox, Notice notice, Dialogs dialogs, Door door, LobbyRoom hall) {
        this.style = style;
        this.outbox = outbox;
        this.notice = notice;
        this.dialogs = dialogs;
        this.door = door;
        this.hall = hall;
    }

    void press(char letter, TableVisit table) {
        Optional<Situation> situation = table.situation();
        switch (letter) {
            case 'r' -> playing(situation).ifPresent(this::resign);
            case 'd' -> playing(situation).ifPresent(this::draw);
            case 't' -> playing(situation).ifPresent(this::takeBack);
            case 'a' -> playing(situation).ifPresent(this::abort);
            case 'p' -> playing(situation).ifPresent(this::pause);
            case 's' -> sit(situation);
            case 'b' -> goToHall(table);
            case 'x' -> callOff(table);
            case '?', 'h' -> dialogs.begin(Help.PAGE);
            case 'q' -> quit(table);
            case 'y', 'n' -> notice.say("Nothing waits for a yes or a no.");
            default -> meansNothing(letter);
        }
    }

    private void meansNothing(char letter) {
        notice.say("The key " + letter + " does nothing. Press ? for help.");
    }

    /** Whoever plays is asked first: leaving would lose the game, unless it takes days. */
    void quit(TableVisit table) {
        if (mayLeave(table)) {
            door.leave();
            return;
        }
        String cost =
                switch (style) {
                    case LOCAL -> "The game is not over yet, and will not be kept.";
                    case REMOTE -> "You will lose the game.";
                };
        dialogs.begin(new Dialog.Confirm(Dialog.Deed.QUIT, "Quit?", List.of(cost)));
    }

    /** Whoever plays is asked first, unless there are days for a move. */
    private void goToHall(TableVisit table) {
        if (!hall.isKnown()) {
            notice.say("This house has no hall.");
        } else if (mayLeave(table)) {
            outbox.ask(ClientMessage.GoToHall::new);
        } else {
            dialogs.begin(
                    new Dialog.Confirm(
                            Dialog.Deed.GO_TO_HALL,
                            "Go to the hall?",
                            List.of("Who does not come back to a game in time loses it.")));
        }
    }

    private static boolean mayLeave(TableVisit table) {
        boolean hasDays =
                table.welcome()
                        .filter(in -> in.house().timing().kind().equals("correspondence"))
                        .isPresent();
        return hasDays || table.situation().filter(Situation::isPlaying).isEmpty();
    }

    private void callOff(TableVisit table) {
        if (hall.isKnown() && !table.hasGame()) {
            table.welcome().ifPresent(in -> hall.callOff(in.table()));
        } else {
            meansNothing('x');
        }
    }

    private void resign(Situation now) {
        dialogs.begin(
                new Dialog.Confirm(
                        Dialog.Deed.RESIGN,
                        "Resign?",
                        List.of(now.player(opponent(now)) + " will win the game.")));
    }

    private void draw(Situation now) {
        Optional<String> claim = now.standing().counts().claim();
        if (isAsked(Inquiry.Kind.DRAW)) {
            dialogs.showQuestion();
        } else if (claim.isPresent()) {
            dialogs.begin(
                    new Dialog.Confirm(
                            Dialog.Deed.CLAIM_DRAW, "Claim a draw?", List.of(claim.get())));
        } else if (now.update().question().isPresent()) {
            notice.say(Refusal.Plain.QUESTION_OPEN.sentence());
        } else {
            outbox.ask(id -> new ClientMessage.OfferDraw(id, now.game(), now.table()));
        }
    }

    private void takeBack(Situation now) {
        if (isAsked(Inquiry.Kind.TAKE_BACK)) {
            dialogs.showQuestion();
        } else if (now.update().question().isPresent()) {
            notice.say(Refusal.Plain.QUESTION_OPEN.sentence());
        } else if (now.standing().ply() == 0) {
            notice.say(Refusal.Plain.NOTHING_TO_TAKE_BACK.sentence());
        } else {
            outbox.ask(id -> new ClientMessage.AskTakeBack(id, now.game(), now.table()));
        }
    }

    private void abort(Situation now) {
        if (now.mayAbort()) {
            dialogs.begin(
                    new Dialog.Confirm(
                            Dialog.Deed.ABORT, "Abort?", List.of("The game will have no result.")));
        } else {
            notice.say(Refusal.Plain.TOO_LATE_TO_ABORT.sentence());
        }
    }

    private void pause(Situation now) {
        Optional<Side> pauser = now.standing().pause().map(pause -> pause.by());
        if (pauser.isPresent() && !pauser.equals(now.mine())) {
            notice.say(Refusal.Plain.NOT_YOUR_PAUSE.sentence());
        } else if (pauser.isPresent()) {
            outbox.ask(id -> new ClientMessage.Continue(id, now.game(), now.table()));
        } else if (now.mine().flatMap(now::seat).filter(me -> me.pausesLeft() > 0).isEmpty()) {
            notice.say(Refusal.Plain.NO_PAUSES_LEFT.sentence());
        } else {
            outbox.ask(id -> new ClientMessage.Pause(id, now.game(), now.table()));
        }
    }

    private void sit(Optional<Situation> situation) {
        if (situation.filter(Situation::isRunning).isPresent()) {
            notice.say(Refusal.Plain.SEAT_TAKEN.sentence());
        } else if (situation.isEmpty()) {
            notice.say("There is no table to sit down at yet.");
        } else {
            outbox.ask(ClientMessage.Sit::new);
        }
    }

    /** The game that this client plays, unless it plays none, which is said. */
    private Optional<Situation> playing(Optional<Situation> situation) {
        Optional<Situation> playing = situation.filter(Situation::isPlaying);
        if (playing.isEmpty()) {
            notice.say(whyNot(situation));
        }
        return playing;
    }

    private static String whyNot(Optional<Situation> situation) {
        if (situation.filter(Situation::hasGame).isEmpty()) {
            return Refusal.Plain.NOT_STARTED.sentence();
        }
        return situation.filter(Situation::isRunning).isEmpty()
                ? Refusal.Plain.GAME_OVER.sentence()
                : "You are watching: only the players can do that.";
    }

    private boolean isAsked(Inquiry.Kind kind) {
        return dialogs.question().filter(asked -> asked.inquiry().kind() == kind).isPresent();
    }

    private static Side opponent(Situation now) {
        return now.mine().orElseThrow().opponent();
    }
}
