package crownhead.engine.hub;

import crownhead.engine.Chooser;
import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Position;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * A conversation with another program. A line that makes no sense is answered with an {@code error}
 * line, and the conversation goes on.
 */
public final class Hub {
    private static final int LONGEST_GAME = 1_000;

    private final Chooser chooser;
    private final LongSupplier millis;
    private final Consumer<String> out;
    private final String version;
    private Game game = Game.start(DrawRule.CLAIMED);
    private HubLevel level = HubLevel.DEFAULT;
    private Optional<Thinking> thinking = Optional.empty();

    /**
     * A conversation.
     *
     * @param millis a clock that only goes on
     * @param out takes whole lines, from more than one thread
     */
    public Hub(Chooser chooser, String version, LongSupplier millis, Consumer<String> out) {
        this.chooser = chooser;
        this.version = version;
        this.millis = millis;
        this.out = out;
    }

    /** Hears a line, and answers whether the conversation goes on. */
    public boolean hear(String line) {
        if (line.isBlank()) {
            return true;
        }
        try {
            HubLine heard = HubLine.read(line);
            obey(heard);
            return !heard.command().equals("quit");
        } catch (HubException e) {
            out.accept("error message=" + HubLine.quoted(e.why()));
            return true;
        }
    }

    /** Nothing more will be heard: a search with an end of its own comes to it. */
    public void close() {
        thinking.ifPresent(Thinking::finish);
    }

    private void obey(HubLine line) throws HubException {
        switch (line.command()) {
            case "ping" -> out.accept("pong");
            case "stop" -> thinking.ifPresent(Thinking::stop);
            case "quit" -> {
                thinking.ifPresent(Thinking::stop);
                thinking.ifPresent(Thinking::await);
            }
            case "hub" -> introduce();
            default -> {
                requireIdle(line.command());
                obeyIdle(line);
            }
        }
    }

    private void obeyIdle(HubLine line) throws HubException {
        switch (line.command()) {
            case "init" -> out.accept("ready");
            case "set-param" -> throw new HubException("there is no parameter to set");
            case "new-game" -> chooser.forget();
            case "pos" -> game = game(line);
            case "level" -> level = HubLevel.read(line);
            case "go" -> go(line);
            default -> throw new HubException("no command " + line.command());
        }
    }

    private void introduce() {
        out.accept("id name=Crownhead version=" + version + " author=\"the Crownhead authors\"");
        out.accept("wait");
    }

    private void requireIdle(String command) throws HubException {
        if (thinking.filter(Thinking::isGoingOn).isPresent()) {
            throw new HubException(command + " must wait until the search is done: stop it first");
        }
    }

    /** The position that is named, or the start of a game, and the moves after it. */
    private static Game game(HubLine line) throws HubException {
        Optional<String> start = line.value("pos");
        Position position = start.isPresent() ? HubPosition.read(start.get()) : Position.START;
        Game game = Game.from(position, DrawRule.CLAIMED);
        String moves = line.value("moves").orElse("").strip();
        if (moves.isEmpty()) {
            return game;
        }
        for (String move : moves.split("\\s+", LONGEST_GAME)) {
            if (game.isOver()) {
                throw new HubException("the game is over before " + move);
            }
            game = game.after(HubMove.read(game.position(), move));
        }
        return game;
    }

    private void go(HubLine line) throws HubException {
        if (!game.position().hasLegalMove()) {
            throw new HubException("nothing can be played here");
        }
        boolean isEndless = line.has("analyze") || line.has("ponder");
        HubLevel allowed = isEndless ? HubLevel.ENDLESS : level;
        Deadline deadline = new Deadline(game.position(), allowed.time(), millis);
        thinking =
                Optional.of(Thinking.begin(chooser, game.sinceProgress(), allowed, deadline, out));
    }
}
