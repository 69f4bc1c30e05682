package crownhead.server;

import crownhead.server.security.AddressRange;
import crownhead.server.storage.DatabaseAddress;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * How a house is run.
 *
 * @param program what the house calls itself: {@code Crownhead 0.1.0}
 * @param host the address to listen on
 * @param port where pages, the API and WebSockets are; 0 is any that is free
 * @param consolePort where terminals come in by lines, if they may
 * @param publicUrl how people reach the house, where that is not what it listens on
 * @param data the folder of everything that is kept
 * @param database the address of a shared database, in place of the one in the folder
 * @param generosity how many times the usual rates are allowed
 * @param proxies whose word on where a request comes from is taken
 */
public record ServerOptions(
        String program,
        InetAddress host,
        int port,
        Optional<Integer> consolePort,
        Optional<URI> publicUrl,
        Path data,
        Optional<String> database,
        List<AddressRange> proxies,
        Optional<Tls> tls,
        int generosity) {
    public static final int STANDARD_PORT = 8080;

    /** The certificate of the house and its key, as files. */
    public record Tls(Path certificate, Path key) {}

    public ServerOptions {
        proxies = List.copyOf(proxies);
        requirePort(port);
        if (generosity < 1) {
            throw new IllegalArgumentException("Rates are multiplied by 1 at least");
        }
        consolePort.ifPresent(ServerOptions::requirePort);
        if (database.filter(address -> !isShared(address)).isPresent()) {
            throw new IllegalArgumentException(
                    "A database is like postgresql://user:password@host/name");
        }
        if (publicUrl.filter(url -> !isAddressOfAHouse(url)).isPresent()) {
            throw new IllegalArgumentException(
                    "The public address is like https://checkers.example, without a path");
        }
    }

    private static void requirePort(int port) {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("No port " + port + ": ports go from 1 to 65535");
        }
    }

    private static boolean isShared(String address) {
        try {
            return DatabaseAddress.read(address) instanceof DatabaseAddress.Postgres;
        } catch (RuntimeException _) {
            // Whatever it is, it is no address.
            return false;
        }
    }

    private static boolean isAddressOfAHouse(URI url) {
        boolean isWeb = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
        boolean isBare =
                (url.getPath() == null || url.getPath().isEmpty() || url.getPath().equals("/"))
                        && url.getQuery() == null
                        && url.getFragment() == null
                        && url.getUserInfo() == null;
        return isWeb && isBare && url.getHost() != null;
    }

    /** A house on this computer only, on any free port. */
    public static ServerOptions local(Path data) {
        return new ServerOptions(
                "Crownhead",
                InetAddress.getLoopbackAddress(),
                0,
                Optional.empty(),
                Optional.empty(),
                data,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                1);
    }

    /** The same with so many times the usual rates. */
    public ServerOptions withGenerosity(int times) {
        return new ServerOptions(
                program, host, port, consolePort, publicUrl, data, database, proxies, tls, times);
    }

    /** The same with a port for terminals. */
    public ServerOptions withConsolePort(int console) {
        return new ServerOptions(
                program,
                host,
                port,
                Optional.of(console),
                publicUrl,
                data,
                database,
                proxies,
                tls,
                generosity);
    }

    /** The same with a shared database. */
    public ServerOptions withDatabase(String address) {
        return new ServerOptions(
                program,
                host,
                port,
                consolePort,
                publicUrl,
                data,
                Optional.of(address),
                proxies,
                tls,
                generosity);
    }
}
