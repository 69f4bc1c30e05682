package crownhead.clients.presenter;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * What stands over the board, one at a time: what the person began, then what is to be known, and
 * when nothing comes after it the last thing to know.
 */
final class Dialogs {
    private static final List<Scene.KeyHint> YES_OR_NO =
            List.of(new Scene.KeyHint("y", "yes"), new Scene.KeyHint("n", "no"));

    private final Outbox outbox;
    private final Notice notice;
    private final Door door;
    private final Deque<Dialog.Told> told = new ArrayDeque<>();
    private Optional<Dialog.Told> ending = Optional.empty();
    private Optional<Dialog.Last> last = Optional.empty();
    private Optional<Dialog> begun = Optional.empty();
    private Optional<Asked> asked = Optional.empty();
    private Optional<String> table = Optional.empty();
    private int game;

    Dialogs(Outbox outbox, Notice notice, Door door) {
        this.outbox = outbox;
        this.notice = notice;
        this.door = door;
    }

    void tell(Dialog.Told something) {
        told.add(something);
    }

    /** How a game ended is to be read, also when nothing comes after it. */
    void tellEnd(Dialog.Told how) {
        ending = Optional.of(how);
        tell(how);
    }

    /** What has become untrue need not be read. */
    void untell(String title) {
        told.removeIf(something -> something.title().equals(title));
    }

    void begin(Dialog dialog) {
        begun = Optional.of(dialog);
    }

    /** Nothing comes after it, and nothing matters any more but how the game ended. */
    void end(Dialog.Last dialog) {
        if (last.isEmpty()) {
            last = Optional.of(dialog);
            begun = Optional.empty();
            told.removeIf(something -> !ending.equals(Optional.of(something)));
        }
    }

    /** A notice leaves a question as it was; what cannot be done any more is not asked any more. */
    void look(Situation now) {
        Optional<Asked> before = asked;
        Optional<Asked> next = Asked.in(now).map(question -> question.after(before));
        boolean stands =
                now.update().action() == Action.SHOW
                        && now.update().question().isEmpty()
                        && now.game() == game;
        asked = next.isEmpty() && stands ? asked : next;
        begun = begun.filter(dialog -> makesSense(dialog, now));
        table = now.table();
        game = now.game();
    }

    /** The house hears nothing now: it is asked and answered later. */
    void interrupt() {
        asked = Optional.empty();
        begun = begun.filter(dialog -> !(dialog instanceof Dialog.Confirm) || isQuitting());
    }

    /** Nothing of a table is asked elsewhere; what was told may still be read. */
    void leaveTable() {
        interrupt();
        table = Optional.empty();
        game = 0;
    }

    private boolean makesSense(Dialog dialog, Situation now) {
        boolean isSameGame = now.game() == game;
        return !(dialog instanceof Dialog.Confirm(Dialog.Deed deed, _, _))
                || switch (deed) {
                    case RESIGN, GO_TO_HALL -> isSameGame && now.isPlaying();
                    case ABORT -> isSameGame && now.mayAbort();
                    case CLAIM_DRAW -> isSameGame && now.standing().counts().claim().isPresent();
                    case QUIT -> true;
                };
    }

    /** The question that waits, set aside or not. */
    Optional<Asked> question() {
        return asked;
    }

    void showQuestion() {
        asked = asked.map(Asked::shown);
    }

    boolean isOpen() {
        return current().isPresent() || isAsking();
    }

    /** Whether a way out is open already: then Control and C takes it. */
    boolean takesInterrupt() {
        return last.isPresent() || isQuitting();
    }

    private boolean isQuitting() {
        return begun.filter(Dialog.Confirm.class::isInstance)
                .map(Dialog.Confirm.class::cast)
                .filter(dialog -> dialog.deed() == Dialog.Deed.QUIT)
                .isPresent();
    }

    Optional<Scene.Overlay> overlay(Instant now) {
        Optional<Dialog> current = current();
        return current.isPresent()
                ? current.map(Dialogs::overlay)
                : asked.filter(_ -> isAsking()).map(question -> overlay(question, now));
    }

