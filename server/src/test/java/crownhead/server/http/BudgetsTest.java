package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.Reply;
import crownhead.play.player.Session;
import crownhead.server.security.Allowance;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each budget, used up to its last request by one address, by one player, and by all together. */
class BudgetsTest {
    private static final String ADDRESS = "192.0.2.7";
    private static final int TOO_MANY = 429;

    /** A request of each kind: its path, and its body if it has one. */
    private static final Map<Budget, List<String>> REQUESTS =
            new EnumMap<>(
                    Map.of(
                            Budget.LOOK, List.of("/api/v1/lobby"),
                            Budget.ACT, List.of("/api/v1/tickets", "{}"),
                            Budget.SIGN_IN, List.of("/api/v1/sessions", "{}"),
                            Budget.NAME, List.of("/api/v1/guests", "{}"),
                            Budget.OPEN_GAME, List.of("/api/v1/games", "{\"time\":\"none\"}"),
                            Budget.VALIDATE, List.of("/api/v1/validate", "{}"),
                            Budget.VALIDATE_ARCHIVE, List.of("/api/v1/validate/pdn", "")));

    private final TestDoor house = TestDoor.behindProxy(1);

    @AfterEach
    void close() {
        house.close();
    }

    /** One limit of a budget. */
    record Limit(Budget budget, String of, Allowance allowance) {
        @Override
        public String toString() {
            return budget + " of one " + of + ": " + allowance.most() + " a minute";
        }
    }

    static Stream<Limit> limits() {
        List<Limit> limits = new ArrayList<>();
        for (Budget budget : Budget.values()) {
            add(limits, budget, "address", budget.address());
            add(limits, budget, "player", budget.player());
            add(limits, budget, "everybody", budget.everybody());
        }
        return limits.stream();
    }

    private static void add(
            List<Limit> limits, Budget budget, String of, Optional<Allowance> allowance) {
        allowance.ifPresent(most -> limits.add(new Limit(budget, of, most)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("limits")
    @Tag("OP-5b")
    void areUsedUpByTheirNumberAndNoSooner(Limit limit) {
        Session ann = session();
        useUpAllButOne(limit, ann);
        Curl client = Curl.to(house).with("X-Forwarded-For", ADDRESS).as(ann.secret());
        assertThat(ask(client, limit.budget()).status()).isNotEqualTo(TOO_MANY);
        Curl.Said last = ask(client, limit.budget());
        assertThat(last.status()).isEqualTo(TOO_MANY);
        assertThat(last.code()).isEqualTo("too-many-requests");
        assertThat(Long.parseLong(last.header("Retry-After"))).isPositive();
    }

    private Session session() {
        Reply<Session> guest = house.people.guest("Ann");
        return ((Reply.Done<Session>) guest).value();
    }

    /** As if so many requests had come. */
    private void useUpAllButOne(Limit limit, Session ann) {
        String who =
                switch (limit.of()) {
                    case "address" -> ADDRESS;
                    case "player" -> ann.player().id().value();
                    default -> "";
                };
        String what = limit.budget().name() + " " + limit.of();
        for (long i = 1; i < limit.allowance().most(); i++) {
            house.api.rates().ask(what, who, limit.allowance());
        }
    }

    private static Curl.Said ask(Curl client, Budget budget) {
        List<String> request = Objects.requireNonNull(REQUESTS.get(budget));
        return switch (budget) {
            case LOOK -> client.get(request.getFirst());
            case VALIDATE_ARCHIVE ->
                    client.with("Content-Type", "text/plain")
                            .send("POST", request.getFirst(), request.getLast());
            default -> client.post(request.getFirst(), request.getLast());
        };
    }
}
