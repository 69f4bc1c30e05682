package crownhead.app;

import crownhead.rules.notation.PdnEntry;
import crownhead.rules.notation.PdnWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the games of a file in the normal form of PDN. */
@Command(
        name = "pdn",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Write the games of a PDN file in their normal form.",
        description = {
            "",
            "Reads PDN as it is found (old files, comments in both styles, loose spelling of moves and"
                    + " results) and writes strict PDN 3.0 for American checkers to the standard output."
                    + " A file may be of any size. What was written once is written the same again.",
            "",
            "A game that is broken or has an illegal move is left out, and stderr says which and why.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead pdn archive.pdn > tidy.pdn",
            "  gunzip -c archive.pdn.gz | crownhead pdn - | gzip > tidy.pdn.gz",
            "",
            "Exit codes:",
            "  0  every game was written",
            "  1  some were left out",
            "  2  the file cannot be read, or has no game"
        })
final class PdnCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            paramLabel = "FILE",
            description = "The file of games to read; - is the standard input.")
    private String file = "-";

    PdnCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        return new Archive(file, console).show(this::write);
    }

    private void write(PdnEntry game) {
        switch (game) {
            case PdnEntry.Read read -> console.out().print(PdnWriter.write(read.sheet()));
            case PdnEntry.Broken broken -> console.tell(broken.sentence());
        }
    }
}
