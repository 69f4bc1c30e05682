package crownhead.bench.baseline;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyServerUpgradeRequest;
import org.eclipse.jetty.ee10.websocket.server.config.JettyWebSocketServletContainerInitializer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/**
 * A server without rules: what one of a pair says is stored, and then sent to both. It has nothing
 * of the real house but the libraries that both use.
 */
public final class PlainHouse {
    public static final String PATH = "/plain";
    public static final String START = "start";

    private final PlainLog log;
    private final Map<String, List<Session>> games = new ConcurrentHashMap<>();

    private PlainHouse(PlainLog log) {
        this.log = log;
    }

    /** The folder in which moves are stored. */
    public static void main(String[] args) throws Exception {
        PlainHouse house = new PlainHouse(new PlainLog(Path.of(args[0])));
        Server server = new Server();
        ServerConnector connector = new ServerConnector(server);
        connector.setHost("127.0.0.1");
        server.addConnector(connector);
        ServletContextHandler pages = new ServletContextHandler();
        JettyWebSocketServletContainerInitializer.configure(
                pages,
                (_, sockets) ->
                        sockets.addMapping(PATH, (request, _) -> house.new Seat(game(request))));
        server.setHandler(pages);
        server.start();
        System.out.println(connector.getLocalPort());
        System.in.transferTo(OutputStream.nullOutputStream());
        server.stop();
    }

    private static String game(JettyServerUpgradeRequest request) {
        return Objects.requireNonNull(request.getParameterMap().get("game")).getFirst();
    }

    /** One connection. Public because Jetty calls it. */
    public final class Seat implements Session.Listener.AutoDemanding {
        private final String game;

        Seat(String game) {
            this.game = game;
        }

        @Override
        public void onWebSocketOpen(Session session) {
            List<Session> both = games.computeIfAbsent(game, _ -> new CopyOnWriteArrayList<>());
            both.add(session);
            if (both.size() == 2) {
                both.getFirst().sendText(START, Callback.NOOP);
            }
        }

        @Override
        public void onWebSocketText(String move) {
            log.append(
                    game,
                    move,
                    () ->
                            Objects.requireNonNull(games.get(game))
                                    .forEach(one -> one.sendText(move, Callback.NOOP)));
        }
    }
}
