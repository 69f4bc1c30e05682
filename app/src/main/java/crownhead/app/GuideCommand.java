package crownhead.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The guides, for whoever has nothing but the program. */
@Command(
        name = "guide",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Read a guide.",
        description = {
            "",
            "Prints the guide to a client, to running a house, or to its API. Without a name it"
                    + " lists them.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  crownhead guide",
            "  crownhead guide terminal",
            "  crownhead guide server | less",
            "",
            "Exit codes:",
            "  0  printed",
            "  2  there is no such guide"
        })
final class GuideCommand implements Callable<Integer> {
    static final List<String> ALL =
            List.of(
                    "web",
                    "desktop",
                    "terminal",
                    "table",
                    "server",
                    "operations",
                    "api",
                    "engine",
                    "endgames");

    private final Console console;

    @Parameters(paramLabel = "NAME", arity = "0..1", description = "Which one.")
    private String name = "";

    GuideCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (name.isEmpty()) {
            ALL.forEach(guide ->
                    console.out()
                            .println(String.format(Locale.ROOT, "%-12s%s", guide, title(guide))));
            return Exit.YES;
        }
        if (!ALL.contains(name)) {
            console.tell(
                    "There is no guide " + name + ": they are " + String.join(", ", ALL) + ".");
            return Exit.UNCLEAR;
        }
        console.out().print(text(name));
        return Exit.YES;
    }

    private static String title(String guide) {
        return text(guide).lines().findFirst().orElseThrow().replaceFirst("^# ", "");
    }

    private static String text(String guide) {
        String file = "/crownhead/guides/" + guide + ".md";
        try (InputStream in =
                Objects.requireNonNull(GuideCommand.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
