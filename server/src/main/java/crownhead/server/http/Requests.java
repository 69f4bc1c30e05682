package crownhead.server.http;

import crownhead.play.StoreFailure;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** Carries out requests: through the gate to the route, and the answer back. */
final class Requests {
    private static final String ROUTE = "crownhead.route";
    private static final String BEGAN = "crownhead.began";

    private final HouseApi house;
    private final Gate gate;
    private final Answers answers;
    private final RequestLog log;
    private final Map<String, String> safeHeaders;
    private final WebFile nothingHere;

    Requests(HttpOptions options, HouseApi house) {
        this.house = house;
        this.gate = new Gate(options, house);
        this.answers = new Answers(new Cookies(options), house.wall());
        this.log = new RequestLog(house.meters());
        this.safeHeaders = SafeHeaders.of(options);
        this.nothingHere = new Pages(options).client();
    }

    void addTo(RoutesConfig routes) {
        routes.before(this::begin);
        routes.exception(HttpResponseException.class, (e, context) -> turnAway(context, e));
        routes.exception(Exception.class, (e, context) -> fault(context, e));
        routes.after(this::end);
    }

    void handle(Context context, Route route) {
        context.attribute(ROUTE, route.method() + " " + route.path());
        write(context, answer(context, route));
    }

    private void write(Context context, Answer answer) {
        Body.readAway(context);
        answers.write(context, answer, house.meters());
    }

    private Answer answer(Context context, Route route) {
        try {
            return route.handling().answer(gate.admit(context, route));
        } catch (BadRequest bad) {
            return new Answer.Refused(bad.problem());
        } catch (StoreFailure _) {
            return Replies.unavailable();
        }
    }

    private void begin(Context context) {
        context.attribute(BEGAN, System.nanoTime());
        log.begin(context);
        safeHeaders.forEach(context::header);
    }

    private void end(Context context) {
        Long began = context.attribute(BEGAN);
        String route = context.attribute(ROUTE);
        if (began != null) {
            log.end(
                    context,
                    route == null ? "none" : route,
                    gate.address(context),
                    Duration.ofNanos(System.nanoTime() - began));
        }
    }

    /** A person who came to an address where nothing is gets the page that says so. */
    private void turnAway(Context context, HttpResponseException e) {
        boolean isPerson =
                isForReading(context)
                        && !context.path().startsWith(Route.API)
                        && Optional.ofNullable(context.header("Accept"))
                                .orElse("")
                                .contains("text/html");
        if (e.getStatus() == Status.NOT_FOUND.number() && isPerson) {
            write(context, new Answer.File(Status.NOT_FOUND, nothingHere));
        } else {
            refuse(context, problem(e));
        }
    }

    private static boolean isForReading(Context context) {
        return context.method().equals(HandlerType.GET)
                || context.method().equals(HandlerType.HEAD);
    }

    private void refuse(Context context, Problem problem) {
        write(context, new Answer.Refused(problem));
    }

    private void fault(Context context, Exception e) {
        log.fault(context, e);
        refuse(context, HttpRefusal.FAULT.problem());
    }

    private static Problem problem(HttpResponseException e) {
        return switch (e.getStatus()) {
            case 404 -> HttpRefusal.NO_SUCH_PAGE.problem();
            case 405 -> HttpRefusal.NO_SUCH_METHOD.problem();
            case 413 -> HttpRefusal.TOO_LARGE.problem();
            default -> HttpRefusal.BAD_HTTP.problem();
        };
    }
}
