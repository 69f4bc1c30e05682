package crownhead.app;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;

/** This computer, as others on the network know it. */
final class ThisComputer {
    private static final String UNKNOWN = "THIS-COMPUTER";

    private ThisComputer() {}

    /** An address to be typed elsewhere. */
    static String address() {
        return addresses().getFirst();
    }

    /** All addresses that others might reach it by. */
    static List<String> addresses() {
        try {
            List<String> found =
                    NetworkInterface.networkInterfaces()
                            .flatMap(NetworkInterface::inetAddresses)
                            .filter(address -> address instanceof Inet4Address)
                            .filter(address -> !address.isLoopbackAddress())
                            .map(InetAddress::getHostAddress)
                            .toList();
            return found.isEmpty() ? List.of(UNKNOWN) : found;
        } catch (SocketException _) {
            return List.of(UNKNOWN);
        }
    }
}
