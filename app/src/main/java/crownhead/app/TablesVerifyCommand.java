package crownhead.app;

import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.build.Crew;
import crownhead.engine.endgame.build.TablesPlan;
import crownhead.engine.endgame.build.Verification;
import crownhead.engine.endgame.build.Verification.Report;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Holds endgame tables against the rules. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Verify endgame tables.",
        description = {
            "",
            "Every position must be worth exactly what the best of its moves leads to: in the worths"
                    + " and in the verdicts. Also reads every file whole.",
            ""
        },
        footer = {
            "",
            "Exit codes:",
            "  0  no mistake",
            "  1  a position is wrong",
            "  2  a table is missing, or cannot be used"
        })
final class TablesVerifyCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private TablesWork work = new TablesWork();

    TablesVerifyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        return work.run(console, this::verify);
    }

    private int verify() throws IOException {
        long positions = 0;
        long mistakes = 0;
        try (Crew crew = new Crew(work.threads())) {
            Verification verification = new Verification(work.tables().folder(), crew);
            for (Slice slice : Slice.upTo(work.pieces())) {
                if (TablesPlan.isFirstOfPair(slice)) {
                    for (Report report : verification.verify(slice)) {
                        tell(report);
                        positions += report.positions();
                        mistakes += report.mistakes();
                    }
                }
            }
        }
        console.out().println(positions + " positions, " + mistakes + " mistakes");
        return mistakes == 0 ? Exit.YES : Exit.NO;
    }

    private void tell(Report report) {
        console.out()
                .println(
                        report.slice()
                                + ": "
                                + report.positions()
                                + " positions, "
                                + report.mistakes()
                                + " mistakes");
        report.examples().forEach(console.out()::println);
        console.out().flush();
    }
}
