package crownhead.bench.reliability;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Plays legal moves by chance against a partner. When the house is gone it comes back to its table
 * with its secret, and asks again for the move that was not answered, by the same name.
 */
final class Player implements Runnable {
    private static final String LEGAL = "\"legal\":[[";
    private static final String MOVED = "\"events\":[{\"event\":\"moved\"";
    private static final String TO_YOU = "\"toYou\":true";
    private static final String PONG = "{\"type\":\"pong\"}";
    private static final String UNAVAILABLE = "unavailable";
    private static final Duration REST = Duration.ofMillis(50);

    /** One of the two of a pair. */
    enum Part {
        HOST,
        GUEST
    }

    /** A move that has not been answered. */
    record Pending(String table, String request, String line) {}

    private final Doorway doorway;
    private final Doorway.Kind kind;
    private final Pair pair;
    private final Part part;
    private final Habits habits;
    private final History history;
    private final AtomicLong acknowledged = new AtomicLong();
    private final AtomicLong unavailable = new AtomicLong();
    private final AtomicLong requests = new AtomicLong();
    private final AtomicLong goodbyes = new AtomicLong();
    private volatile boolean isInside;
    private volatile Optional<Link> link = Optional.empty();
    private volatile String lastHeard = "";
    private Optional<String> secret = Optional.empty();
    private Optional<String> table = Optional.empty();
    private volatile Optional<Pending> pending = Optional.empty();
    private String askedAfter = "";
    private Duration rest = REST;
    private int beginning;
    private long cameAt;
    private boolean isReturning;

    /** {@code habits} is how its connections are used. */
    Player(String name, Doorway doorway, Doorway.Kind kind, Pair pair, Part part, Habits habits) {
        this.doorway = doorway;
        this.kind = kind;
        this.pair = pair;
        this.part = part;
        this.habits = habits;
        this.history = new History(name);
    }

    History history() {
        return history;
    }

    /** How many moves of this player were acknowledged. */
    long acknowledged() {
        return acknowledged.get();
    }

    /** How often this player was told that it could not be done now. */
    long unavailable() {
        return unavailable.get();
    }

    /** How often the house said that it closes, and when to come back. */
    long goodbyes() {
        return goodbyes.get();
    }

    /** Whether this player is connected, and known to the house. */
    boolean isInside() {
        return isInside;
    }

    /** Whether a move has not been answered so far. */
    boolean isWaiting() {
        return pending.isPresent();
    }

    /** Where it stands, for people who look for what went wrong. */
    String situation() {
        return history.client()
                + " at "
                + table
                + ", waiting for "
                + pending
                + ", heard "
                + lastHeard;
    }

    /** A name that nobody uses for any other request. */
    String nextRequest() {
        return history.client() + "-" + requests.incrementAndGet();
    }

