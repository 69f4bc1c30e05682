package crownhead.bench.load;

import crownhead.server.CannotOpen;
import crownhead.server.Server;
import crownhead.server.ServerOptions;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import jdk.jfr.Recording;

/** The real house, for as long as its input is open. */
public final class OpenHouse {
    /** Where a crowd is not held up by rates that are meant for people. */
    private static final int GENEROSITY = 1_000_000;

    private OpenHouse() {}

    /** The folder of its data, and perhaps a file to record where the time went. */
    public static void main(String[] args) throws IOException, CannotOpen {
        ServerOptions options = ServerOptions.local(Path.of(args[0])).withGenerosity(GENEROSITY);
        try (Recording recording = new Recording();
                Server server = Server.open(options)) {
            if (args.length > 1) {
                recording.enable(Profile.EVENT).with("throttle", Profile.RATE);
                recording.start();
            }
            System.out.println(server.port());
            System.in.transferTo(OutputStream.nullOutputStream());
            if (args.length > 1) {
                recording.dump(Path.of(args[1]));
            }
        }
    }
}
