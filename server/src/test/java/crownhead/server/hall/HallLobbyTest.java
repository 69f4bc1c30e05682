package crownhead.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.GameLine;
import crownhead.protocol.ServerMessage;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class HallLobbyTest {
    private final TestHall hall = new TestHall();

    @Nested
    class APublicGame {
        @Test
        @Tag("LO-1e")
        @Tag("LO-1f")
        void isListedLiveForThoseInTheHallWithHostColoursTimeAndId() {
            TestVisitor eve = hall.enter("Eve");
            String game = hall.enter("Ann").host("public", "first").table();
            hall.pass(Duration.ofSeconds(1));
            GameLine line = waiting(eve, game);
            assertThat(line.host()).isEqualTo("Ann");
            assertThat(line.colours()).isEqualTo("red-white");
            assertThat(line.time()).isEqualTo("game:10m+0s");
            assertThat(line.side()).isEqualTo("first");
        }

        @Test
        @Tag("LO-1g")
        void isToldToItsHostWithItsId() {
            ServerMessage.Opened opened = hall.enter("Ann").host("public", "random");
            assertThat(opened.message()).startsWith("Game created!");
            assertThat(opened.table()).hasSize(12);
            assertThat(opened.key()).isEmpty();
        }

        @Test
        @Tag("LO-4a")
        void showsItsHostThatItWaits() {
            TestVisitor ann = hall.enter("Ann");
            ann.host("public", "first");
            assertThat(ann.awaitUpdate(update -> update.game() == 0).action())
                    .isEqualTo(Action.WAIT);
        }

        @Test
        void isOpenedOnceByARequestThatComesTwice() {
            TestVisitor ann = hall.enter("Ann");
            ClientMessage.Host wish = ann.wish("private", Optional.empty(), "none", "first");
            ann.say(wish);
            ServerMessage.Opened opened = ann.await(ServerMessage.Opened.class);
            ann.say(wish);
            assertThat(ann.await(ServerMessage.Opened.class)).isEqualTo(opened);
            assertThat(ann.await(ServerMessage.Welcome.class).table()).isEqualTo(opened.table());
        }

        @Test
        void leavesTheListWhenItIsCalledOff() {
            TestVisitor eve = hall.enter("Eve");
            TestVisitor ann = hall.enter("Ann");
            String game = ann.host("public", "first").table();
            hall.pass(Duration.ofSeconds(1));
            waiting(eve, game);
            ann.say(new ClientMessage.Decline(ann.nextId(), game));
            ann.await(ServerMessage.InHall.class);
            hall.pass(Duration.ofSeconds(1));
            while (isWaiting(eve.await(ServerMessage.Lobby.class), game)) {
                hall.pass(Duration.ofSeconds(1));
            }
        }

        @Test
        void seatsOneOfTwoWhoJoinAtOnce() throws Exception {
            String game = hall.enter("Ann").host("public", "first").table();
            TestVisitor ben = hall.enter("Ben");
            TestVisitor cleo = hall.enter("Cleo");
            CountDownLatch go = new CountDownLatch(1);
            List<Thread> joining =
                    List.of(ben, cleo).stream()
                            .map(visitor ->
                                    Thread.ofVirtual()
                                            .start(() -> {
                                                await(go);
                                                visitor.join(game);
                                            }))
                            .toList();
            go.countDown();
            for (Thread thread : joining) {
                thread.join();
            }
            assertThat(hall.log(game)).hasSize(2);
            assertThat(List.of(answer(ben), answer(cleo)))
                    .containsExactlyInAnyOrder("seated", "seat-taken");
        }

        private static String answer(TestVisitor visitor) {
            while (true) {
                ServerMessage message = visitor.next();
                if (message instanceof ServerMessage.Welcome) {
                    return "seated";
                }
                if (message instanceof ServerMessage.Refused refused) {
                    return refused.code();
                }
            }
        }

        private static void await(CountDownLatch go) {
            try {
                go.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    @Nested
    class APrivateGame {
        @Test
        @Tag("LO-2b")
        void givesItsHostAKeyAsTextAndAsALink() {
            ServerMessage.Opened opened = hall.enter("Ann").host("private", "first");
            String key = opened.key().orElseThrow();
            assertThat(key).matches("[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]");
            assertThat(opened.link()).contains("http://house.test/join#" + key);
        }

        @Test
        void isInNoList() {
            TestVisitor eve = hall.enter("Eve");
            String game = hall.enter("Ann").host("private", "first").table();
            String open = hall.enter("Ben").host("public", "first").table();
            hall.pass(Duration.ofSeconds(1));
            ServerMessage.Lobby lobby = eve.await(ServerMessage.Lobby.class);
            while (!isWaiting(lobby, open)) {
                lobby = eve.await(ServerMessage.Lobby.class);
            }
            assertThat(isWaiting(lobby, game)).isFalse();
        }

        @Test
        void isJoinedByItsKeyHoweverItIsTyped() {
            String key = hall.enter("Ann").host("private", "first").key().orElseThrow();
            TestVisitor ben = hall.enter("Ben");
            ben.joinByKey(" " + key.toLowerCase(Locale.ROOT).replace("-", " "));
            ben.await(ServerMessage.Welcome.class);
        }

        @Test
        @Tag("LO-2c")
        void answersAWrongKeyAndAWrongTableAlike() {
            String game = hall.enter("Ann").host("private", "first").table();
            TestVisitor mallory = hall.enter("Mallory");
            mallory.joinByKey("0000-0000-0000-0");
            ServerMessage.Refused wrongKey = mallory.awaitRefusal();
            mallory.join(game);
            assertThat(mallory.awaitRefusal().code()).isEqualTo(wrongKey.code());
            mallory.join("zzzzzzzzzzzz");
            assertThat(mallory.awaitRefusal().code()).isEqualTo(wrongKey.code());
            mallory.watch(game);
            assertThat(mallory.awaitRefusal().code()).isEqualTo(wrongKey.code());
        }

        @Test
        @Tag("LO-2d")
        void slowsDownWhoeverGuesses() {
            TestVisitor mallory = hall.enter("Mallory");
            String code = "";
            for (int i = 0; i < 25 && !code.equals("too-many-keys"); i++) {
                mallory.joinByKey("0000-0000-0000-0");
                code = mallory.awaitRefusal().code();
            }
            assertThat(code).isEqualTo("too-many-keys");
        }

        @Test
        @Tag("SP-1h")
        void isWatchedByWhoHasItsLink() {
            TestVisitor ann = hall.enter("Ann");
            String key = ann.host("private", "first").key().orElseThrow();
            hall.enter("Ben").joinByKey(key);
            TestVisitor eve = hall.enter("Eve");
            eve.say(new ClientMessage.Watch(eve.nextId(), Optional.empty(), Optional.of(key)));
            assertThat(eve.await(ServerMessage.Welcome.class).id()).isEqualTo(3);
        }
    }

    @Nested
    class AChallenge {
        @Test
        @Tag("ID-3b")
        void isToldToWhomItIsMadeAndAccepted() {
            TestVisitor ben = hall.enter("Ben");
            TestVisitor ann = hall.enter("Ann");
            String game = challenge(ann, "Ben");
            hall.pass(Duration.ofSeconds(1));
            GameLine line = own(ben, game);
            assertThat(line.challenged()).contains("Ben");
            ben.join(game);
            ben.await(ServerMessage.Welcome.class);
            ann.awaitUpdate(update -> update.game() == 1);
        }

        @Test
        @Tag("ID-3c")
        void isDeclined() {
            TestVisitor ben = hall.enter("Ben");
            TestVisitor ann = hall.enter("Ann");
            String game = challenge(ann, "Ben");
            ben.say(new ClientMessage.Decline(ben.nextId(), game));
            ann.awaitUpdate(update -> update.action() == Action.END);
        }

        @Test
        void isForNobodyElse() {
            hall.enter("Ben");
            String game = challenge(hall.enter("Ann"), "Ben");
            TestVisitor eve = hall.enter("Eve");
            eve.join(game);
            assertThat(eve.awaitRefusal().code()).isIn("not-for-you", "no-such-game");
        }

        @Test
        void ofNobodyIsRefused() {
            TestVisitor ann = hall.enter("Ann");
            ann.say(ann.wish("public", Optional.of("Nobody"), "game:10m+0s", "first"));
            assertThat(ann.awaitRefusal().message()).isNotBlank();
        }

        private String challenge(TestVisitor by, String whom) {
            by.say(by.wish("public", Optional.of(whom), "game:10m+0s", "first"));
            String game = by.await(ServerMessage.Opened.class).table();
            by.await(ServerMessage.Welcome.class);
            return game;
        }
    }

    @Nested
    class Pairing {
        @Test
        void seatsTheNextTwoWhoAskForTheSameTime() {
            TestVisitor ann = hall.enter("Ann");
            TestVisitor ben = hall.enter("Ben");
            pair(ann, "game:3m+2s");
            pair(ben, "game:3m+2s");
            ann.await(ServerMessage.Welcome.class);
            ben.await(ServerMessage.Welcome.class);
            assertThat(ann.table()).isEqualTo(ben.table());
            ann.awaitUpdate(update -> update.game() == 1);
        }

        @Test
        void doesNotSeatWhoAskForOtherTimes() {
            TestVisitor ann = hall.enter("Ann");
            TestVisitor ben = hall.enter("Ben");
            TestVisitor cleo = hall.enter("Cleo");
            pair(ann, "game:3m+2s");
            pair(ben, "game:10m+0s");
            pair(cleo, "game:3m+2s");
            ann.await(ServerMessage.Welcome.class);
            cleo.await(ServerMessage.Welcome.class);
            assertThat(ann.table()).isEqualTo(cleo.table());
        }

        @Test
        @Tag("LO-5a")
        void doesNotSeatWhoStoppedAsking() {
            TestVisitor ann = hall.enter("Ann");
            TestVisitor ben = hall.enter("Ben");
            TestVisitor cleo = hall.enter("Cleo");
            pair(ann, "game:3m+2s");
            String stop = ann.nextId();
            ann.say(new ClientMessage.StopPairing(stop));
            awaitHall(ann, stop);
            pair(ben, "game:3m+2s");
            pair(cleo, "game:3m+2s");
            ben.await(ServerMessage.Welcome.class);
            cleo.await(ServerMessage.Welcome.class);
            assertThat(ben.table()).isEqualTo(cleo.table());
        }

        @Test
        void isTooLateToStopForWhoSitsAlready() {
            TestVisitor ann = hall.enter("Ann");
            TestVisitor ben = hall.enter("Ben");
            pair(ann, "game:3m+2s");
            pair(ben, "game:3m+2s");
            ann.await(ServerMessage.Welcome.class);
            ann.say(new ClientMessage.StopPairing(ann.nextId()));
            assertThat(ann.awaitRefusal().code()).isEqualTo("seated-already");
        }

        private void awaitHall(TestVisitor visitor, String request) {
            ServerMessage.InHall said;
            do {
                said = visitor.await(ServerMessage.InHall.class);
            } while (!said.answers().equals(Optional.of(request)));
        }

        private void pair(TestVisitor visitor, String time) {
            visitor.say(new ClientMessage.Pair(visitor.nextId(), Optional.of(time)));
        }
    }

    @Nested
    class AWishThatCannotBe {
        @Test
        void isRefusedAndSaysWhatCan() {
            TestVisitor ann = hall.enter("Ann");
            ann.say(ann.wish("public", Optional.empty(), "soon", "first"));
            assertThat(ann.awaitRefusal().message()).contains("game:10m+5s");
            ann.say(ann.wish("hidden", Optional.empty(), "none", "first"));
            assertThat(ann.awaitRefusal().message()).contains("public or private");
            ann.say(ann.wish("public", Optional.empty(), "none", "middle"));
            assertThat(ann.awaitRefusal().message()).contains("first, second or random");
        }

        @Test
        void ofAGuestForARatedGameIsRefused() {
            TestVisitor ann = hall.enter("Ann");
            ann.say(
                    new ClientMessage.Host(
                            "r-9",
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            true));
            assertThat(ann.awaitRefusal().code()).isEqualTo("accounts-only");
        }

        @Test
        void withNothingNamedIsRefused() {
            TestVisitor ann = hall.enter("Ann");
            ann.say(new ClientMessage.Join("r-1", Optional.empty(), Optional.empty()));
            assertThat(ann.awaitRefusal().code()).isEqualTo("nothing-named");
        }
    }

    @Nested
    class SeveralGames {
        @Test
        @Tag("ID-4a")
        void areListedForTheirPlayerWithTheTurn() {
            TestVisitor ann = hall.enter("Ann");
            String first = ann.host("public", "first").table();
            hall.enter("Ben").join(first);
            String second = ann.host("public", "second").table();
            hall.enter("Cleo").join(second);
            ann.say(new ClientMessage.GoToHall(ann.nextId()));
            ann.await(ServerMessage.InHall.class);
            List<GameLine> own = ann.await(ServerMessage.Yours.class).games();
            assertThat(own)
                    .filteredOn(line -> line.table().equals(first))
                    .allMatch(line -> line.yourTurn().orElse(false));
            assertThat(own)
                    .filteredOn(line -> line.table().equals(second))
                    .noneMatch(line -> line.yourTurn().orElse(true));
        }
    }

    private static GameLine waiting(TestVisitor visitor, String game) {
        while (true) {
            ServerMessage.Lobby lobby = visitor.await(ServerMessage.Lobby.class);
            for (GameLine line : lobby.waiting()) {
                if (line.table().equals(game)) {
                    return line;
                }
            }
        }
    }

    private static GameLine own(TestVisitor visitor, String game) {
        while (true) {
            ServerMessage.Yours yours = visitor.await(ServerMessage.Yours.class);
            for (GameLine line : yours.games()) {
                if (line.table().equals(game)) {
                    return line;
                }
            }
        }
    }

    private static boolean isWaiting(ServerMessage.Lobby lobby, String game) {
        return lobby.waiting().stream().anyMatch(line -> line.table().equals(game));
    }
}