    @Override
    public void run() {
        try {
            while (!doorway.isOver()) {
                rest = REST;
                comeIn();
                doorway.rest(rest);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void comeIn() throws InterruptedException {
        isReturning = table.isPresent();
        cameAt = System.nanoTime();
        try {
            link = doorway.enter(kind).map(habits::around);
            if (link.isPresent()) {
                converse(link.get());
            }
        } catch (IOException _) {
            // The house is gone: so one comes again.
        } finally {
            isInside = false;
            hangUp();
        }
    }

    private void converse(Link open) throws IOException, InterruptedException {
        askedAfter = "";
        Optional<String> line = open.hear();
        while (line.isPresent() && !doorway.isOver()) {
            note(line.get());
            hear(line.get());
            line = open.hear();
        }
    }

    /** Whoever looks for what went wrong wants to know what was said last, not that it is quiet. */
    private void note(String line) {
        if (!Scan.type(line).equals("ping")) {
            lastHeard = line;
        }
    }

    void hangUp() {
        link.ifPresent(Link::close);
    }

    void say(String line) throws IOException {
        Link open = link.orElseThrow(() -> new IOException("There is no connection"));
        open.say(line);
    }

    private void hear(String line) throws IOException, InterruptedException {
        switch (Scan.type(line)) {
            case "assigned" -> comeBack(Scan.text(line, "secret").orElseThrow());
            case "hall" -> lookForAGame();
            case "opened" -> opened(line);
            case "welcome" -> arrive(Scan.text(line, "table").orElseThrow());
            case "update" -> look(Shown.read(line, System.nanoTime()), line);
            case "refused" -> refused(line);
            case "bye" -> sentAway(line);
            case "ping" -> answerPing();
            default -> {
                // Nothing that a player needs.
            }
        }
    }

    private void comeBack(String offered) throws IOException {
        if (beginning != pair.beginnings()) {
            beginning = pair.beginnings();
            secret = Optional.empty();
            table = Optional.empty();
            pending = Optional.empty();
        }
        String at = table.map(id -> ",\"table\":\"" + id + "\"").orElse("");
        secret = Optional.of(secret.orElse(offered));
        say("{\"type\":\"ready\",\"protocol\":1,\"secret\":\"" + secret.get() + "\"" + at + "}");
    }

    private void lookForAGame() throws IOException {
        if (table.isPresent()) {
            beginAnew("The table is lost");
        }
        switch (part) {
            case HOST -> pair.host(this);
            case GUEST -> pair.join(this);
        }
    }

    private void beginAnew(String why) throws IOException {
        if (beginning == pair.beginnings()) {
            pair.beginAnew();
        }
        throw new IOException(why);
    }

    /** The table is known before the partner has its key: nobody sits down there alone. */
    private void opened(String line) throws IOException {
        table = Scan.text(line, "table");
        pair.opened(Scan.text(line, "key").orElseThrow());
    }

    private void arrive(String where) throws IOException {
        isInside = true;
        table = Optional.of(where);
        pending = pending.filter(move -> move.table().equals(where));
        if (pending.isPresent()) {
            say(pending.get().line());
        }
    }

    private void refused(String line) throws IOException, InterruptedException {
        Optional<String> request = Scan.text(line, "id");
        boolean isPending =
                pending.filter(move -> request.filter(move.request()::equals).isPresent())
                        .isPresent();
        if (Scan.text(line, "code").filter(UNAVAILABLE::equals).isPresent()) {
            unavailable.incrementAndGet();
            // Nobody knows what became of it: it is asked for again, on a connection of its own.
            throw new IOException("The house cannot say");
        }
        if (isPending) {
            pending = Optional.empty();
        } else if (table.isEmpty()) {
            beginAnew(line);
        }
    }

    private void sentAway(String line) throws IOException {
        boolean isClosing = Scan.text(line, "code").filter("closing"::equals).isPresent();
        Optional<Long> wait = Scan.number(line, "retryAfterMillis");
        if (isClosing && wait.isPresent()) {
            goodbyes.incrementAndGet();
            rest = Duration.ofMillis(wait.get());
        }
        if (Scan.text(line, "code").filter(UNAVAILABLE::equals).isPresent()) {
            unavailable.incrementAndGet();
        }
        if (Scan.text(line, "code").filter("wrong-secret"::equals).isPresent()) {
            beginAnew("The secret is lost");
        }
        throw new IOException(line);
    }

    private void look(Shown shown, String line) throws IOException {
        history.shown(shown);
        if (isReturning) {
            isReturning = false;
            pair.returned(shown.nanos() - cameAt);
        }
        boolean isAnswer =
                pending.filter(move -> shown.answers().filter(move.request()::equals).isPresent())
                        .isPresent();
        if (shown.isNews() && shown.answers().isEmpty() && line.contains(MOVED)) {
            pair.received(shown.nanos());
        }
        if (isAnswer) {
            pending = Optional.empty();
            if (shown.isAcknowledgement()) {
                acknowledged.incrementAndGet();
            }
        }
        lookForThePartner();
        switch (Scan.text(line, "action").orElse("")) {
            case "move", "recheck" -> move(shown, line);
            case "answer" -> playAgain(shown, line.contains(TO_YOU));
            default -> {
                // There is nothing to do.
            }
        }
    }

    /** At a game that is over nothing else is heard any more. */
    private void answerPing() throws IOException {
        lookForThePartner();
        say(PONG);
    }

    private void lookForThePartner() throws IOException {
        if (beginning != pair.beginnings()) {
            throw new IOException("The partner has begun anew");
        }
    }

    private void move(Shown shown, String line) throws IOException {
        if (pending.isPresent() || !line.contains(LEGAL) || doorway.isHeld()) {
            return;
        }
        habits.think();
        String path = legalPath(line);
        String request = nextRequest();
        String play =
                "{\"type\":\"play\",\"id\":\""
                        + request
                        + "\",\"game\":1,\"ply\":"
                        + shown.ply()
                        + ",\"path\":["
                        + path
                        + "]"
                        + habits.addition()
                        + "}";
        pending = Optional.of(new Pending(shown.table(), request, play));
        long now = System.nanoTime();
        history.sent(new History.Sent(now, shown.table(), request, path));
        pair.sent(now);
        say(play);
    }

    /** The squares of one of the legal turns. */
    private String legalPath(String line) {
        int start = line.indexOf(LEGAL) + LEGAL.length();
        int end = line.indexOf("]]", start);
        String[] paths = line.substring(start, end).split("],\\[", -1);
        return paths[habits.chance().nextInt(paths.length)];
    }

    /**
     * Once on a connection, because the house forgets a yes when it dies; and whenever the partner
     * asks, because a yes counts for a minute only.
     */
    private void playAgain(Shown shown, boolean isAsked) throws IOException {
        if (isAsked || !askedAfter.equals(shown.table())) {
            askedAfter = shown.table();
            say(
                    "{\"type\":\"answer\",\"id\":\""
                            + nextRequest()
                            + "\",\"game\":1,\"question\":\"rematch\",\"yes\":true}");
        }
    }
}
