package crownhead.server.http;

import java.util.EnumSet;
import java.util.Set;

/** The refusals that a route may give, by what it is. */
final class Errors {
    private Errors() {}

    static Set<Status> of(Route route) {
        Set<Status> statuses = EnumSet.of(Status.BAD_REQUEST, Status.UNAUTHORIZED, Status.FAULT);
        if (route.reads() != Reads.NOTHING) {
            statuses.addAll(EnumSet.of(Status.TOO_LARGE, Status.UNSUPPORTED));
        }
        if (route.method().changesSomething() || route.who() == Who.HOUSE) {
            statuses.add(Status.FORBIDDEN);
        }
        if (route.method().changesSomething()) {
            statuses.add(Status.CONFLICT);
        }
        if (route.path().contains("{") || route.path().endsWith("/join")) {
            statuses.add(Status.NOT_FOUND);
        }
        if (route.budget() != Budget.FREE) {
            statuses.add(Status.TOO_MANY);
        }
        statuses.add(Status.UNAVAILABLE);
        return statuses;
    }
}
