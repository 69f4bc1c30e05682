package crownhead.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ScriptedHouse.Visit;
import crownhead.rules.Square;
import crownhead.rules.notation.MoveText;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The client that was written from the page hears what the page says, and answers as it asks. */
class PythonClientTest {
    private static final String SECRET = "q7Zk0WgE2mJvXr5yT9bLcA";
    private static final ServerMessage HELLO = new ServerMessage.Hello(1, "Crownhead");
    private static final int WAITING = 0;
    private static final int STARTED = 1;
    private static final int MOVED = 2;
    private static final int MUST_JUMP = 3;
    private static final int RECHECK = 4;
    private static final int RESIGNED = 6;
    private static final int REMATCH = 7;

    private final List<Update> updates;
    private final ScriptedHouse door;
    private final ScriptedHouse room;

    PythonClientTest() throws IOException {
        updates =
                ProtocolPage.read("protocol.md").block("text").stream()
                        .map(line -> line.substring(line.indexOf('{')))
                        .flatMap(line -> SampleLines.ofHouse(line).stream())
                        .filter(Update.class::isInstance)
                        .map(Update.class::cast)
                        .toList();
        door = new ScriptedHouse();
        room = new ScriptedHouse();
    }

    @AfterEach
    void close() throws IOException {
        door.close();
        room.close();
    }

    @Test
    @Tag("TA-2e")
    void playsTheSessionOfThePage() throws Exception {
        try (PythonClient client = PythonClient.at(door.port(), "--name", "Ann");
                Visit first = door.visit()) {
            first.say(HELLO);
            first.say(assigned(room.port()));
            try (Visit visit = room.visit()) {
                visit.say(HELLO);
                assertThat(visit.hear()).isEqualTo(ready(Optional.of("Ann"), false));
                welcome(visit);
                visit.say(updates.get(WAITING));
                visit.say(new ServerMessage.Ping());
                assertThat(visit.hear()).isEqualTo(new ClientMessage.Pong());
                visit.say(updates.get(STARTED));
                assertThat(visit.hear()).isEqualTo(new ClientMessage.Seen(2));
                assertThat(visit.hear()).isEqualTo(play("p-1", 0, "9-13"));
                visit.say(updates.get(MOVED));
                visit.say(updates.get(MUST_JUMP));
                assertThat(visit.hear()).isEqualTo(new ClientMessage.Seen(4));
                assertThat(visit.hear()).isEqualTo(play("p-2", 2, "15x22"));
                visit.say(updates.get(RECHECK));
                assertThat(visit.hear()).isEqualTo(play("p-3", 2, "15x22"));
                visit.say(updates.get(RESIGNED));
                visit.say(updates.get(REMATCH));
                assertThat(visit.hear()).isEqualTo(rematch("p-4", false));
                assertThat(visit.hear()).isEqualTo(new ClientMessage.Leave());
                assertThat(client.ended())
                        .isEqualTo(
                                new PythonClient.Ran(
                                        0, "Game 1: win, first, resigned. You: first.\n", ""));
            }
        }
    }

    @Nested
    class InTheRoomThatItCameTo {
        private Visit enter() throws IOException, BadMessage {
            Visit visit = door.visit();
            visit.say(HELLO);
            visit.say(assigned(door.port()));
            assertThat(visit.hear()).isInstanceOf(ClientMessage.Ready.class);
            welcome(visit);
            return visit;
        }

        @Test
        void saysYesToARematchUntilItsGamesArePlayed() throws Exception {
            try (PythonClient client = PythonClient.at(door.port(), "--games", "2")) {
                try (Visit visit = enter()) {
                    visit.say(updates.get(RESIGNED));
                    visit.say(updates.get(REMATCH));
                    assertThat(visit.hear()).isEqualTo(rematch("p-1", true));
                }
                assertThat(client.ended())
                        .extracting(PythonClient.Ran::exitCode, PythonClient.Ran::err)
                        .containsExactly(1, "Gone. The connection is lost.\n");
            }
        }

        @Test
        void isContentWhenItIsSentAwayAfterItsGames() throws Exception {
            try (PythonClient client = PythonClient.at(door.port());
                    Visit visit = enter()) {
                visit.say(updates.get(RESIGNED));
                visit.say(new ServerMessage.Bye("table-closed", "Closed."));
                assertThat(client.ended().exitCode()).isZero();
            }
        }

        @Test
        void playsTheSameForTheSameSeed() throws Exception {
            List<Square> path = firstMove("--seed", "7");
            assertThat(updates.get(STARTED).standing().legal()).contains(path);
            assertThat(firstMove("--seed", "7")).isEqualTo(path);
            assertThat(List.of("1", "2", "3", "4", "5", "6", "8", "9"))
                    .anyMatch(seed -> !firstMoveOf(seed).equals(path));
        }

        @Test
        void declinesADraw() throws Exception {
            try (PythonClient _ = PythonClient.at(door.port());
                    Visit visit = enter()) {
                visit.say(sample("\"action\":\"answer\",\"message\":\"Player Red offers a draw"));
                assertThat(visit.hear())
                        .isEqualTo(new ClientMessage.Answer("p-1", 1, Inquiry.Kind.DRAW, false));
            }
        }

