package crownhead.app;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;

/** This computer, as others on the network know it. */
final class ThisComputer {
    private static final String UNKNOWN = "THIS-COMPUTER";

    private ThisComputer() {}

    /** An address to be typed elsewhere. */
    static String address() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address)
                    .filter(address -> !address.isLoopbackAddress())
                    .map(InetAddress::getHostAddress)
                    .findFirst()
                    .orElse(UNKNOWN);
        } catch (SocketException _) {
            return UNKNOWN;
        }
    }
}
