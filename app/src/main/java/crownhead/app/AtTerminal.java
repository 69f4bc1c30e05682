package crownhead.app;

import crownhead.clients.act.Act;
import crownhead.clients.act.Curtain;
import crownhead.clients.terminal.NoTerminal;
import crownhead.clients.terminal.TerminalClient;
import java.time.InstantSource;

/** Plays on the terminal that the command was started on. */
record AtTerminal(Console console, InstantSource time) {
    int play(Act.Opening opening, boolean ascii) {
        try {
            Curtain curtain =
                    TerminalClient.play(
                            opening,
                            ascii ? TerminalClient.Characters.ASCII : TerminalClient.Characters.ALL,
                            time);
            if (!curtain.farewell().isEmpty()) {
                console.tell(curtain.farewell());
            }
            return curtain.exit().code();
        } catch (NoTerminal e) {
            console.tell(e.why());
            return Exit.UNCLEAR;
        }
    }
}
