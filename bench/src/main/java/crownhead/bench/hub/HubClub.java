package crownhead.bench.hub;

import crownhead.bench.match.Player;
import crownhead.rules.Game;
import crownhead.rules.Move;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Sends a program to every game: one for each thread that plays, and the same to its next game. */
public final class HubClub implements Player.Club, AutoCloseable {
    private final List<String> command;
    private final String level;
    private final Map<Thread, HubProgram> programs = new ConcurrentHashMap<>();

    /**
     * A club of one program.
     *
     * @param level how far it may look, {@code level nodes=1000}
     */
    public HubClub(List<String> command, String level) {
        this.command = List.copyOf(command);
        this.level = level;
    }

    @Override
    public Player send(int game) {
        HubProgram program = programs.computeIfAbsent(Thread.currentThread(), _ -> introduced());
        try {
            program.say("new-game");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        HubTable table = new HubTable(program);
        return it -> choose(table, it);
    }

    private Move choose(HubTable table, Game game) {
        try {
            return table.ask(game, level).move();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private HubProgram introduced() {
        try {
            HubProgram program = HubProgram.start(command);
            program.say("hub");
            program.until("wait");
            program.say("init");
            program.until("ready");
            return program;
        } catch (IOException e) {
            throw new UncheckedIOException(String.join(" ", command) + " does not play", e);
        }
    }

    @Override
    public void close() {
        programs.values().forEach(HubProgram::close);
    }
}
