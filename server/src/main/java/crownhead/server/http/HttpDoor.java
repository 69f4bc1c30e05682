package crownhead.server.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** The door for requests over HTTP. */
public final class HttpDoor implements AutoCloseable {
    private static final int HEADERS = 8 * 1024;

    /** Who asked before the door closes is answered within this, or never. */
    private static final long FAREWELL_MILLIS = 3_000;

    private final Javalin javalin;
    private final GracefulHandler inside;

    private HttpDoor(Javalin javalin, GracefulHandler inside) {
        this.javalin = javalin;
        this.inside = inside;
    }

    /** Opens the door; {@code more} may add what is not a request, such as a socket's path. */
    public static HttpDoor open(HttpOptions options, HouseApi house, Consumer<JavalinConfig> more) {
        Requests requests = new Requests(options, house);
        GracefulHandler inside = new GracefulHandler();
        Javalin javalin =
                Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    config.startup.showOldJavalinVersionWarning = false;
                    config.startup.startupWatcherEnabled = false;
                    config.jetty.threadPool = threads();
                    config.http.prefer405over404 = true;
                    config.http.compressionStrategy = CompressionStrategy.NONE;
                    config.jetty.modifyHttpConfiguration(HttpDoor::limit);
                    config.jetty.modifyServer(server -> prepare(server, options, inside));
                    requests.addTo(config.routes);
                    for (Route route : RouteTable.of(options, house).routes()) {
                        for (HandlerType type : typesOf(route)) {
                            config.routes.addHttpHandler(
                                    type, route.path(), context -> requests.handle(context, route));
                        }
                    }
                    more.accept(config);
                });
        return new HttpDoor(javalin.start(options.host(), options.port()), inside);
    }

    public static HttpDoor open(HttpOptions options, HouseApi house) {
        return open(options, house, _ -> {});
    }

    public int port() {
        return javalin.port();
    }

    /** The server beneath, for what a request cannot do. */
    public Javalin javalin() {
        return javalin;
    }

    /** Answers what was asked before, and nothing else any more. */
    @Override
    public void close() {
        try {
            inside.shutdown().get(FAREWELL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException _) {
            // Whoever takes longer asks again when the house is back.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        javalin.stop();
    }

    /** Whoever asks only for the head is told what they would get. */
    private static List<HandlerType> typesOf(Route route) {
        HandlerType type = HandlerType.findOrCreate(route.method().name());
        return type.equals(HandlerType.GET) ? List.of(type, HandlerType.HEAD) : List.of(type);
    }

    /** A few threads look after all connections; whatever may wait has a thread of its own. */
    private static QueuedThreadPool threads() {
        QueuedThreadPool threads = new QueuedThreadPool();
        threads.setName("http");
        // A crowd needs more of them for a moment, and none of those stays for long.
        threads.setMaxEvictCount(threads.getMaxThreads());
        threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
        return threads;
    }

    private static void limit(HttpConfiguration http) {
        http.setHttpCompliance(HttpCompliance.STRICT);
        http.setUriCompliance(UriCompliance.RFC3986);
        http.setRequestHeaderSize(HEADERS);
        http.setIdleTimeout(Doorstep.STANDARD_IDLE.toMillis());
        http.setSendServerVersion(false);
        http.setSendXPoweredBy(false);
    }

    private static void prepare(Server server, HttpOptions options, GracefulHandler inside) {
        server.setHandler(inside);
        server.setErrorHandler(new BareErrors(options));
        server.addBean(new NetworkConnectionLimit(options.connections(), server));
    }
}