        @Test
        void passesOverWhatItDoesNotKnow() throws Exception {
            try (PythonClient _ = PythonClient.at(door.port());
                    Visit visit = enter()) {
                visit.say("");
                visit.say("[1,2]");
                visit.say("no JSON");
                visit.say("{\"type\":\"weather\",\"sun\":true}");
                visit.say("{\"no\":\"type\"}");
                visit.say(Wire.write(updates.get(MOVED)).replace("\"wait\"", "\"dance\""));
                visit.say(
                        Wire.write(updates.get(STARTED))
                                .replace("{\"type\"", "{\"new\":[{}],\"type\""));
                assertThat(visit.hear()).isEqualTo(new ClientMessage.Seen(2));
            }
        }

        @Test
        void tellsOfARefusalAndGoesOn() throws Exception {
            try (PythonClient client = PythonClient.at(door.port(), "--verbose");
                    Visit visit = enter()) {
                visit.say(new ServerMessage.Refused(Optional.of("p-1"), "not-seated", "No seat."));
                visit.say(updates.get(MOVED));
                visit.say(new ServerMessage.Bye("closing", "The house is closing."));
                assertThat(client.ended())
                        .isEqualTo(
                                new PythonClient.Ran(
                                        1,
                                        "Welcome.\n1.3 wait: Player Red is to move.\n",
                                        "Refused: No seat.\nGone. closing: The house is closing.\n"));
            }
        }

        private List<Square> firstMoveOf(String seed) {
            try {
                return firstMove("--seed", seed);
            } catch (IOException | BadMessage e) {
                throw new AssertionError(e);
            }
        }

        private List<Square> firstMove(String... options) throws IOException, BadMessage {
            try (PythonClient _ = PythonClient.at(door.port(), options);
                    Visit visit = enter()) {
                visit.say(updates.get(STARTED));
                assertThat(visit.hear()).isInstanceOf(ClientMessage.Seen.class);
                return ((ClientMessage.Play) visit.hear()).path();
            }
        }
    }

    @Test
    void looksOnAndLeavesAfterTheGame() throws Exception {
        try (PythonClient client = PythonClient.at(door.port(), "--watch");
                Visit visit = door.visit()) {
            visit.say(HELLO);
            visit.say(assigned(door.port()));
            assertThat(visit.hear()).isEqualTo(ready(Optional.empty(), true));
            welcome(visit);
            visit.say(sample("\"action\":\"watch\""));
            visit.say(sample("\"action\":\"end\""));
            assertThat(visit.hear()).isEqualTo(new ClientMessage.Leave());
            assertThat(client.ended().exitCode()).isZero();
        }
    }

    @Test
    void endsWithOneWhenItIsRefused() throws Exception {
        try (PythonClient client = PythonClient.at(door.port());
                Visit visit = door.visit()) {
            visit.say(HELLO);
            visit.say(new ServerMessage.Bye("server-full", "Server is full"));
            assertThat(client.ended())
                    .isEqualTo(new PythonClient.Ran(1, "", "Gone. server-full: Server is full\n"));
        }
    }

    @Nested
    class Alone {
        @BeforeEach
        void closeTheDoor() throws IOException {
            door.close();
        }

        @Test
        void endsWithOneWhenNobodyIsThere() throws Exception {
            try (PythonClient client = PythonClient.at(door.port())) {
                assertThat(client.ended().exitCode()).isOne();
            }
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "--port=0",
                    "--port=65536",
                    "--port=x",
                    "--games=0",
                    "--seed=x",
                    "--fly"
                })
        void endsWithTwoWhenItIsStartedWrongly(String option) throws Exception {
            try (PythonClient client = PythonClient.with(option)) {
                PythonClient.Ran ran = client.ended();
                assertThat(ran.exitCode()).isEqualTo(2);
                assertThat(ran.err()).startsWith("usage: play.py");
            }
        }
    }

    private static ServerMessage assigned(int port) {
        return new ServerMessage.Assigned(1, port, SECRET, 10);
    }

    private static ClientMessage ready(Optional<String> name, boolean watch) {
        return new ClientMessage.Ready(1, SECRET, name, watch, Optional.empty());
    }

    private static ClientMessage play(String id, int ply, String move) {
        return new ClientMessage.Play(id, 1, ply, MoveText.read(move));
    }

    private static ClientMessage rematch(String id, boolean yes) {
        return new ClientMessage.Answer(id, 1, Inquiry.Kind.REMATCH, yes);
    }

    private static void welcome(Visit visit) throws IOException {
        String welcome = sample("\"type\":\"welcome\"");
        visit.say(welcome.replaceFirst("\"message\":\"[^\"]*\"", "\"message\":\"Welcome.\""));
    }

    private static String sample(String part) {
        return SampleLines.all().stream()
                .filter(line -> line.contains(part))
                .findFirst()
                .orElseThrow();
    }
}
