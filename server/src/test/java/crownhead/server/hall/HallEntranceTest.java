package crownhead.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.player.Session;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import crownhead.server.security.Tickets;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HallEntranceTest {
    private final TestHall hall = new TestHall();

    @Nested
    class AGuest {
        @Test
        void isInTheHallAndToldWhatThereIs() {
            TestVisitor ann = hall.arrive();
            ann.ready("Ann");
            ServerMessage.InHall in = ann.await(ServerMessage.InHall.class);
            assertThat(in.name()).isEqualTo("Ann");
            assertThat(in.account()).isFalse();
            assertThat(ann.await(ServerMessage.Lobby.class).people())
                    .anyMatch(person -> person.name().equals("Ann"));
            assertThat(ann.await(ServerMessage.Yours.class).games()).isEmpty();
        }

        @Test
        void whoSaysNoNameGetsOne() {
            TestVisitor somebody = hall.arrive();
            somebody.say(
                    somebody.ready(
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty()));
            assertThat(somebody.await(ServerMessage.InHall.class).name()).startsWith("Guest ");
        }

        @ParameterizedTest
        @ValueSource(strings = {"", " ", "<b>", "admin", "a\u202eb", "Ann Ann Ann Ann Ann Ann Ann"})
        void withABadNameIsToldWhatIsWrongWithIt(String name) {
            TestVisitor visitor = hall.arrive();
            visitor.ready(name);
            assertThat(visitor.awaitBye().message()).isNotBlank();
        }

        @ParameterizedTest
        @ValueSource(strings = {"Ann", "ANN", "\u0410nn"})
        @Tag("ID-1d")
        void cannotHaveTheNameOfSomebodyPresent(String alike) {
            hall.enter("Ann");
            TestVisitor other = hall.arrive();
            other.ready(alike);
            assertThat(other.awaitBye().code()).isIn("name-taken", "bad-name", "mixed-scripts");
        }
    }

    @Nested
    class ATicket {
        @Test
        void bringsInWhoIsSignedIn() {
            Session session = hall.account("Clara");
            TestVisitor clara = withTicket(ticketOf(session));
            ServerMessage.InHall in = clara.await(ServerMessage.InHall.class);
            assertThat(in.name()).isEqualTo("Clara");
            assertThat(in.account()).isTrue();
        }

        @Test
        void isGoodOnce() {
            String ticket = ticketOf(hall.account("Clara"));
            withTicket(ticket).await(ServerMessage.InHall.class);
            assertThat(withTicket(ticket).awaitBye().code()).isEqualTo("bad-ticket");
        }

        @Test
        void isGoodForHalfAMinute() {
            String ticket = ticketOf(hall.account("Clara"));
            hall.pass(Duration.ofSeconds(31));
            assertThat(withTicket(ticket).awaitBye().code()).isEqualTo("bad-ticket");
        }

        @Test
        void thatWasMadeUpIsRefused() {
            assertThat(withTicket("made-up").awaitBye().code()).isEqualTo("bad-ticket");
        }

        @Test
        void endsWithTheSessionThatItCameFrom() {
            Session session = hall.account("Clara");
            TestVisitor clara = withTicket(ticketOf(session));
            clara.await(ServerMessage.InHall.class);
            hall.people().signOut(session);
            assertThat(clara.awaitBye().code()).isEqualTo("signed-out");
        }

        private String ticketOf(Session session) {
            return hall.tickets()
                    .give(new Tickets.Holder(session.player().id(), session.secretHash()));
        }

        private TestVisitor withTicket(String ticket) {
            TestVisitor visitor = hall.arrive();
            visitor.say(
                    visitor.ready(
                            Optional.empty(),
                            Optional.empty(),
                            Optional.of(ticket),
                            Optional.empty()));
            return visitor;
        }
    }

    @Nested
    class ASecret {
        @Test
        void bringsTheSameGuestBack() {
            TestVisitor ann = hall.enter("Ann");
            ann.hangUp();
            TestVisitor again = hall.arrive();
            again.again(ann.secret(), Optional.empty());
            assertThat(again.await(ServerMessage.InHall.class).name()).isEqualTo("Ann");
        }

        @Test
        @Tag("ID-2c")
        void thatTheHouseDoesNotKnowIsRefused() {
            TestVisitor thief = hall.arrive();
            thief.again("AAAAAAAAAAAAAAAAAAAAAA", Optional.empty());
            assertThat(thief.awaitBye().code()).isEqualTo("wrong-secret");
        }

        @Test
        void ofSomebodyWhoSignedOutEverywhereIsGoodNoMore() {
            TestVisitor ann = hall.enter("Ann");
            Session session = TestHall.done(hall.people().session(ann.secret()));
            hall.people().signOutEverywhere(session.player().id());
            assertThat(ann.awaitBye().code()).isEqualTo("signed-out");
            TestVisitor again = hall.arrive();
            again.again(ann.secret(), Optional.empty());
            assertThat(again.awaitBye().code()).isEqualTo("wrong-secret");
        }
    }

    @Nested
    class WhoComesAgainAndAgain {
        @Test
        @Tag("OP-5b")
        void asSomebodyNewIsSentAwayAfterSixtyInAMinute() {
            for (int i = 0; i < 60; i++) {
                hall.enter("Ann " + i);
            }
            TestVisitor next = hall.arrive();
            next.ready("Ben");
            assertThat(next.awaitBye().code()).isEqualTo("too-many");
            hall.pass(Duration.ofSeconds(1));
            assertThat(hall.enter("Eve")).isNotNull();
        }

        @Test
        @Tag("OP-5b")
        void withSecretsThatAreNoneIsSentAwayAfterSixtyInAMinute() {
            for (int i = 0; i < 60; i++) {
                assertThat(guess()).isEqualTo("wrong-secret");
            }
            assertThat(guess()).isEqualTo("too-many");
        }

        private String guess() {
            TestVisitor thief = hall.arrive();
            thief.again("AAAAAAAAAAAAAAAAAAAAAA", Optional.empty());
            return thief.awaitBye().code();
        }
    }

    @Nested
    class WhoIsNotReady {
        @Test
        void inTimeIsSentAway() {
            TestVisitor late = hall.arrive();
            hall.pass(Duration.ofSeconds(11));
            assertThat(late.awaitBye().code()).isEqualTo("not-ready");
        }

        @Test
        void butAsksForSomethingIsSentAway() {
            TestVisitor eager = hall.arrive();
            eager.join("3f8k2m9qx7tv");
            assertThat(eager.awaitBye().code()).isEqualTo("not-ready");
        }

        @Test
        void becauseOfAnotherProtocolIsToldSo() {
            TestVisitor old = hall.arrive();
            old.say(
                    new ClientMessage.Ready(
                            Wire.PROTOCOL + 1,
                            old.secret(),
                            Optional.of("Ann"),
                            false,
                            Optional.empty()));
            assertThat(old.awaitBye().code()).isEqualTo("wrong-protocol");
        }

        @Test
        void mayStillPing() {
            TestVisitor careful = hall.arrive();
            careful.say(new ClientMessage.Ping());
            careful.await(ServerMessage.Pong.class);
        }
    }

    @Nested
    class WhoNamesAGame {
        @Test
        void sitsDownThereIfItWaits() {
            String game = hall.enter("Ann").host("public", "first").table();
            TestVisitor ben = at(game, Optional.empty());
            assertThat(ben.await(ServerMessage.Welcome.class).id()).isEqualTo(2);
        }

        @Test
        void watchesIfItIsPlayed() {
            String game = hall.enter("Ann").host("public", "first").table();
            hall.enter("Ben").join(game);
            TestVisitor eve = at(game, Optional.empty());
            assertThat(eve.await(ServerMessage.Welcome.class).id()).isEqualTo(3);
        }

        @Test
        void thatIsNotThereIsInTheHallAndToldSo() {
            TestVisitor lost = at("000000000000", Optional.empty());
            lost.await(ServerMessage.InHall.class);
            assertThat(lost.awaitRefusal().code()).isEqualTo("no-such-game");
        }

        @Test
        void byItsKeySitsDownThere() {
            String key = hall.enter("Ann").host("private", "first").key().orElseThrow();
            TestVisitor ben = hall.arrive();
            ben.say(
                    ben.ready(
                            Optional.of("Ben"),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.of(key)));
            assertThat(ben.await(ServerMessage.Welcome.class).id()).isEqualTo(2);
        }

        private TestVisitor at(String game, Optional<String> key) {
            TestVisitor visitor = hall.arrive();
            visitor.say(visitor.ready(Optional.empty(), Optional.of(game), Optional.empty(), key));
            return visitor;
        }
    }

    @Test
    void whoIsInIsNotReadyAgain() {
        TestVisitor ann = hall.enter("Ann");
        ann.ready("Ann");
        assertThat(ann.awaitRefusal().code()).isEqualTo("already-ready");
    }

    @Test
    void assignsThePortOfTheDoor() {
        TestVisitor ann = hall.enter("Ann");
        ann.say(new ClientMessage.Leave());
        assertThat(ann.awaitBye().code()).isEqualTo("goodbye");
    }
}
