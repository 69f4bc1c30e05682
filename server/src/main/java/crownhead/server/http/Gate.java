package crownhead.server.http;

import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.player.Session;
import crownhead.server.security.Allowance;
import crownhead.server.security.ClientAddresses;
import crownhead.server.security.Origins;
import crownhead.server.security.RateLimits;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Lets a request through to its route, or not: how often its sender asks, what it brings, which
 * page made it, and who makes it.
 */
final class Gate {
    private static final String BEARER = "Bearer ";
    private static final int LONGEST_SECRET = 100;

    private final HttpOptions options;
    private final HouseApi house;
    private final Origins origins;
    private final ClientAddresses addresses;
    private final Cookies cookies;

    Gate(HttpOptions options, HouseApi house) {
        this.options = options;
        this.house = house;
        this.origins = options.allowedOrigins();
        this.addresses = new ClientAddresses(options.proxies());
        this.cookies = new Cookies(options);
    }

    Asked admit(Context context, Route route) throws BadRequest, StoreFailure {
        InetAddress address = address(context);
        String client = ClientAddresses.client(address);
        limit(route.budget(), "address", client, route.budget().address());
        limit(route.budget(), "everybody", "", route.budget().everybody());
        requireOpen(route);
        requireHere(context, route, address);
        requireType(context, route);
        Credential credential = credential(context);
        requireOwnPage(context, route, credential);
        Optional<Session> session = session(credential);
        boolean mustBeSignedIn = route.who().needsSession() || isRefused(route, credential);
        if (mustBeSignedIn && session.isEmpty()) {
            throw new BadRequest(HttpRefusal.NOT_SIGNED_IN);
        }
        if (session.isPresent()) {
            String player = session.get().player().id().value();
            limit(route.budget(), "player", player, route.budget().player());
            house.presence().seen(session.get().player().id());
        }
        return new Asked(context, route, client, address, session, credential, options.patience());
    }

    /** Where the request comes from, by what can be believed. */
    InetAddress address(Context context) {
        return addresses.client(peer(context), forwardedFor(context));
    }

    private void limit(Budget budget, String kind, String who, Optional<Allowance> allowance)
            throws BadRequest {
        if (allowance.isEmpty()) {
            return;
        }
        Allowance usual = allowance.get();
        Allowance given = new Allowance(usual.most() * options.generosity(), usual.period());
        String what = budget.name() + " " + kind;
        if (house.rates().ask(what, who, given) instanceof RateLimits.Leave.Wait wait) {
            throw new BadRequest(HttpRefusal.TOO_MANY.problem().after(wait.seconds()));
        }
    }

    /** A house that is about to close begins no game. */
    private void requireOpen(Route route) throws BadRequest {
        if (route.budget() == Budget.OPEN_GAME && !house.ready().getAsBoolean()) {
            throw new BadRequest(
                    HttpRefusal.UNAVAILABLE.problem("The house is opening or closing.").after(5));
        }
    }

    /** Whoever forwards a request asks for somebody who is not here. */
    private void requireHere(Context context, Route route, InetAddress address) throws BadRequest {
        boolean isHere = address.isLoopbackAddress() && forwardedFor(context).isEmpty();
        if (route.who() == Who.HOUSE
                && options.metrics() == HttpOptions.MetricsFor.THIS_MACHINE
                && !isHere) {
            throw new BadRequest(HttpRefusal.NOT_FROM_HERE);
        }
    }

    /** A form of a foreign page cannot send JSON. What is compressed is not opened. */
    private static void requireType(Context context, Route route) throws BadRequest {
        if (route.reads() == Reads.NOTHING) {
            return;
        }
        String type = Optional.ofNullable(context.contentType()).orElse("");
        int semicolon = type.indexOf(';');
        String bare = (semicolon < 0 ? type : type.substring(0, semicolon)).strip();
        boolean isPlain = context.header("Content-Encoding") == null;
        if (!isPlain || !route.reads().accepts(bare.toLowerCase(Locale.ROOT))) {
            throw new BadRequest(route.reads().wrongType());
        }
        if (context.req().getContentLengthLong() > route.reads().most()) {
            throw new BadRequest(HttpRefusal.TOO_LARGE);
        }
    }

    private Credential credential(Context context) throws BadRequest {
        String authorization = context.header("Authorization");
        if (authorization != null) {
            boolean isBearer =
                    authorization.startsWith(BEARER) && authorization.length() < LONGEST_SECRET;
            if (!isBearer) {
                throw new BadRequest(HttpRefusal.NOT_SIGNED_IN);
            }
            return new Credential.Bearer(authorization.substring(BEARER.length()).strip());
        }
        String header = context.header("Cookie");
        return header == null
                ? new Credential.None()
                : cookies.secret(header)
                        .filter(secret -> !secret.isEmpty() && secret.length() < LONGEST_SECRET)
                        .<Credential>map(Credential.Cookie::new)
                        .orElseGet(Credential.None::new);
    }

    /** A browser sends a cookie for any page; only a page of ours may have it act. */
    private void requireOwnPage(Context context, Route route, Credential credential)
            throws BadRequest {
        if (!route.method().changesSomething()) {
            return;
        }
        String origin = context.header("Origin");
        boolean isForeign = origin != null && !origins.allows(origin);
        boolean isUnasked = credential instanceof Credential.Cookie;
        if (isForeign || (isUnasked && origin == null)) {
            throw new BadRequest(HttpRefusal.FOREIGN_ORIGIN);
        }
        if (isUnasked && !"1".equals(context.header("Crownhead"))) {
            throw new BadRequest(HttpRefusal.NO_HEADER);
        }
    }

    private Optional<Session> session(Credential credential) throws BadRequest, StoreFailure {
        return switch (credential) {
            case Credential.None _ -> Optional.empty();
            case Credential.Bearer(String secret) -> session(secret);
            case Credential.Cookie(String secret) -> session(secret);
        };
    }

    private Optional<Session> session(String secret) throws BadRequest {
        return switch (house.people().session(secret)) {
            case Reply.Done<Session>(Session session) -> Optional.of(session);
            case Reply.Refused<Session> _ -> Optional.empty();
            case Reply.Unavailable<Session> _ ->
                    throw new BadRequest(HttpRefusal.UNAVAILABLE.problem().after(1));
        };
    }

    /** Whoever thinks to be signed in is not made somebody new. */
    private static boolean isRefused(Route route, Credential credential) {
        return route.who() == Who.NAMED && !(credential instanceof Credential.None);
    }

    private static InetAddress peer(Context context) {
        return InetAddress.ofLiteral(context.req().getRemoteAddr().replaceAll("[\\[\\]]", ""));
    }

    private static List<String> forwardedFor(Context context) {
        return Collections.list(context.req().getHeaders("X-Forwarded-For"));
    }
}
