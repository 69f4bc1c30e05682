package crownhead.app;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where the house keeps what it must not forget. */
final class DataOption {
    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description =
                    "The folder in which the house keeps everything; it is made if it is not there."
                            + " Default: ${DEFAULT-VALUE}.")
    private Path folder = DataFolder.standard();

    Path folder() {
        return folder;
    }
}
