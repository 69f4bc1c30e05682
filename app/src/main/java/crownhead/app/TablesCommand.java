package crownhead.app;

import java.time.InstantSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Everything about endgame tables. */
@Command(
        name = "tables",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        header = "Make, verify and ask endgame tables.",
        description = {
            "",
            "Tables know of every position with few pieces how it ends, and when. Those up to 4"
                    + " pieces come with the program; those with 5 and 6 are made here.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead tables build --pieces 5",
            "      makes all tables up to 5 pieces; a second run goes on where one was ended",
            "  crownhead tables verify --pieces 5",
            "      holds every position against where its moves lead",
            "  crownhead tables show 'B:W18,K31:BK5,K6'",
            "      how a position ends, and the moves that lead there",
            "",
            "Exit codes:",
            "  0  it is done, or known",
            "  1  no: a table is wrong, or a position is not known",
            "  2  the command cannot be understood, or a file cannot be used"
        })
final class TablesCommand {
    private TablesCommand() {}

    static CommandLine withItsCommands(Console console, InstantSource time) {
        return new CommandLine(new TablesCommand())
                .addSubcommand(new TablesBuildCommand(console, time))
                .addSubcommand(new TablesVerifyCommand(console))
                .addSubcommand(new TablesShowCommand(console));
    }
}
