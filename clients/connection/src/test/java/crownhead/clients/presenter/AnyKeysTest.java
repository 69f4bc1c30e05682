package crownhead.clients.presenter;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Requests;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.rules.Square;
import crownhead.table.Decision;
import crownhead.table.PlayerId;
import crownhead.table.TableCommand;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two players and a spectator who press whatever keys they like, at a table that answers. */
final class AnyKeysTest {
    private static final List<Role> ROLES = List.of(Role.values());
    private static final int KEYS = 5_000;
    private static final String LETTERS = "dtpppynfha?s123456789-x r@";

    private final House house = House.playing();
    private final Map<Role, Client> clients = new EnumMap<>(Role.class);
    private final Set<String> ids = new HashSet<>();
    private int turns;
    private int games = 1;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    @Tag("TE-5b")
    @Tag("GA-3f")
    void sendNoTurnThatTheRulesForbidAndSeeTheSameGame(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (Role role : Role.values()) {
            clients.put(role, Client.at(house, role));
        }
        for (int i = 0; i < KEYS; i++) {
            Role role = ROLES.get(random.nextInt(ROLES.size()));
            step(role, random);
            assertThat(troubles()).as("seed %s, key %s", seed, i).isEmpty();
        }
        assertThat(turns).as("seed %s", seed).isGreaterThan(20);
        assertThat(games).as("seed %s", seed).isGreaterThan(1);
    }

    private void step(Role role, SplittableRandom random) {
        Client client = Optional.ofNullable(clients.get(role)).orElseThrow();
        if (random.nextInt(20) == 0) {
            client.point(1 + random.nextInt(Square.COUNT));
        } else {
            client.press(key(random));
        }
        for (ClientMessage message : client.sent()) {
            answer(role, client, message);
        }
        if (house.table().isOver()) {
            games++;
            house.again();
            tellAll();
        }
    }

    private static String key(SplittableRandom random) {
        List<String> usual = List.of("left", "right", "up", "enter", "enter", "escape");
        return random.nextInt(8) > 0
                ? usual.get(random.nextInt(usual.size()))
                : String.valueOf(LETTERS.charAt(random.nextInt(LETTERS.length())))
                        .replace(" ", "backspace");
    }

    private void answer(Role role, Client client, ClientMessage message) {
        if (!(message instanceof ClientMessage.OfGame asked)) {
            assertThat(message).isInstanceOf(ClientMessage.Sit.class);
            return;
        }
        assertThat(ids.add(role + asked.id())).isTrue();
        assertThat(role).isNotEqualTo(Role.SPECTATOR);
        PlayerId by = role == Role.FIRST ? House.ANN : House.BEN;
        TableCommand command = Requests.of(asked, by).orElseThrow();
        house.later(Duration.ofMillis(10));
        switch (house.table().decide(command, house.now())) {
            case Decision.Accepted _ -> {
                turns += asked instanceof ClientMessage.Play ? 1 : 0;
                house.with(command);
                tellAll();
            }
            case Decision.Overtaken _ -> throw new AssertionError("There is no clock");
            case Decision.Refused(var why) -> {
                assertThat(asked).isNotInstanceOf(ClientMessage.Play.class);
                client.hear(
                        new ServerMessage.Refused(
                                Optional.of(asked.id()), why.code(), why.sentence()));
            }
        }
    }

    private void tellAll() {
        clients.forEach((role, client) -> client.hear(house.tell(role)));
    }

    private List<String> troubles() {
        List<String> troubles = new ArrayList<>();
        Set<List<String>> moves = new HashSet<>();
        clients.forEach((role, client) -> {
            Scene.Board board = client.board();
            moves.add(client.game().moves());
            if (!board.cursor().map(board.choices()::contains).orElse(true)) {
                troubles.add(role + " has the cursor on no choice");
            }
            if (board.path().size() < 2
                    && !board.position().equals(house.table().game().position())) {
                troubles.add(role + " sees another board");
            }
        });
        if (moves.size() != 1) {
            troubles.add("Different games: " + moves);
        }
        return troubles;
    }
}
