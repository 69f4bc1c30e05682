package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Happening;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A house with two tables, and at the first of them two players and a spectator, who play before,
 * during and after each test and must hear of nothing but their own game.
 */
final class Undisturbed implements BeforeEachCallback, AfterEachCallback {
    /** A client with honest intentions, and how much it had heard when the test began. */
    private record Honest(TestClient client, int heardBefore) {
        List<ServerMessage> heard() {
            return client.heard().subList(heardBefore, client.heard().size());
        }
    }

    private final TestHouse.Wish wish;
    private final List<Honest> honest = new ArrayList<>();
    private Optional<TestHouse> house = Optional.empty();

    Undisturbed(TestHouse.Wish wish) {
        this.wish = wish.tables(2);
    }

    TestHouse house() {
        return house.orElseThrow();
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        TestHouse opened = TestHouse.open(wish);
        house = Optional.of(opened);
        List<TestClient> clients =
                List.of(opened.join("Ann"), opened.join("Ben"), opened.watch("Eve"));
        clients.getFirst().awaitTurn();
        clients.forEach(client -> honest.add(new Honest(client, client.heard().size())));
        playOn();
    }

    @Override
    public void afterEach(ExtensionContext context) {
        try {
            playOn();
            honest.forEach(Undisturbed::assertHeardOnlyTheGame);
        } finally {
            house().close();
        }
    }

    /** Both players make a move, and all see it. */
    void playOn() {
        play(0);
        play(1);
    }

    private void play(int player) {
        TestClient mover = client(player);
        Update turn = mover.awaitTurn();
        mover.send(turn.standing().legal().getFirst());
        for (Honest each : honest) {
            each.client().await(Update.class, u -> u.standing().ply() == turn.standing().ply() + 1);
        }
    }

    /** Everyone who is honest has answered what they were asked, and the house knows it. */
    void catchUp() {
        honest.forEach(each -> each.client().catchUp());
    }

    TestClient ann() {
        return client(0);
    }

    TestClient ben() {
        return client(1);
    }

    TestClient eve() {
        return client(2);
    }

    private TestClient client(int number) {
        return honest.get(number).client();
    }

    private static void assertHeardOnlyTheGame(Honest honest) {
        Optional<Update> before = Optional.empty();
        for (ServerMessage message : honest.heard()) {
            if (message instanceof Update update) {
                assertIsOfTheGame(update);
                before.ifPresent(earlier -> assertFollows(earlier, update));
                before = Optional.of(update);
            } else {
                assertThat(message)
                        .isInstanceOfAny(ServerMessage.Ping.class, ServerMessage.Pong.class);
            }
        }
        assertThat(before).isPresent();
    }

    private static void assertIsOfTheGame(Update update) {
        assertThat(update.game()).isEqualTo(1);
        assertThat(update.code()).isEmpty();
        assertThat(update.question()).isEmpty();
        assertThat(update.result()).isEmpty();
        assertThat(update.events()).allMatch(event -> event.event().equals("moved"));
    }

    /** The next version of the game, or the same once more. */
    private static void assertFollows(Update earlier, Update update) {
        List<Happening> events = update.events();
        assertThat(update.version()).isEqualTo(earlier.version() + (events.isEmpty() ? 0 : 1));
        assertThat(update.timestamp()).isGreaterThan(earlier.timestamp());
    }
}
