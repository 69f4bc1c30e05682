package crownhead.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Everything that can be said about a game, said by those who have no right to. */
class SeatTheftTest {
    /** What moves a seat, as a player would say it. */
    private static final Map<String, String> ACTS = acts();

    /** What moves no seat: it is about the client itself, or only looks. */
    private static final Set<String> HARMLESS =
            Set.of(
                    "ready",
                    "seen",
                    "tail",
                    "watch",
                    "hall",
                    "stop-pairing",
                    "leave",
                    "ping",
                    "pong");

    /** What opens or takes another game, never this one. */
    private static final Set<String> ELSEWHERE = Set.of("host", "pair");

    private static final List<String> THIEVES =
            List.of(
                    "a spectator",
                    "a stranger in the hall",
                    "a player of another game",
                    "a namesake who watches");

    private static Map<String, String> acts() {
        Map<String, String> acts = new LinkedHashMap<>();
        acts.put("play", "\"game\":1,\"ply\":0,\"path\":[11,15]");
        acts.put("resign", "\"game\":1");
        acts.put("offer-draw", "\"game\":1");
        acts.put("claim-draw", "\"game\":1");
        acts.put("ask-take-back", "\"game\":1");
        acts.put("abort", "\"game\":1");
        acts.put("pause", "\"game\":1");
        acts.put("continue", "\"game\":1");
        acts.put("answer", "\"game\":1,\"question\":\"draw\",\"yes\":true");
        acts.put("sit", "\"x\":1");
        acts.put("join", "\"table\":\"TABLE\"");
        acts.put("decline", "\"table\":\"TABLE\"");
        return acts;
    }

    private final TestHall hall = new TestHall();
    private final TestVisitor ann = hall.enter("Ann");
    private final TestVisitor ben = hall.enter("Ben");

    @Test
    @Tag("ID-2c")
    void everyKindOfMessageIsJudgedHere() {
        Set<String> types =
                new TreeSet<>(
                        Arrays.stream(ClientMessage.class.getAnnotation(JsonSubTypes.class).value())
                                .map(JsonSubTypes.Type::name)
                                .toList());
        types.removeAll(ACTS.keySet());
        types.removeAll(HARMLESS);
        types.removeAll(ELSEWHERE);
        assertThat(types).isEmpty();
    }

    @TestFactory
    @Tag("ID-2c")
    @Tag("SP-1c")
    Stream<DynamicTest> nobodyActsForAPlayer() {
        return THIEVES.stream()
                .flatMap(thief ->
                        ACTS.keySet().stream()
                                .map(act ->
                                        DynamicTest.dynamicTest(
                                                thief + " says " + act,
                                                () ->
                                                        new SeatTheftTest()
                                                                .assertNothingHappens(
                                                                        thief, act))));
    }

    private void assertNothingHappens(String thief, String act) {
        String game = ann.host("public", "first").table();
        ben.join(game);
        ben.await(ServerMessage.Welcome.class);
        TestVisitor visitor =
                switch (thief) {
                    case "a spectator" -> spectator(game);
                    case "a stranger in the hall" -> stranger();
                    case "a player of another game" -> playerElsewhere();
                    default -> namesake(game);
                };
        int rows = hall.log(game).size();
        visitor.sayLine(
                "{\"type\":\""
                        + act
                        + "\",\"id\":\"theft\","
                        + ACTS.getOrDefault(act, "").replace("TABLE", game)
                        + "}");
        assertThat(refusal(visitor, game)).as(thief + " says " + act).isNotBlank();
        assertThat(hall.log(game)).hasSize(rows);
    }

    /** The code of the refusal; at their own table a thief may do what they like. */
    private static String refusal(TestVisitor visitor, String game) {
        while (true) {
            ServerMessage message = visitor.next();
            if (message instanceof ServerMessage.Refused refused
                    && refused.id().equals(Optional.of("theft"))) {
                return refused.code();
            }
            if (message instanceof ServerMessage.Refused refused && refused.id().isEmpty()) {
                return refused.code();
            }
            if (message instanceof Update update && update.answers().equals(Optional.of("theft"))) {
                return update.table().equals(game) ? update.code().orElse("") : "elsewhere";
            }
        }
    }

    private TestVisitor spectator(String game) {
        TestVisitor eve = hall.enter("Eve");
        eve.watch(game);
        eve.await(ServerMessage.Welcome.class);
        return eve;
    }

    private TestVisitor stranger() {
        return hall.enter("Mallory");
    }

    private TestVisitor playerElsewhere() {
        TestVisitor oscar = hall.enter("Oscar");
        String other = oscar.host("public", "first").table();
        TestVisitor trudy = hall.enter("Trudy");
        trudy.join(other);
        trudy.await(ServerMessage.Welcome.class);
        return oscar;
    }

    /** Somebody whose name looks as much like a player's as the house allows. */
    private TestVisitor namesake(String game) {
        TestVisitor anne = hall.enter("Anne");
        anne.watch(game);
        anne.await(ServerMessage.Welcome.class);
        return anne;
    }
}
