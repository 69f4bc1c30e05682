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
 * @param minutes who does nothing for so long has lost
 */
record Wishes(String name, int minutes, ColourSet colours) {
    static final Wishes USUAL = new Wishes("", 10, ColourSet.CONSOLE_DEFAULT);

    private static final List<Integer> LIMITS = List.of(1, 3, 5, 10, 30);
    private static final List<ColourSet> SETS = List.of(ColourSet.values());

    Wishes named(String other) {
        return new Wishes(other, minutes, colours);
    }

    Wishes otherLimit(int step) {
        return new Wishes(name, neighbour(LIMITS, minutes, step), colours);
    }

    Wishes otherColours(int step) {
        return new Wishes(name, minutes, neighbour(SETS, colours, step));
    }

    private static <T> T neighbour(List<T> all, T one, int step) {
        return all.get(Math.floorMod(all.indexOf(one) + step, all.size()));
    }

    Duration patience() {
        return Duration.ofMinutes(minutes);
    }

    /** Two at one keyboard play under the same limit. */
    Terms localTerms() {
        Terms usual = LocalTable.usualTerms();
        return new Terms(
                new TimeControl.Inactivity(patience()),
                usual.stakes(),
                usual.seating(),
                usual.drawRule(),
                usual.pauses(),
                usual.grace(),
                colours,
                usual.start());
    }
}
