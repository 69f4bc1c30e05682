package crownhead.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A whole house on a folder, with people who come over WebSockets. */
class ServerTest {
    private static final String TEN_MINUTES = "game:10m+0s";

    @TempDir private Path folder;

    @Nested
    class TwoPlayersAndASpectator {
        @Test
        @Tag("HT-1m")
        void seeTheSameGame() throws Exception {
            try (Server server = Server.open(ServerOptions.local(folder));
                    SocketPlayer ann = SocketPlayer.enter(server.port(), "Ann");
                    SocketPlayer ben = SocketPlayer.enter(server.port(), "Ben");
                    SocketPlayer eve = SocketPlayer.enter(server.port(), "Eve")) {
                String game = ann.host("public", "first", TEN_MINUTES).table();
                ben.join(game);
                eve.watch(game);
                assertThat(ann.awaitUpdate(update -> update.action() == Action.MOVE).board())
                        .isEqualTo(Position.START);
                ann.play(0, 11, 15);
                assertThat(ben.awaitPly(1).action()).isEqualTo(Action.MOVE);
                assertThat(eve.awaitPly(1).action()).isEqualTo(Action.WATCH);
                Update reply = ben.play(1, 22, 18);
                assertThat(reply.code()).isEmpty();
                assertThat(ann.awaitPly(2).board())
                        .isEqualTo(eve.awaitPly(2).board())
                        .isEqualTo(reply.board());
            }
        }
    }

    @Test
    @Tag("OP-10c")
    void aHouseOnThisComputerListensNowhereElse() throws Exception {
        InetAddress other = InetAddress.ofLiteral("127.0.0.2");
        try (Server server = Server.open(ServerOptions.local(folder))) {
            assertThatIOException().isThrownBy(() -> new Socket(other, server.port()).close());
        }
    }

    @Nested
    class WhatIsRefused {
        @Test
        @Tag("OP-4a")
        void isCountedByWhateverDoorItWasAskedFor() throws Exception {
            try (Server server = Server.open(ServerOptions.local(folder));
                    SocketPlayer ann = SocketPlayer.enter(server.port(), "Ann");
                    SocketPlayer ben = SocketPlayer.enter(server.port(), "Ben")) {
                ben.say(new ClientMessage.Resign(ben.nextId(), 1, Optional.empty()));
                ben.await(ServerMessage.Refused.class);
                ben.join(ann.host("public", "first", TEN_MINUTES).table());
                assertThat(ann.play(0, 11, 18).code()).contains("nothing-to-jump");
                ben.say(new ClientMessage.Leave());
                ben.await(ServerMessage.Bye.class);
                assertThat(metrics(server))
                        .contains("crownhead_refusals_total{code=\"at-no-table\"} 1.0")
                        .contains("crownhead_refusals_total{code=\"nothing-to-jump\"} 1.0")
                        .contains("crownhead_farewells_total{code=\"goodbye\"} 1.0")
                        .contains("crownhead_ready 1.0")
                        .doesNotContain("Ann", "Ben");
            }
        }

        private static String metrics(Server server) throws Exception {
            URI address = URI.create("http://127.0.0.1:" + server.port() + "/metrics");
            try (HttpClient client = HttpClient.newHttpClient()) {
                return client.send(
                                HttpRequest.newBuilder(address).build(),
                                HttpResponse.BodyHandlers.ofString())
                        .body();
            }
        }
    }

    @Nested
    class AHouseThatCloses {
        @Test
        @Tag("OP-4c")
        void tellsEveryoneWhenToComeBackAndKeepsWhatWasAcknowledged() throws Exception {
            Server server = Server.open(ServerOptions.local(folder).withConsolePort(0));
            try (SocketPlayer ann = SocketPlayer.enter(server.port(), "Ann");
                    SocketPlayer ben = SocketPlayer.enter(server.port(), "Ben")) {
                String game = ann.host("public", "first", TEN_MINUTES).table();
                ben.join(game);
                ann.play(0, 11, 15);
                Thread closing = Thread.ofVirtual().start(server::close);
                assertThat(ann.await(ServerMessage.Bye.class).retryAfterMillis()).isPresent();
                assertThat(ben.await(ServerMessage.Bye.class).code()).isEqualTo("closing");
                closing.join();
                assertThat(folder.resolve("control.sock")).doesNotExist();
            }
        }
    }

