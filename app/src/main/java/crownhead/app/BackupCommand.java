package crownhead.app;

import crownhead.server.storage.Backup;
import crownhead.server.storage.CannotCopy;
import crownhead.server.storage.DatabaseAddress;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Copies what a house keeps. */
@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Copy everything that a house keeps, also while it is open.",
        description = {
            "",
            "The copy is what the house kept at one moment, read again and found whole before it"
                    + " gets its name. A house on PostgreSQL is copied with pg_dump.",
            ""
        },
        footer = {"", "Exit codes:", "  0  the copy is there", "  2  no copy was made"})
final class BackupCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private DataOption data = new DataOption();

    @Parameters(paramLabel = "FILE", description = "The copy; a file that is not there yet.")
    private Path file = Path.of("");

    BackupCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try {
            Backup backup = Backup.make(new DatabaseAddress.DataFolder(data.folder()), file);
            console.out().println(backup.file() + " holds " + backup.rows() + " decisions.");
            return Exit.YES;
        } catch (CannotCopy e) {
            console.tell(e.getMessage() + " " + e.advice());
            return Exit.UNCLEAR;
        }
    }
}
