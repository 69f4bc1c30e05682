package crownhead.server.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.Present;
import crownhead.play.lobby.Rematch;
import crownhead.play.lobby.Visibility;
import crownhead.play.player.Player;
import crownhead.protocol.GameLine;
import crownhead.protocol.Person;
import crownhead.table.PlayerId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lists of games and people, and what is done about a game besides playing it. */
final class LobbyRoutes {
    private static final int PAGE = 50;

    private final HouseApi house;
    private final GameAccess access;

    LobbyRoutes(HttpOptions options, HouseApi house) {
        this.house = house;
        this.access = new GameAccess(options, house);
    }

    List<Route> all() {
        return List.of(
                Route.get("/api/v1/lobby", Who.ANYBODY, Budget.LOOK, this::lobby)
                        .saying("Who is there, which public games wait, and which are played.")
                        .answering(Status.OK, "Lobby"),
                Route.get("/api/v1/me/games", Who.SIGNED_IN, Budget.LOOK, this::mine)
                        .saying("Your games that are not over, and where it is your turn.")
                        .answering(Status.OK, "GameList"),
                Route.get("/api/v1/players/{name}/games", Who.ANYBODY, Budget.LOOK, this::finished)
                        .taking("query", "before", "integer", "Games that ended before this time.")
                        .saying("The finished public games of a player, newest first.")
                        .answering(Status.OK, "Finished"),
                Route.post(
                                "/api/v1/games/{table}/decline",
                                Who.SIGNED_IN,
                                Budget.ACT,
                                this::decline)
                        .saying("Declines a challenge; of your own game that waits, calls it off.")
                        .answeringNothing(),
                Route.post("/api/v1/games/{table}/rematch", Who.PLAYER, Budget.ACT, this::rematch)
                        .saying("Says whether you want to play again, with sides swapped.")
                        .reading("PlayAgain")
                        .answering(Status.OK, "Rematch"),
                Route.post("/api/v1/games/{table}/leave", Who.PLAYER, Budget.ACT, this::leave)
                        .saying("Leaves the table; a game that goes on is lost after the grace.")
                        .answeringNothing());
    }

    record Lists(List<Person> people, List<GameLine> waiting, List<GameLine> live) {}

    record GameList(List<GameLine> games) {}

    /** {@code next} is the moment to ask for the games before these, if there may be any. */
    record Finished(List<GameLine> games, Optional<Long> next) {}

    record PlayAgain(@JsonProperty(required = true) boolean yes) {}

    record RematchSaid(String state, Optional<String> table) {}

    private Answer lobby(Asked asked) throws BadRequest, StoreFailure {
        List<Person> people = new ArrayList<>();
        for (Present present : Replies.done(house.lobby().people())) {
            Player player = present.player();
            people.add(new Person(player.name(), player.isAccount(), present.isPlaying()));
        }
        return Answer.ok(
                new Lists(
                        people,
                        house.lines().of(Replies.done(house.lobby().waiting())),
                        house.lines().of(Replies.done(house.lobby().live()))));
    }

    private Answer mine(Asked asked) throws BadRequest, StoreFailure {
        PlayerId me = asked.player().id();
        return Answer.ok(new GameList(house.lines().of(house.games().unfinishedOf(me), me)));
    }

    private Answer finished(Asked asked) throws BadRequest, StoreFailure {
        Player player = Replies.done(house.people().named(asked.part("name")));
        long before = asked.number("before", house.time().millis() + 1);
        List<GameCard> all =
                house.games().finishedOf(player.id(), Instant.ofEpochMilli(before), PAGE);
        List<GameCard> open =
                all.stream()
                        .filter(card -> card.listing().visibility() == Visibility.PUBLIC)
                        .toList();
        Optional<Long> next =
                all.size() < PAGE
                        ? Optional.empty()
                        : all.getLast().ended().map(Instant::toEpochMilli);
        return Answer.ok(new Finished(house.lines().of(open), next));
    }

    private Answer decline(Asked asked) throws BadRequest {
        Replies.done(house.lobby().decline(asked.player(), asked.table()));
        return new Answer.Nothing();
    }

    private Answer rematch(Asked asked) throws BadRequest, StoreFailure {
        access.played(asked);
        boolean isYes = asked.body(PlayAgain.class).yes();
        Rematch said =
                Replies.done(
                        isYes
                                ? house.lobby().rematch(asked.player(), asked.table())
                                : house.lobby().declineRematch(asked.player(), asked.table()));
        return Answer.ok(
                switch (said) {
                    case Rematch.Asked _ -> new RematchSaid("asked", Optional.empty());
                    case Rematch.Agreed(TableId next) ->
                            new RematchSaid("agreed", Optional.of(next.value()));
                    case Rematch.Declined _ -> new RematchSaid("declined", Optional.empty());
                });
    }

    private Answer leave(Asked asked) throws BadRequest, StoreFailure {
        boolean isWaiting = access.played(asked).table().seats().isEmpty();
        if (isWaiting) {
            return decline(asked);
        }
        // A connection that comes and goes at once: whoever has no other has left.
        house.attendance().arrive(asked.table(), asked.player().id()).close();
        return new Answer.Nothing();
    }
}
