package crownhead.clients.connection;

import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.util.Optional;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;

/** What went wrong on the way to a house, in plain words. */
final class Reasons {
    private static final int LONGEST_QUOTE = 40;

    private Reasons() {}

    static String of(IOException e) {
        return switch (e) {
            case ConnectException _ when isCausedBy(e, UnresolvedAddressException.class) ->
                    "the name is unknown";
            case ConnectException refused
                    when String.valueOf(refused.getMessage()).contains("timed out") ->
                    "no answer";
            case ConnectException _ -> "nobody listens there";
            case UnknownHostException _ -> "the name is unknown";
            case NoRouteToHostException _ -> "there is no way there";
            case SocketTimeoutException _ -> "no answer";
            case HttpTimeoutException _ -> "no answer";
            case SSLException _ -> "the connection cannot be made secure (" + words(e) + ")";
            case IOException _ -> words(e);
        };
    }

    private static boolean isCausedBy(Throwable failure, Class<?> kind) {
        return Stream.iterate(
                        Optional.of(failure),
                        Optional::isPresent,
                        cause -> cause.map(Throwable::getCause))
                .flatMap(Optional::stream)
                .anyMatch(kind::isInstance);
    }

    /** What a program says of itself may be nothing. */
    private static String words(IOException e) {
        return Optional.ofNullable(e.getMessage())
                .filter(words -> !words.isBlank())
                .orElse("the connection broke");
    }

    /** As much of a stranger's words as is fit to be shown. */
    static String quoted(String line) {
        StringBuilder quote = new StringBuilder();
        line.codePoints()
                .filter(c -> !Character.isISOControl(c))
                .limit(LONGEST_QUOTE)
                .forEach(quote::appendCodePoint);
        return "\"" + quote + "\"";
    }
}
