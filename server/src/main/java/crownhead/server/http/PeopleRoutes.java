package crownhead.server.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import crownhead.play.Reply;
import crownhead.play.player.Secured;
import crownhead.play.player.Session;
import java.util.List;
import java.util.Optional;

/** Signing in and out. */
final class PeopleRoutes {
    private static final String SIGNED_IN = "SignedIn";

    private final HouseApi house;
    private final Admission admission;

    PeopleRoutes(HouseApi house, Admission admission) {
        this.house = house;
        this.admission = admission;
    }

    List<Route> all() {
        return List.of(
                Route.post("/api/v1/guests", Who.ANYBODY, Budget.NAME, this::guest)
                        .saying("Signs somebody in by a name alone.")
                        .reading("Guest")
                        .answering(Status.CREATED, SIGNED_IN),
                Route.post("/api/v1/accounts", Who.ANYBODY, Budget.SIGN_IN, this::register)
                        .saying(
                                "Makes an account; a guest who is signed in becomes it and keeps"
                                        + " their games.")
                        .reading("NameAndPassword")
                        .answering(Status.CREATED, SIGNED_IN),
                Route.post("/api/v1/sessions", Who.ANYBODY, Budget.SIGN_IN, this::signIn)
                        .saying("Signs an account in.")
                        .reading("NameAndPassword")
                        .answering(Status.CREATED, SIGNED_IN),
                Route.post("/api/v1/sessions/recovery", Who.ANYBODY, Budget.SIGN_IN, this::recover)
                        .saying("Gives an account a new password, by one of its recovery codes.")
                        .reading("Recovery")
                        .answering(Status.CREATED, SIGNED_IN),
                Route.delete("/api/v1/sessions/current", Who.SIGNED_IN, Budget.ACT, this::signOut)
                        .saying("Signs out here.")
                        .answeringNothing(),
                Route.delete("/api/v1/sessions", Who.SIGNED_IN, Budget.ACT, this::signOutEverywhere)
                        .saying("Signs out everywhere.")
                        .answeringNothing());
    }

    record Guest(@JsonProperty(required = true) String name, boolean cookie) {}

    record NameAndPassword(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) String password,
            boolean cookie) {}

    record Recovery(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) String code,
            @JsonProperty(required = true) String password,
            boolean cookie) {}

    private Answer guest(Asked asked) throws BadRequest {
        Guest wish = asked.body(Guest.class);
        Keeping keeping = keeping(asked, wish.cookie());
        return admission.signedIn(asked, keeping, Replies.done(house.people().guest(wish.name())));
    }

    private Answer register(Asked asked) throws BadRequest {
        NameAndPassword wish = asked.body(NameAndPassword.class);
        Keeping keeping = keeping(asked, wish.cookie());
        Reply<Secured> made =
                asked.session().isPresent()
                        ? house.people().register(asked.player().id(), wish.name(), wish.password())
                        : house.people().register(wish.name(), wish.password());
        Secured secured = Replies.done(made);
        house.names().forget(secured.session().player().id());
        return admission.secured(asked, keeping, secured);
    }

    private Answer signIn(Asked asked) throws BadRequest {
        NameAndPassword wish = asked.body(NameAndPassword.class);
        Keeping keeping = keeping(asked, wish.cookie());
        Session session =
                admission.proven(
                        asked,
                        wish.name(),
                        () -> house.people().signIn(wish.name(), wish.password()));
        return admission.signedIn(asked, keeping, session);
    }

    private Answer recover(Asked asked) throws BadRequest {
        Recovery wish = asked.body(Recovery.class);
        Keeping keeping = keeping(asked, wish.cookie());
        Secured secured =
                admission.proven(
                        asked,
                        wish.name(),
                        () ->
                                house.people()
                                        .byRecoveryCode(wish.name(), wish.code(), wish.password()));
        return admission.secured(asked, keeping, secured);
    }

    private Answer signOut(Asked asked) throws BadRequest {
        Replies.done(house.people().signOut(asked.signedIn()));
        return new Answer.WithCookie(new Answer.Nothing(), Optional.empty());
    }

    private Answer signOutEverywhere(Asked asked) throws BadRequest {
        Replies.done(house.people().signOutEverywhere(asked.player().id()));
        return new Answer.WithCookie(new Answer.Nothing(), Optional.empty());
    }

    private Keeping keeping(Asked asked, boolean cookie) throws BadRequest {
        Keeping keeping = Keeping.of(cookie);
        admission.requireOwnPage(asked, keeping);
        return keeping;
    }
}
