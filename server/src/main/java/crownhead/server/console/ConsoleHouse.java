package crownhead.server.console;

import crownhead.play.MemoryStore;
import crownhead.play.Tables;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import crownhead.rules.Side;
import crownhead.server.session.Limits;
import crownhead.table.Terms;
import crownhead.table.series.SeriesTerms;
import java.time.Instant;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/** What the tables of a house have in common. */
record ConsoleHouse(
        ServerMessage.Hello hello,
        Terms terms,
        SeriesTerms seriesTerms,
        Limits limits,
        Tables tables,
        MemoryStore store,
        InstantSource time,
        RandomGenerator chance) {
    static ConsoleHouse of(ConsoleOptions options, InstantSource time, RandomGenerator chance) {
        MemoryStore store = new MemoryStore();
        return new ConsoleHouse(
                new ServerMessage.Hello(Wire.PROTOCOL, options.server()),
                options.terms(),
                options.seriesTerms(),
                options.limits(),
                new Tables(store, time),
                store,
                time,
                chance);
    }

    Side toss() {
        return chance.nextBoolean() ? Side.FIRST : Side.SECOND;
    }

    /** Until when somebody who comes now may say that they are ready. */
    Instant readyUntil() {
        return time.instant().plus(limits.ready());
    }
}