    @Nested
    class AfterARestart {
        @Test
        void aGameGoesOnWhereItWas() throws Exception {
            String game;
            String annsSecret;
            String bensSecret;
            try (Server server = Server.open(ServerOptions.local(folder));
                    SocketPlayer ann = SocketPlayer.enter(server.port(), "Ann");
                    SocketPlayer ben = SocketPlayer.enter(server.port(), "Ben")) {
                game = ann.host("public", "first", TEN_MINUTES).table();
                ben.join(game);
                ann.play(0, 11, 15);
                annsSecret = ann.secret();
                bensSecret = ben.secret();
            }
            try (Server server = Server.open(ServerOptions.local(folder));
                    SocketPlayer ann = comeBack(server, annsSecret, game);
                    SocketPlayer ben = comeBack(server, bensSecret, game)) {
                assertThat(ben.awaitPly(1).action()).isEqualTo(Action.MOVE);
                ben.play(1, 22, 18);
                assertThat(ann.awaitPly(2).action()).isEqualTo(Action.MOVE);
            }
        }

        private SocketPlayer comeBack(Server server, String secret, String game) throws Exception {
            SocketPlayer player = SocketPlayer.connect(server.port());
            player.say(
                    new ClientMessage.Ready(1, secret, Optional.empty(), false, Optional.of(game)));
            player.await(ServerMessage.Welcome.class);
            return player;
        }
    }

    @Nested
    class AComputer {
        @Test
        @Tag("AI-1a")
        void answersWhoChallengesItByName() throws Exception {
            try (Server server = Server.open(ServerOptions.local(folder));
                    SocketPlayer ann = SocketPlayer.enter(server.port(), "Ann")) {
                ServerMessage.Opened opened = ann.challenge("Computer 1", "first", TEN_MINUTES);
                assertThat(opened.message()).isEqualTo("Game created! Your opponent is there.");
                ann.play(0, 11, 15);
                Update answer = ann.awaitPly(2);
                assertThat(answer.action()).isEqualTo(Action.MOVE);
                assertThat(answer.players().orElseThrow().second().name()).isEqualTo("Computer 1");
            }
        }

        @Test
        @Tag("AI-1a")
        void isChallengedByAProgramToo() throws Exception {
            try (Server server = Server.open(ServerOptions.local(folder));
                    HttpClient client = HttpClient.newHttpClient()) {
                URI address = URI.create("http://127.0.0.1:" + server.port() + "/api/v1/games");
                HttpRequest asked =
                        HttpRequest.newBuilder(address)
                                .header("Content-Type", "application/json")
                                .POST(
                                        HttpRequest.BodyPublishers.ofString(
                                                "{\"name\":\"Ann\",\"opponent\":\"Computer 3\"}"))
                                .build();
                HttpResponse<String> answer =
                        client.send(asked, HttpResponse.BodyHandlers.ofString());
                assertThat(answer.statusCode()).isEqualTo(201);
                assertThat(answer.body())
                        .contains("your opponent is there", "\"stage\":\"playing\"", "Computer 3");
            }
        }

        @Test
        void goesOnWithItsGameAfterARestart() throws Exception {
            String game;
            String secret;
            try (Server server = Server.open(ServerOptions.local(folder));
                    SocketPlayer ann = SocketPlayer.enter(server.port(), "Ann")) {
                game = ann.challenge("Computer 2", "first", TEN_MINUTES).table();
                ann.play(0, 11, 15);
                secret = ann.secret();
            }
            try (Server server = Server.open(ServerOptions.local(folder));
                    SocketPlayer ann = SocketPlayer.connect(server.port())) {
                ann.say(
                        new ClientMessage.Ready(
                                1, secret, Optional.empty(), false, Optional.of(game)));
                assertThat(ann.awaitPly(2).action()).isEqualTo(Action.MOVE);
            }
        }
    }

