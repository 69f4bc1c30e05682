package crownhead.app;

import crownhead.rules.dress.ColourSet;
import crownhead.table.Terms;
import picocli.CommandLine.Option;

/** What the sides look like and who has which, for every command that starts a game. */
final class SidesOptions {
    @Option(
            names = "--colours",
            paramLabel = "SET",
            defaultValue = "white-red",
            converter = ColourSetConverter.class,
            description =
                    "white-red, red-white, black-white or black-red; the first of the two moves"
                            + " first. Default: ${DEFAULT-VALUE}.")
    private ColourSet colours = ColourSet.CONSOLE_DEFAULT;

    @Option(
            names = "--first",
            paramLabel = "WHO",
            defaultValue = "random",
            converter = SeatingConverter.class,
            description =
                    "Who moves first in the first game: random, player1 or player2. They swap"
                            + " after that. Default: ${DEFAULT-VALUE}.")
    private Terms.Seating first = Terms.Seating.RANDOM;

    ColourSet colours() {
        return colours;
    }

    Terms.Seating first() {
        return first;
    }
}
