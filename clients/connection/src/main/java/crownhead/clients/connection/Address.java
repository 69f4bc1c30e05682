package crownhead.clients.connection;

/** The port of a house that speaks in lines. */
public record Address(String host, int port) implements Entrance {
    private static final int HIGHEST = 65_535;

    public Address {
        if (!isPort(port)) {
            throw new IllegalArgumentException("No port " + port + ": ports go from 1 to 65535");
        }
    }

    static boolean isPort(int number) {
        return number >= 1 && number <= HIGHEST;
    }

    /** Another port of the same house. */
    Address at(int other) {
        return new Address(host, other);
    }

    @Override
    public String toString() {
        return Site.bracketed(host) + ":" + port;
    }
}
