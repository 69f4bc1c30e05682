package crownhead.app;

import crownhead.server.storage.CannotCopy;
import crownhead.server.storage.DatabaseAddress;
import crownhead.server.storage.Restore;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Puts a copy in the place of what a house keeps. */
@Command(
        name = "restore",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Put a copy in the place of what a house keeps.",
        description = {
            "",
            "The house must be closed. The copy is read whole before anything is touched, and what"
                    + " it replaces is kept beside it.",
            ""
        },
        footer = {"", "Exit codes:", "  0  the copy is in its place", "  2  nothing was changed"})
final class RestoreCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private DataOption data = new DataOption();

    @Parameters(paramLabel = "FILE", description = "The copy, as crownhead backup made it.")
    private Path file = Path.of("");

    RestoreCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try {
            Restore restore = Restore.from(file, new DatabaseAddress.DataFolder(data.folder()));
            console.out().println("The house holds " + restore.rows() + " decisions now.");
            restore.replaced()
                    .ifPresent(old -> console.out().println("What it held before is in " + old));
            return Exit.YES;
        } catch (CannotCopy e) {
            console.tell(e.getMessage() + " " + e.advice());
            return Exit.UNCLEAR;
        }
    }
}
