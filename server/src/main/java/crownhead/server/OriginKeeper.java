package crownhead.server;

import crownhead.server.security.ClientAddresses;
import crownhead.server.security.Origins;
import crownhead.server.websocket.Doorkeeper;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Request;

/**
 * Lets in sockets of our own pages and of programs that are no browsers. A page elsewhere cannot
 * open one in the name of whoever looks at it.
 */
record OriginKeeper(Origins origins, ClientAddresses addresses) implements Doorkeeper {
    private static final Away FOREIGN =
            new Away(403, "Pages of other addresses cannot connect to this house.");

    @Override
    public Optional<Away> judge(Request request) {
        HttpFields headers = request.getHeaders();
        String origin = headers.get("Origin");
        boolean isFine =
                origin == null
                        // Only browsers send cookies, and they always say where the page is from.
                        ? headers.get("Cookie") == null
                        : origins.allows(origin);
        return isFine ? Optional.empty() : Optional.of(FOREIGN);
    }

    @Override
    public String origin(Request request) {
        if (request.getConnectionMetaData().getRemoteSocketAddress()
                instanceof InetSocketAddress peer) {
            InetAddress client =
                    addresses.client(
                            peer.getAddress(),
                            request.getHeaders().getValuesList("X-Forwarded-For"));
            return ClientAddresses.client(client);
        }
        return "";
    }
}
