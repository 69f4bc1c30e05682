package crownhead.app;

import crownhead.protocol.validation.BadInput;
import java.net.InetAddress;
import java.net.UnknownHostException;
import picocli.CommandLine.Option;

/** Where a server listens. */
final class HostOption {
    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description =
                    "The address to listen on; 0.0.0.0 is every one this computer has. Default:"
                            + " ${DEFAULT-VALUE}, this computer only.")
    private String host = "";

    InetAddress address() {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException _) {
            throw new BadInput("There is no address " + host + " here.");
        }
    }

    /** As it was typed. */
    @Override
    public String toString() {
        return host;
    }
}
