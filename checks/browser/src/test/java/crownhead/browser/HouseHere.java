package crownhead.browser;

import crownhead.server.CannotOpen;
import crownhead.server.Server;
import crownhead.server.ServerOptions;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A house in the program of the tests, so that it opens fast. */
record HouseHere(Server server) implements TestHouse.OpenHouse {
    static final int GENEROUS = 1000;

    static HouseHere open(Path data, URI address) {
        try {
            return new HouseHere(
                    Server.open(
                            new ServerOptions(
                                    "Crownhead",
                                    InetAddress.getLoopbackAddress(),
                                    0,
                                    Optional.empty(),
                                    Optional.of(address),
                                    data,
                                    Optional.empty(),
                                    List.of(),
                                    Optional.empty(),
                                    GENEROUS)));
        } catch (CannotOpen e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        server.close();
    }
}
