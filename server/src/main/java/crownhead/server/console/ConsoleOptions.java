package crownhead.server.console;

import crownhead.rules.DrawRule;
import crownhead.rules.Position;
import crownhead.rules.dress.ColourSet;
import crownhead.server.session.Limits;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import crownhead.table.series.SeriesTerms;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;

/**
 * How console tables are set up.
 *
 * @param server what the server calls itself
 * @param basePort where clients of the first table come in
 * @param maxClients how many a table takes
 * @param tables how many there are
 * @param names what the clients with the ids 1, 2 … are called if they do not say
 */
public record ConsoleOptions(
        String server,
        InetAddress host,
        int basePort,
        int maxClients,
        int tables,
        Terms terms,
        SeriesTerms seriesTerms,
        Limits limits,
        List<String> names) {
    public static final int STANDARD_BASE_PORT = 9000;
    public static final int STANDARD_MAX_CLIENTS = 5;

    private static final int LAST_PORT = 65_535;

    /** Nobody is named beforehand. */
    public ConsoleOptions(
            String server,
            InetAddress host,
            int basePort,
            int maxClients,
            int tables,
            Terms terms,
            SeriesTerms seriesTerms,
            Limits limits) {
        this(server, host, basePort, maxClients, tables, terms, seriesTerms, limits, List.of());
    }

    public ConsoleOptions {
        names = List.copyOf(names);
        for (String name : names) {
            if (!Names.isName(name)) {
                throw new IllegalArgumentException(
                        "'" + name + "' is no name: 1 to 24 letters, digits, spaces, - and _");
            }
        }
        if (basePort <= 1024) {
            throw new IllegalArgumentException(
                    "No base port " + basePort + ": it must be above 1024");
        }
        if (maxClients < 2) {
            throw new IllegalArgumentException(
                    "No table for " + maxClients + ": a table takes at least 2 clients");
        }
        if (tables < 1) {
            throw new IllegalArgumentException("No " + tables + " tables: there is at least 1");
        }
        long last = basePort + (long) tables * (maxClients + 1L) - 1;
        if (last > LAST_PORT) {
            throw new IllegalArgumentException(
                    "The ports "
                            + basePort
                            + " to "
                            + last
                            + " would be needed: the last there is is "
                            + LAST_PORT);
        }
    }

    /** The terms of a console table: draws come by themselves, and who leaves has lost. */
    public static Terms terms(TimeControl timeControl, ColourSet colours, Duration grace) {
        return new Terms(
                timeControl,
                Terms.Stakes.CASUAL,
                Terms.Seating.HOST_FIRST,
                DrawRule.AUTOMATIC,
                Terms.Pauses.STANDARD,
                grace,
                colours,
                Position.START);
    }

    public ConsoleOptions withNames(List<String> others) {
        return new ConsoleOptions(
                server, host, basePort, maxClients, tables, terms, seriesTerms, limits, others);
    }

    /** Where the clients of a table come in; tables are counted from 1. */
    int basePortOf(int table) {
        return basePort + (table - 1) * (maxClients + 1);
    }
}
