package crownhead.bench.reliability;

import crownhead.server.CannotOpen;
import crownhead.server.Server;
import crownhead.server.ServerOptions;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;

/** A real house, open for as long as its input is. {@link HouseServer} starts it. */
public final class HouseMain {
    /** Before the ports, the number of the process and the moment, in the line that says them. */
    static final String OPEN = "open ";

    /** Where a crowd is not held up by rates that are meant for people. */
    private static final int GENEROSITY = 1_000_000;

    private HouseMain() {}

    /** The folder, the fault, and perhaps the address of a database. */
    public static void main(String[] args) throws IOException, CannotOpen {
        ServerOptions options =
                ServerOptions.local(Path.of(args[0])).withConsolePort(0).withGenerosity(GENEROSITY);
        ServerOptions whole = args.length > 2 ? options.withDatabase(args[2]) : options;
        Fault fault = Fault.valueOf(args[1]);
        try (Server server = Server.open(whole, fault)) {
            fault.spoil(server);
            if (fault != Fault.VANISHES) {
                Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server)));
            }
            System.out.println(
                    OPEN
                            + server.port()
                            + " "
                            + server.consolePort().orElseThrow()
                            + " "
                            + ProcessHandle.current().pid()
                            + " "
                            + System.nanoTime());
            System.in.transferTo(OutputStream.nullOutputStream());
        }
    }

    /** As the command does it. */
    private static void stop(Server server) {
        server.close();
        Runtime.getRuntime().halt(0);
    }
}
