package crownhead.server.http;

import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Answers what is no request at all, and so never comes to a route. */
final class BareErrors extends ErrorHandler {
    private final Map<String, String> safeHeaders;

    BareErrors(HttpOptions options) {
        safeHeaders = SafeHeaders.of(options);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = response.getStatus() < 400 ? 500 : response.getStatus();
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.MEDIA_TYPE);
        safeHeaders.forEach((name, value) -> response.getHeaders().put(name, value));
        String name = RequestLog.fresh();
        response.getHeaders().put(RequestLog.HEADER, name);
        Content.Sink.write(response, true, text(status, name), callback);
        return true;
    }

    private static String text(int status, String name) {
        HttpRefusal refusal =
                switch (status) {
                    case 404 -> HttpRefusal.NO_SUCH_PAGE;
                    case 413, 414, 431 -> HttpRefusal.TOO_LARGE;
                    case 503 -> HttpRefusal.UNAVAILABLE;
                    case 505 -> HttpRefusal.BAD_HTTP;
                    default -> status < 500 ? HttpRefusal.BAD_HTTP : HttpRefusal.FAULT;
                };
        return HttpJson.write(refusal.problem().with(status).of(name));
    }
}
