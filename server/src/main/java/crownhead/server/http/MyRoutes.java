package crownhead.server.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import crownhead.play.StoreFailure;
import crownhead.play.lobby.Export;
import crownhead.play.player.Player;
import crownhead.play.player.Profile;
import crownhead.play.player.Secured;
import crownhead.protocol.GameLine;
import crownhead.server.security.Tickets;
import crownhead.table.PlayerId;
import java.util.List;
import java.util.Optional;

/** What players ask about themselves. */
final class MyRoutes {
    private final HouseApi house;
    private final Admission admission;

    MyRoutes(HouseApi house, Admission admission) {
        this.house = house;
        this.admission = admission;
    }

    List<Route> all() {
        return List.of(
                Route.get("/api/v1/me", Who.SIGNED_IN, Budget.LOOK, this::me)
                        .saying("Says who you are.")
                        .answering(Status.OK, "Me"),
                Route.put(
                                "/api/v1/me/password",
                                Who.SIGNED_IN,
                                Budget.SIGN_IN,
                                this::changePassword)
                        .saying("Changes your password, and signs you out everywhere else.")
                        .reading("NewPassword")
                        .answering(Status.CREATED, "SignedIn"),
                Route.get("/api/v1/me/data", Who.SIGNED_IN, Budget.ACT, this::data)
                        .saying("Everything the house knows of you, to keep.")
                        .answering(Status.OK, "MyData"),
                Route.delete("/api/v1/me", Who.SIGNED_IN, Budget.SIGN_IN, this::delete)
                        .saying(
                                "Makes the house forget you; your games stay, as those of a deleted"
                                        + " player.")
                        .reading("Password")
                        .answeringNothing(),
                Route.get("/api/v1/me/blocks", Who.SIGNED_IN, Budget.LOOK, this::blocks)
                        .saying("Whom you want nothing to do with.")
                        .answering(Status.OK, "Blocks"),
                Route.put("/api/v1/me/blocks/{name}", Who.SIGNED_IN, Budget.ACT, this::block)
                        .saying("From now on this player's challenges do not reach you.")
                        .answeringNothing(),
                Route.delete("/api/v1/me/blocks/{name}", Who.SIGNED_IN, Budget.ACT, this::unblock)
                        .saying("This player may challenge you again.")
                        .answeringNothing(),
                Route.post("/api/v1/tickets", Who.SIGNED_IN, Budget.ACT, this::ticket)
                        .saying("A ticket for one socket, good for half a minute.")
                        .answering(Status.CREATED, "Ticket"));
    }

    record NewPassword(
            @JsonProperty(required = true) String old,
            @JsonProperty(required = true) String password,
            boolean cookie) {}

    record Password(Optional<String> password) {}

    record Blocks(List<String> names) {}

    record Ticket(String ticket, long seconds) {}

    /** Times are milliseconds since 1970. */
    record MyData(Me player, List<SignedIn> sessions, List<String> blocks, List<GameLine> games) {}

    record SignedIn(long since, long until) {}

    private Answer me(Asked asked) throws BadRequest {
        return Answer.ok(Me.of(asked.player()));
    }

    private Answer changePassword(Asked asked) throws BadRequest {
        NewPassword wish = asked.body(NewPassword.class);
        Keeping keeping = Keeping.of(wish.cookie());
        admission.requireOwnPage(asked, keeping);
        Secured secured =
                Replies.done(
                        house.people()
                                .changePassword(asked.player().id(), wish.old(), wish.password()));
        return admission.secured(asked, keeping, secured);
    }

    private Answer data(Asked asked) throws BadRequest, StoreFailure {
        PlayerId me = asked.player().id();
        Export export = Replies.done(house.lobby().export(me));
        Profile profile = export.profile();
        MyData data =
                new MyData(
                        Me.of(profile.player()),
                        profile.sessions().stream()
                                .map(one ->
                                        new SignedIn(
                                                one.since().toEpochMilli(),
                                                one.until().toEpochMilli()))
                                .toList(),
                        profile.blocked().stream().map(Player::name).toList(),
                        house.lines().of(export.games(), me));
        return new Answer.Download(Route.JSON, "crownhead-data.json", HttpJson.write(data));
    }

    private Answer delete(Asked asked) throws BadRequest {
        String password = asked.body(Password.class).password().orElse("");
        PlayerId me = asked.player().id();
        Replies.done(house.people().delete(me, password));
        house.names().forget(me);
        return new Answer.WithCookie(new Answer.Nothing(), Optional.empty());
    }

    private Answer blocks(Asked asked) throws BadRequest {
        Profile profile = Replies.done(house.people().profile(asked.player().id()));
        return Answer.ok(new Blocks(profile.blocked().stream().map(Player::name).toList()));
    }

    private Answer block(Asked asked) throws BadRequest {
        Replies.done(house.people().block(asked.player().id(), named(asked)));
        return new Answer.Nothing();
    }

    private Answer unblock(Asked asked) throws BadRequest {
        Replies.done(house.people().unblock(asked.player().id(), named(asked)));
        return new Answer.Nothing();
    }

    private PlayerId named(Asked asked) throws BadRequest {
        return Replies.done(house.people().named(asked.part("name"))).id();
    }

    private Answer ticket(Asked asked) throws BadRequest {
        String ticket =
                house.tickets()
                        .give(
                                new Tickets.Holder(
                                        asked.player().id(), asked.signedIn().secretHash()));
        return Answer.created(new Ticket(ticket, Tickets.LIFE.toSeconds()));
    }
}