    void press(Key key) {
        Optional<Dialog> current = key == Key.Named.INTERRUPT ? wayOut() : current();
        if (current.isPresent()) {
            press(current.get(), key);
        } else if (key == Key.Named.ESCAPE) {
            asked = asked.map(Asked::hidden);
        } else if (!answer(key)) {
            notice.hint("Press y for yes, n for no, or Escape to look at the board.");
        }
    }

    /** Answers the question that waits, if the key is an answer to it. */
    boolean answer(Key key) {
        if (asked.isEmpty() || !(isYes(key) || isNo(key))) {
            return false;
        }
        Asked question = asked.get();
        asked = Optional.empty();
        outbox.ask(id ->
                new ClientMessage.Answer(
                        id,
                        question.situation().game(),
                        question.inquiry().kind(),
                        isYes(key),
                        question.situation().table()));
        return true;
    }

    /** What Control and C closes. */
    private Optional<Dialog> wayOut() {
        return last.<Dialog>map(dialog -> dialog).or(this::current);
    }

    private Optional<Dialog> current() {
        if (last.isPresent() && told.isEmpty()) {
            return last.map(dialog -> dialog);
        }
        return begun.isPresent() ? begun : Optional.ofNullable(told.peek());
    }

    private boolean isAsking() {
        return asked.filter(question -> !question.isHidden()).isPresent();
    }

    private void press(Dialog dialog, Key key) {
        switch (dialog) {
            case Dialog.Last(Exit exit, String title, List<String> lines) -> {
                if (key == Key.Named.ENTER || key == Key.Named.INTERRUPT) {
                    door.end(exit, farewell(title, lines));
                }
            }
            case Dialog.Told something -> {
                if (key == Key.Named.ENTER || (begun.isPresent() && key == Key.Named.ESCAPE)) {
                    close(something);
                }
            }
            case Dialog.Confirm(Dialog.Deed deed, _, _) -> decide(deed, key);
        }
    }

    private static String farewell(String title, List<String> lines) {
        String words = lines.isEmpty() ? title : title + ": " + String.join(" ", lines);
        return words.endsWith(".") ? words : words + ".";
    }

    private void close(Dialog.Told something) {
        if (begun.isPresent()) {
            begun = Optional.empty();
        } else {
            told.remove(something);
        }
    }

    private void decide(Dialog.Deed deed, Key key) {
        boolean isDone = isYes(key) || (deed == Dialog.Deed.QUIT && key == Key.Named.INTERRUPT);
        if (isDone) {
            begun = Optional.empty();
            carryOut(deed);
        } else if (isNo(key) || key == Key.Named.ESCAPE) {
            begun = Optional.empty();
        } else {
            notice.hint("Press y for yes, or n for no.");
        }
    }

    private void carryOut(Dialog.Deed deed) {
        int number = game;
        Optional<String> where = table;
        switch (deed) {
            case RESIGN -> outbox.ask(id -> new ClientMessage.Resign(id, number, where));
            case ABORT -> outbox.ask(id -> new ClientMessage.Abort(id, number, where));
            case GO_TO_HALL -> outbox.ask(ClientMessage.GoToHall::new);
            case CLAIM_DRAW -> outbox.ask(id -> new ClientMessage.ClaimDraw(id, number, where));
            case QUIT -> door.leave();
        }
    }

    private static Scene.Overlay overlay(Dialog dialog) {
        List<Scene.KeyHint> keys =
                switch (dialog) {
                    case Dialog.Told _ -> List.of(new Scene.KeyHint("Enter", "close"));
                    case Dialog.Last _ -> List.of(new Scene.KeyHint("Enter", "leave"));
                    case Dialog.Confirm _ -> YES_OR_NO;
                };
        return new Scene.Overlay(dialog.title(), dialog.lines(), keys);
    }

    private static Scene.Overlay overlay(Asked question, Instant now) {
        return new Scene.Overlay(
                question.title(),
                question.lines(now),
                List.of(
                        YES_OR_NO.getFirst(),
                        YES_OR_NO.getLast(),
                        new Scene.KeyHint("Esc", "look at the board")));
    }

    private static boolean isYes(Key key) {
        return key instanceof Key.Letter(char letter) && (letter == 'y' || letter == 'Y');
    }

    private static boolean isNo(Key key) {
        return key instanceof Key.Letter(char letter) && (letter == 'n' || letter == 'N');
    }
}
