package crownhead.app;

import crownhead.engine.endgame.build.TablesFolder;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where endgame tables are. */
final class TablesOptions {
    @Option(
            names = "--folder",
            paramLabel = "FOLDER",
            description = "Where the tables are. Default: ${DEFAULT-VALUE}.")
    private Path folder = standard();

    static Path standard() {
        return DataFolder.standard().resolve("tables");
    }

    TablesFolder folder() {
        return new TablesFolder(folder);
    }
}
