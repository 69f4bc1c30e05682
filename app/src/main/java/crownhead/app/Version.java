package crownhead.app;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version that the jar was built as. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"crownhead " + ofJar()};
    }

    /** The version alone. */
    static String ofJar() {
        return Optional.ofNullable(Crownhead.class.getPackage().getImplementationVersion())
                .orElse("(not built as a jar)");
    }
}
