package crownhead.app;

import crownhead.protocol.validation.BadInput;
import crownhead.server.CannotOpen;
import crownhead.server.Server;
import crownhead.server.ServerOptions;
import crownhead.server.security.AddressRange;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Opens the house: pages, the API and tables for everyone who comes. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Open the house: games for everyone who comes.",
        description = {
            "",
            "Opens a server that people play at, over the web's protocols or from their terminals."
                    + " What they do is kept in a folder and survives whatever happens to the"
                    + " program. Stop it with Control and C; it runs until then.",
            ""
        },
        footer = {
            "",
            "Every option can be given in the environment, --console-port as"
                    + " CROWNHEAD_CONSOLE_PORT, or in the file that --config names, as"
                    + " console-port=9000. What is typed counts first, then the environment, then"
                    + " the file.",
            "",
            "Examples:",
            "  crownhead serve",
            "      a house on this computer: http://localhost:8080",
            "  crownhead serve --host 0.0.0.0",
            "      the same for everyone on the network; it prints the link to pass on",
            "  crownhead serve --data /srv/checkers --console-port 9000",
            "      with its data elsewhere, and a port for terminals",
            "",
            "Exit codes:",
            "  0  it was stopped, and everything is stored",
            "  2  an option cannot be understood, or the house cannot be opened"
        })
final class ServeCommand implements Callable<Integer> {
    private final Console console;
    private final Settings settings;

    @Spec private @Nullable CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "" + ServerOptions.STANDARD_PORT,
            description =
                    "Where pages, the API and WebSockets are; 0 is any that is free. Default:"
                            + " ${DEFAULT-VALUE}.")
    private int port;

    @Mixin private HostOption host = new HostOption();

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            description =
                    "How people reach the house if that is not what it listens on, for example"
                            + " behind a proxy: https://checkers.example. Links are made with it.")
    private Optional<URI> publicUrl = Optional.empty();

    @Option(
            names = "--console-port",
            paramLabel = "PORT",
            description = "A port for terminals that speak in lines over TCP. Default: none.")
    private Optional<Integer> consolePort = Optional.empty();

    @Mixin private DataOption data = new DataOption();

    @Option(
            names = "--database",
            paramLabel = "URL",
            description =
                    "A PostgreSQL database in place of the one in the folder:"
                            + " postgresql://user:password@host/name.")
    private Optional<String> database = Optional.empty();

    @Option(
            names = "--trusted-proxy",
            paramLabel = "ADDRESS",
            split = ",",
            description =
                    "Proxies whose word is taken on where a request comes from: 127.0.0.1 or"
                            + " 10.0.0.0/8.")
    private List<String> proxies = List.of();

    @Option(
            names = "--tls-certificate",
            paramLabel = "FILE",
            description = "The certificate chain of the house (PEM): it speaks TLS then.")
    private Optional<Path> certificate = Optional.empty();

    @Option(
            names = "--tls-key",
            paramLabel = "FILE",
            description = "The key of the certificate (PEM, PKCS#8, without a password).")
    private Optional<Path> key = Optional.empty();

    @Option(
            names = "--generosity",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "Allow so many times the usual rates, for example where a whole school comes"
                            + " from one address. Default: ${DEFAULT-VALUE}.")
    private int generosity;

    // Settings has read it already, because what it says stands behind every other option.
    @SuppressWarnings("unused")
    @Option(
            names = Settings.FILE_OPTION,
            paramLabel = "FILE",
            description = "A file of settings, a name=value in each line.")
    private Optional<Path> config = Optional.empty();

    @Option(
            names = "--print-config",
            description = "Print every setting and where it comes from, and open nothing.")
    private boolean printsConfig;

    ServeCommand(Console console, Settings settings) {
        this.console = console;
        this.settings = settings;
    }

    @Override
    public Integer call() throws InterruptedException {
        try {
            ConfigReport report = report();
            settings.requireKnown(
                    report.options().stream().map(Settings::name).collect(Collectors.toSet()));
            ServerOptions options = options();
            if (printsConfig) {
                report.lines().forEach(console.out()::println);
                return Exit.YES;
            }
            serve(options);
            return Exit.YES;
        } catch (CannotOpen e) {
            console.tell(e.sentence());
            return Exit.UNCLEAR;
        } catch (BadInput e) {
            console.tell(e.sentence());
            return Exit.UNCLEAR;
        }
    }

    private ConfigReport report() {
        CommandSpec command = spec;
        if (command == null) {
            throw new IllegalStateException("A command that runs has been specified");
        }
        return new ConfigReport(command, command.commandLine().getParseResult(), settings);
    }

    private void serve(ServerOptions options) throws CannotOpen, InterruptedException {
        Server server = Server.open(options);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server)));
        server.announcement().forEach(console.out()::println);
        console.out().flush();
        new CountDownLatch(1).await();
    }

    /**
     * Waits until everything is stored and said. Java would answer a signal with an exit code that
     * looks like a failure; whoever asked for a stop and got it is told that all is well.
     */
    private static void stop(Server server) {
        server.close();
        Runtime.getRuntime().halt(Exit.YES);
    }

    private ServerOptions options() {
        try {
            return new ServerOptions(
                    "Crownhead " + Version.ofJar(),
                    host.address(),
                    port,
                    consolePort,
                    publicUrl,
                    data.folder(),
                    database,
                    proxies.stream().map(AddressRange::read).toList(),
                    tls(),
                    generosity);
        } catch (IllegalArgumentException e) {
            throw new BadInput(e.getMessage() + ".");
        }
    }

    private Optional<ServerOptions.Tls> tls() {
        if (certificate.isPresent() != key.isPresent()) {
            throw new BadInput("TLS needs both --tls-certificate and --tls-key.");
        }
        return certificate.map(chain -> new ServerOptions.Tls(chain, key.orElseThrow()));
    }
}