    @Nested
    class AMoveThatIsSentTwice {
        @Test
        void isCarriedOutOnceAndAnsweredTwice() throws Exception {
            try (Server server = Server.open(ServerOptions.local(folder));
                    SocketPlayer ann = SocketPlayer.enter(server.port(), "Ann");
                    SocketPlayer ben = SocketPlayer.enter(server.port(), "Ben")) {
                ben.join(ann.host("public", "first", TEN_MINUTES).table());
                ClientMessage.Play move =
                        new ClientMessage.Play(
                                "again", 1, 0, List.of(Square.of(11), Square.of(15)));
                for (int time = 1; time <= 2; time++) {
                    ann.say(move);
                    Update answer =
                            ann.awaitUpdate(
                                    update -> update.answers().filter("again"::equals).isPresent());
                    assertThat(answer.code()).isEmpty();
                    assertThat(answer.standing().ply()).isEqualTo(1);
                }
            }
        }
    }

    @Nested
    class ARematch {
        @Test
        void isFoundByAPlayerWhoWasAwayWhenItBegan() throws Exception {
            try (Server server = Server.open(ServerOptions.local(folder));
                    SocketPlayer ann = SocketPlayer.enter(server.port(), "Ann");
                    SocketPlayer ben = SocketPlayer.enter(server.port(), "Ben")) {
                String game = ann.host("public", "first", TEN_MINUTES).table();
                ben.join(game);
                ben.say(new ClientMessage.Resign(ben.nextId(), 1, Optional.empty()));
                sayYes(ann);
                goAway(ann);
                sayYes(ben);
                ben.await(ServerMessage.Welcome.class);
                try (SocketPlayer back = SocketPlayer.connect(server.port())) {
                    back.say(
                            new ClientMessage.Ready(
                                    1, ann.secret(), Optional.empty(), false, Optional.of(game)));
                    sayYes(back);
                    while (back.table().equals(game)) {
                        back.await(ServerMessage.Welcome.class);
                    }
                    assertThat(back.table()).isEqualTo(ben.table());
                }
            }
        }

        private static void goAway(SocketPlayer player) throws Exception {
            player.say(new ClientMessage.Leave());
            while (player.nextIfAny().isPresent()) {
                // What had been said before comes first.
            }
        }

        private static void sayYes(SocketPlayer player) throws Exception {
            player.awaitUpdate(update ->
                    update.question()
                            .filter(asked -> asked.kind() == Inquiry.Kind.REMATCH)
                            .isPresent());
            String id = player.nextId();
            player.say(new ClientMessage.Answer(id, 1, Inquiry.Kind.REMATCH, true));
            player.awaitUpdate(update -> update.answers().filter(id::equals).isPresent());
        }

        @Test
        void takesEveryoneToANewTableWithSidesSwapped() throws Exception {
            try (Server server = Server.open(ServerOptions.local(folder));
                    SocketPlayer ann = SocketPlayer.enter(server.port(), "Ann");
                    SocketPlayer ben = SocketPlayer.enter(server.port(), "Ben");
                    SocketPlayer eve = SocketPlayer.enter(server.port(), "Eve")) {
                String game = ann.host("public", "first", TEN_MINUTES).table();
                ben.join(game);
                eve.watch(game);
                ann.play(0, 11, 15);
                ben.say(new ClientMessage.Resign(ben.nextId(), 1, Optional.empty()));
                for (SocketPlayer player : List.of(ann, ben)) {
                    player.awaitUpdate(update ->
                            update.question()
                                    .filter(asked -> asked.kind() == Inquiry.Kind.REMATCH)
                                    .isPresent());
                    player.say(
                            new ClientMessage.Answer(
                                    player.nextId(), 1, Inquiry.Kind.REMATCH, true));
                }
                ann.await(ServerMessage.Welcome.class);
                ben.await(ServerMessage.Welcome.class);
                assertThat(ann.table()).isNotEqualTo(game).isEqualTo(ben.table());
                assertThat(ben.awaitUpdate(update -> update.action() == Action.MOVE).you().side())
                        .contains(Side.FIRST);
                eve.await(ServerMessage.Welcome.class);
                if (eve.table().equals(game)) {
                    eve.await(ServerMessage.Welcome.class);
                }
                assertThat(eve.table()).isEqualTo(ann.table());
            }
        }
    }
}
