package crownhead.clients.terminal;

import crownhead.clients.connection.LocalTable;
import crownhead.rules.dress.ColourSet;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.List;

/**
 * How a person wants to play, as long as the program runs.
 *
 * @param name empty to be given one
 * @param minutes who does nothing for so long at a table of this person has lost
 * @param reach who may come to such a table
 */
record Wishes(String name, int minutes, ColourSet colours, TableHost.Reach reach) {
    static final Wishes USUAL =
            new Wishes("", 10, ColourSet.CONSOLE_DEFAULT, TableHost.Reach.THIS_COMPUTER);

    private static final List<Integer> LIMITS = List.of(1, 3, 5, 10, 30);
    private static final List<TableHost.Reach> REACHES = List.of(TableHost.Reach.values());
    private static final List<ColourSet> SETS = List.of(ColourSet.values());

    Wishes named(String other) {
        return new Wishes(other, minutes, colours, reach);
    }

    Wishes otherLimit(int step) {
        return new Wishes(name, neighbour(LIMITS, minutes, step), colours, reach);
    }

    Wishes otherColours(int step) {
        return new Wishes(name, minutes, neighbour(SETS, colours, step), reach);
    }

    Wishes otherReach(int step) {
        return new Wishes(name, minutes, colours, neighbour(REACHES, reach, step));
    }

    private static <T> T neighbour(List<T> all, T one, int step) {
        return all.get(Math.floorMod(all.indexOf(one) + step, all.size()));
    }

    Duration patience() {
        return Duration.ofMinutes(minutes);
    }

    /** Two at one keyboard need no limit. */
    Terms localTerms() {
        Terms usual = LocalTable.usualTerms();
        return new Terms(
                new TimeControl.Untimed(),
                usual.stakes(),
                usual.seating(),
                usual.drawRule(),
                usual.pauses(),
                usual.grace(),
                colours,
                usual.start());
    }
}
