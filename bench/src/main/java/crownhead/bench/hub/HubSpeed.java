package crownhead.bench.hub;

import crownhead.bench.match.Match;
import crownhead.bench.reliability.Latencies;
import crownhead.rules.openings.Ballot;
import java.io.IOException;
import java.util.List;

/** How soon a program hears what is said while it thinks. */
public final class HubSpeed {
    private static final int PINGS_IN_A_SEARCH = 100;

    /** A search that has told so much is under way, and as fast as it gets. */
    private static final String UNDER_WAY = "info depth=9";

    private final HubProgram program;
    private final List<Ballot> ballots = HubLines.ballots();

    public HubSpeed(HubProgram program) {
        this.program = program;
    }

    /** How long so many pongs take from a program that does nothing else. */
    public Latencies pongs(int count) throws IOException {
        Latencies pongs = new Latencies();
        for (int i = 0; i < count; i++) {
            pongs.add(pong());
        }
        return pongs;
    }

    /** The same while it thinks. */
    public Latencies pongsWhileItThinks(int count) throws IOException {
        Latencies pongs = new Latencies();
        while (pongs.count() < count) {
            think(pongs.count() / PINGS_IN_A_SEARCH);
            for (int i = 0; i < PINGS_IN_A_SEARCH && pongs.count() < count; i++) {
                pongs.add(pong());
            }
            stop();
        }
        return pongs;
    }

    /** How long so many searches go on after they were told to end. */
    public Latencies stops(int count) throws IOException {
        Latencies stops = new Latencies();
        for (int i = 0; i < count; i++) {
            think(i);
            stops.add(stop());
        }
        return stops;
    }

    private void think(int number) throws IOException {
        Ballot ballot = ballots.get(number % ballots.size());
        program.say("new-game");
        program.say(HubNotation.set(Match.opened(ballot)));
        program.say("go analyze");
        program.until(UNDER_WAY);
    }

    private long pong() throws IOException {
        long asked = System.nanoTime();
        program.say("ping");
        HubProgram.Heard heard = program.next();
        while (!heard.begins("pong")) {
            if (heard.begins("done")) {
                throw new IOException("The program ended its search by itself");
            }
            heard = program.next();
        }
        return heard.nanos() - asked;
    }

    private long stop() throws IOException {
        long told = System.nanoTime();
        program.say("stop");
        return program.until("done").nanos() - told;
    }
}
