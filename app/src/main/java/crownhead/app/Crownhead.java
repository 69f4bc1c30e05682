package crownhead.app;

import crownhead.protocol.validation.BadInput;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.time.InstantSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** The {@code crownhead} command, before a sub-command is chosen. */
@Command(
        name = "crownhead",
        description = {"A house for American checkers.", ""},
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "Examples:",
            "  crownhead serve",
            "      open the house: games for everyone who comes, at http://localhost:8080",
            "  crownhead play",
            "      the menu: open a table, join one, or play two at this keyboard",
            "  crownhead desktop",
            "      the same in a window, with the mouse",
            "  crownhead validate",
            "      the legal moves at the start of a game",
            "  crownhead validate --move 11-15 --move 22-18",
            "      whether these moves are legal, and the position they lead to",
            "  crownhead validate --pdn archive.pdn",
            "      which games of an archive have an illegal move",
            "  crownhead help validate",
            "      all about one command",
            "",
            "Squares are numbered 1 to 32. Black has the pieces on 1 to 12 and moves first.",
            "",
            "Exit codes:",
            "  0  yes: it is legal, it is done",
            "  1  no: a move is illegal, a game is broken",
            "  2  the command or its input cannot be understood, or a file cannot be read",
            "  70 a mistake in Crownhead itself"
        })
public final class Crownhead {
    private Crownhead() {}

    public static void main(String[] args) {
        // Not System.out, which would not tell that nobody reads it any more.
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        FileOutputStream err = new FileOutputStream(FileDescriptor.err);
        System.exit(run(Console.of(System.in, out, err), InstantSource.system(), args));
    }

    /** Runs a command and answers its exit code. */
    static int run(Console console, InstantSource time, String... args) {
        Complaints complaints = new Complaints(console);
        try {
            Settings settings = Settings.of(System.getenv(), args);
            int exitCode = commandLine(console, time, complaints, settings).execute(args);
            console.out().flush();
            return exitCode;
        } catch (BadInput e) {
            console.tell(e.sentence());
            return Exit.UNCLEAR;
        } catch (RuntimeException | Error failure) {
            return complaints.about(failure);
        }
    }

    private static CommandLine commandLine(
            Console console, InstantSource time, Complaints complaints, Settings settings) {
        return new CommandLine(new Crownhead())
                .addSubcommand(serving(new ServeCommand(console, settings), settings))
                .addSubcommand(new CommandLine(new AdminCommand(console)))
                .addSubcommand(new HealthCommand(console))
                .addSubcommand(new BackupCommand(console))
                .addSubcommand(new RestoreCommand(console))
                .addSubcommand(new ValidateCommand(console))
                .addSubcommand(new PdnCommand(console))
                .addSubcommand(new PerftCommand(console, time))
                .addSubcommand(TablesCommand.withItsCommands(console, time))
                .addSubcommand(new EngineCommand(console))
                .addSubcommand(new BenchCommand(console, time))
                .addSubcommand(new TrainCommand(console))
                .addSubcommand(new BookCommand(console))
                .addSubcommand(new PlayCommand(console, time))
                .addSubcommand(new DesktopCommand(console, time))
                .addSubcommand(new LocalCommand(console, time))
                .addSubcommand(new JoinCommand(console, time))
                .addSubcommand(new TableCommand(console))
                .addSubcommand(new HelpCommand())
                .setOut(console.out())
                .setErr(console.err())
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(complaints)
                .setExecutionExceptionHandler(complaints);
    }

    /** Only what serves is set up by the environment and by files. */
    private static CommandLine serving(Object command, Settings settings) {
        return new CommandLine(command).setDefaultValueProvider(settings);
    }
}
