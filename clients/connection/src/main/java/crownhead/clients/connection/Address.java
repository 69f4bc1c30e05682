package crownhead.clients.connection;

/** Where a house is. */
public record Address(String host, int port) {
    private static final int HIGHEST = 65_535;

    public Address {
        if (port < 1 || port > HIGHEST) {
            throw new IllegalArgumentException("No port " + port + ": ports go from 1 to 65535");
        }
    }

    /** Another door of the same house. */
    Address at(int other) {
        return new Address(host, other);
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
