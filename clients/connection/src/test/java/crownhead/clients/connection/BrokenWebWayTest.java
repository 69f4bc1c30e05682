package crownhead.clients.connection;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.clients.connection.Ear.Interrupted;
import crownhead.clients.connection.Ear.Lost;
import crownhead.clients.connection.Ear.Said;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of a way over the web that breaks. */
@Timeout(120)
final class BrokenWebWayTest {
    private static final Said HALL = new Said(ScriptedHouse.HALL);
    private static final Duration GRACE = Duration.ofSeconds(60);

    private final Ear ear = new Ear();

    private RemoteConnection open(ScriptedHouse house) throws Unreachable {
        return RemoteConnection.open(
                house.site(), WebConnectionTest.ANN, WebConnectionTest.LONG, ear);
    }

    private static <T> T promised(CompletableFuture<T> promise) throws Exception {
        return promise.get(60, TimeUnit.SECONDS);
    }

    @Test
    @Tag("TE-5a")
    void itIsToldWithWhatTheHouseSaidAboutIt() throws Exception {
        try (ScriptedHouse house =
                        ScriptedHouse.onTheWeb(guest -> {
                            guest.letIntoHall();
                            guest.frames().close(1011, "Sorry");
                            guest.awaitGone();
                        });
                RemoteConnection _ = open(house)) {
            assertThat(ear.next()).isEqualTo(HALL);
            assertThat(ear.next())
                    .isEqualTo(
                            new Interrupted("the server closed the connection and said \"Sorry\""));
        }
    }

    @Test
    void nonsenseIsNotListenedToForEver() throws Exception {
        try (ScriptedHouse house =
                        ScriptedHouse.onTheWeb(guest -> {
                            guest.letIntoHall();
                            for (int i = 0; i < 10; i++) {
                                guest.say("bla");
                            }
                            guest.awaitGone();
                        });
                RemoteConnection _ = open(house)) {
            assertThat(ear.next()).isEqualTo(HALL);
            assertThat(ear.next()).isEqualTo(new Interrupted("the server talks nonsense"));
        }
    }

    @Test
    void aMessageWithoutEndIsNotRead() throws Exception {
        try (ScriptedHouse house =
                        ScriptedHouse.onTheWeb(guest -> {
                            guest.letIntoHall().say("x".repeat(Link.LONGEST + 1));
                            guest.awaitGone();
                        });
                RemoteConnection _ = open(house)) {
            assertThat(ear.next()).isEqualTo(HALL);
            assertThat(ear.next())
                    .isEqualTo(new Interrupted("the server sent a message that is too long"));
        }
    }

    @Test
    void theSecretBringsTheSameGuestBackIntoTheHall() throws Exception {
        CompletableFuture<ClientMessage.Ready> ready = new CompletableFuture<>();
        try (ScriptedHouse house =
                        ScriptedHouse.onTheWeb(
                                guest -> guest.letIntoHall().frames().restart(),
                                guest -> {
                                    guest.hello().say(new ServerMessage.Assigned(2, 1, "x", 9));
                                    ready.complete(guest.ready());
                                    guest.say(ScriptedHouse.HALL).awaitGone();
                                });
                RemoteConnection _ = open(house)) {
            assertThat(ear.next()).isEqualTo(HALL);
            assertThat(ear.next()).isInstanceOf(Interrupted.class);
            assertThat(ear.next()).isEqualTo(HALL);
            assertThat(promised(ready))
                    .isEqualTo(
                            new ClientMessage.Ready(
                                    1,
                                    ScriptedHouse.SECRET,
                                    Optional.of("Ann"),
                                    false,
                                    Optional.empty()));
        }
    }

    @Test
    void whoWasAtATableComesBackToIt() throws Exception {
        CompletableFuture<ClientMessage.Ready> ready = new CompletableFuture<>();
        Said table = new Said(ScriptedHouse.welcome(GRACE));
        try (ScriptedHouse house =
                        ScriptedHouse.onTheWeb(
                                guest ->
                                        guest.letIntoHall()
                                                .say(ScriptedHouse.welcome(GRACE))
                                                .frames()
                                                .restart(),
                                _ -> {},
                                guest -> {
                                    guest.hello().assign(1);
                                    ready.complete(guest.ready());
                                    guest.say(ScriptedHouse.welcome(GRACE)).awaitGone();
                                });
                RemoteConnection _ = open(house)) {
            assertThat(List.of(ear.next(), ear.next())).containsExactly(HALL, table);
            assertThat(ear.next()).isInstanceOf(Interrupted.class);
            assertThat(ear.next()).isEqualTo(table);
            assertThat(promised(ready).table()).contains("1");
            assertThat(promised(ready).secret()).isEqualTo(ScriptedHouse.SECRET);
        }
    }

    @Test
    void aHouseThatClosesForAWhileIsWaitedFor() throws Exception {
        ServerMessage.Bye closing =
                new ServerMessage.Bye("closing", "Back in a moment", Optional.of(30L));
        try (ScriptedHouse house =
                        ScriptedHouse.onTheWeb(
                                guest -> guest.letIntoHall().say(closing).awaitGone(),
                                guest -> guest.hello().say(closing).awaitGone(),
                                guest -> guest.letIntoHall().awaitGone());
                RemoteConnection _ = open(house)) {
            assertThat(ear.next()).isEqualTo(HALL);
            assertThat(ear.next()).isEqualTo(new Interrupted("Back in a moment"));
            assertThat(ear.next()).isEqualTo(HALL);
        }
    }

    @Test
    void whoIsNotWantedBackIsTold() throws Exception {
        ServerMessage.Bye bye = new ServerMessage.Bye("wrong-secret", "Nobody is expected");
        try (ScriptedHouse house =
                        ScriptedHouse.onTheWeb(
                                guest -> guest.letIntoHall().frames().restart(),
                                guest -> guest.hello().say(bye).awaitGone());
                RemoteConnection _ = open(house)) {
            assertThat(ear.next()).isEqualTo(HALL);
            assertThat(ear.next()).isInstanceOf(Interrupted.class);
            assertThat(ear.next()).isEqualTo(new Said(bye));
            assertThat(ear.next()).isInstanceOf(Lost.class);
        }
    }

    @Test
    void andNothingIsSaidAboutItItIsLookedForUntilThePersonHasEnough() throws Exception {
        ScriptedHouse house = ScriptedHouse.onTheWeb(ScriptedHouse.Guest::letIntoHall);
        RemoteConnection connection = open(house);
        house.close();
        assertThat(ear.next()).isEqualTo(HALL);
        assertThat(ear.next()).isInstanceOf(Interrupted.class);
        connection.close();
        assertThat(ear.isQuiet()).isTrue();
    }
}
