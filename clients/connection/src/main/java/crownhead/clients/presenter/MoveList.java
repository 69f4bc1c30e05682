package crownhead.clients.presenter;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Entry;
import crownhead.protocol.Happening;
import crownhead.protocol.ServerMessage;
import crownhead.rules.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The turns of a game as they are written down. What was missed is asked for. */
final class MoveList {
    private static final String UNKNOWN = "…";

    /** No game is longer; a house that says otherwise is not believed. */
    private static final int LONGEST = 10_000;

    private final Outbox outbox;
    private final List<String> turns = new ArrayList<>();
    private final List<String> asked = new ArrayList<>();
    private Optional<String> request = Optional.empty();
    private Optional<String> table = Optional.empty();
    private int game;
    private long version;
    private boolean isTold = true;

    MoveList(Outbox outbox) {
        this.outbox = outbox;
    }

    void read(Situation now) {
        boolean isNewGame = now.game() != game;
        if (isNewGame) {
            begin(now);
        }
        long told = now.update().version();
        if (told < version) {
            return;
        }
        boolean isFollowing = told == version + 1 || (isNewGame && now.standing().ply() == 0);
        if (told > version && isFollowing) {
            now.update().events().forEach(event -> write(turns, event));
        }
        boolean isGap = told > version && !isFollowing;
        version = told;
        fit(now);
        if (game > 0 && (isGap || turns.contains(UNKNOWN))) {
            ask();
        }
    }

    void read(ServerMessage.Tail tail) {
        if (request.filter(tail.id()::equals).isEmpty()) {
            return;
        }
        request = Optional.empty();
        long reached = 0;
        for (Entry entry : tail.entries()) {
            entry.events().forEach(event -> write(asked, event));
            reached = entry.version();
        }
        if (tail.more() && reached > 0) {
            askFrom(reached);
        } else if (reached >= version) {
            version = reached;
            turns.clear();
            turns.addAll(asked);
        }
    }

    /** What the house does not tell stays unknown. */
    void refused(String id) {
        if (request.filter(id::equals).isPresent()) {
            request = Optional.empty();
            isTold = false;
        }
    }

    /** What was asked over a way that broke will not be answered. */
    void forgetRequest() {
        request = Optional.empty();
    }

    /** {@code 1. 11-15 23-19}, a line for both turns. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int ply = 0; ply < turns.size(); ply += 2) {
            String reply = ply + 1 < turns.size() ? " " + turns.get(ply + 1) : "";
            lines.add((ply / 2 + 1) + ". " + turns.get(ply) + reply);
        }
        return lines;
    }

    /** Turn by turn; those that are not known are no moves. */
    List<String> turns() {
        return List.copyOf(turns);
    }

    private void begin(Situation now) {
        table = now.table();
        game = now.game();
        version = 0;
        turns.clear();
        request = Optional.empty();
        isTold = true;
    }

    /** As many turns as were played, and the last of them as it was told. */
    private void fit(Situation now) {
        int ply = Math.clamp(now.standing().ply(), 0, LONGEST);
        while (turns.size() > ply) {
            turns.removeLast();
        }
        while (turns.size() < ply) {
            turns.add(UNKNOWN);
        }
        if (ply > 0) {
            now.standing().last().ifPresent(last -> turns.set(ply - 1, text(last)));
        }
    }

    private void ask() {
        if (request.isEmpty() && isTold) {
            asked.clear();
            askFrom(0);
        }
    }

    private void askFrom(long since) {
        int which = game;
        Optional<String> where = table;
        request = Optional.of(outbox.ask(id -> new ClientMessage.Tail(id, which, since, where)));
    }

    private static void write(List<String> turns, Happening event) {
        if (event.event().equals("moved")) {
            turns.add(text(event));
        } else if (event.event().equals("took-back")) {
            for (int i = event.plies().orElse(0); i > 0 && !turns.isEmpty(); i--) {
                turns.removeLast();
            }
        }
    }

    private static String text(Happening moved) {
        return moved.path().stream()
                .map(Square::toString)
                .collect(Collectors.joining(moved.taken().isEmpty() ? "-" : "x"));
    }
}
