package crownhead.app;

import crownhead.clients.act.LocalAct;
import crownhead.clients.connection.LocalTable;
import crownhead.clients.connection.Name;
import crownhead.protocol.validation.BadInput;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Two people play at one keyboard. */
@Command(
        name = "local",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Two play at this keyboard.",
        description = {
            "",
            "Two people take turns at one terminal, of 80x24 at least. Nobody else is needed.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead local",
            "  crownhead local --names Ann,Ben --time game:10m+5s",
            "",
            "Exit codes:",
            "  0  done",
            "  2  an option cannot be understood, or there is no terminal"
        })
final class LocalCommand implements Callable<Integer> {
    private final Console console;
    private final InstantSource time;

    @Option(
            names = "--names",
            paramLabel = "A,B",
            defaultValue = "Player 1,Player 2",
            description = "What the two are called. Default: ${DEFAULT-VALUE}.")
    private String names = "";

    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "none",
            converter = TimeControlOption.class,
            description =
                    "The time the players have: none, inactivity:10m, move:5m+1m (limit and"
                            + " warning), game:10m+5s (time and increment). Default:"
                            + " ${DEFAULT-VALUE}.")
    private TimeControl control = new TimeControl.Untimed();

    @Mixin private SidesOptions sides = new SidesOptions();

    @Option(names = "--ascii", description = "Draw with ASCII characters only.")
    private boolean ascii;

    LocalCommand(Console console, InstantSource time) {
        this.console = console;
        this.time = time;
    }

    @Override
    public Integer call() {
        try {
            Terms terms = terms();
            LocalTable.People people = people();
            return new AtTerminal(console, time)
                    .play(
                            _ -> new LocalAct(terms, people, time, RandomGenerator.getDefault()),
                            ascii);
        } catch (BadInput e) {
            console.tell(e.sentence());
            return Exit.UNCLEAR;
        }
    }

    private Terms terms() {
        if (!control.isRealTime()) {
            throw new BadInput("Days for a move are for players who are not in one room.");
        }
        Terms usual = LocalTable.usualTerms();
        return new Terms(
                control,
                usual.stakes(),
                sides.first(),
                usual.drawRule(),
                usual.pauses(),
                usual.grace(),
                sides.colours(),
                usual.start());
    }

    private LocalTable.People people() {
        int comma = names.indexOf(',');
        String one = comma < 0 ? names : names.substring(0, comma).strip();
        String other = comma < 0 ? "" : names.substring(comma + 1).strip();
        if (!Name.isAllowed(one) || !Name.isAllowed(other) || one.equalsIgnoreCase(other)) {
            throw new BadInput(
                    "'" + names + "' are not two names: write --names Ann,Ben. " + Name.RULE);
        }
        return new LocalTable.People(one, other);
    }
}
