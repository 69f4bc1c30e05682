package crownhead.app;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version that the jar was built as. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        Optional<String> version =
                Optional.ofNullable(Crownhead.class.getPackage().getImplementationVersion());
        return new String[] {"crownhead " + version.orElse("(not built as a jar)")};
    }
}
