package crownhead.bench.hub;

import crownhead.rules.Game;
import crownhead.rules.Move;
import java.io.IOException;

/** Where a program is asked for moves. */
final class HubTable {
    private final HubProgram program;

    HubTable(HubProgram program) {
        this.program = program;
    }

    /** What was answered, and how long after the question. */
    record Reply(Move move, long nanos) {}

    /**
     * Asks for a move.
     *
     * @param level how far the program may look, {@code level nodes=1000}
     */
    Reply ask(Game game, String level) throws IOException {
        program.say(HubNotation.set(game));
        program.say(level);
        long asked = System.nanoTime();
        program.say("go think");
        HubProgram.Heard done = program.until("done");
        Move move =
                HubNotation.answered(game.position(), done.line())
                        .orElseThrow(() ->
                                new IOException(
                                        "%s is not legal in %s"
                                                .formatted(
                                                        done.line(),
                                                        HubNotation.text(game.position()))));
        return new Reply(move, done.nanos() - asked);
    }
}
