package crownhead.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Side;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HallRematchTest {
    private final TestHall hall = new TestHall();
    private final TestVisitor ann = hall.enter("Ann");
    private final TestVisitor ben = hall.enter("Ben");
    private final TestVisitor eve = hall.enter("Eve");
    private String game = "";

    @BeforeEach
    void play() {
        game = ann.host("public", "first").table();
        ben.join(game);
        ben.await(ServerMessage.Welcome.class);
        eve.watch(game);
        eve.await(ServerMessage.Welcome.class);
    }

    @Test
    @Tag("GA-9a")
    void takesEverybodyAlongWithSidesSwapped() {
        ben.say(new ClientMessage.Resign(ben.nextId(), 1));
        yes(ann);
        yes(ben);
        String next = newTable(ann);
        assertThat(newTable(ben)).isEqualTo(next);
        assertThat(newTable(eve)).isEqualTo(next);
        Update update = ben.awaitUpdate(seen -> seen.table().equals(next));
        assertThat(update.you().side()).contains(Side.FIRST);
    }

    @Test
    void isNotReachedByALateMoveOfTheGameBefore() {
        ben.say(new ClientMessage.Resign(ben.nextId(), 1));
        yes(ann);
        yes(ben);
        String next = newTable(ben);
        ben.awaitUpdate(seen -> seen.table().equals(next));
        ben.playLate(game);
        assertThat(ben.awaitRefusal().code()).isEqualTo("other-table");
        ben.playLate(next);
        assertThat(ben.awaitAnswer("late").standing().ply()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"type\":\"resign\"",
                "\"type\":\"offer-draw\"",
                "\"type\":\"claim-draw\"",
                "\"type\":\"ask-take-back\"",
                "\"type\":\"abort\"",
                "\"type\":\"pause\"",
                "\"type\":\"continue\"",
                "\"type\":\"answer\",\"question\":\"draw\",\"yes\":true",
                "\"type\":\"answer\",\"question\":\"rematch\",\"yes\":true",
                "\"type\":\"tail\",\"since\":0"
            })
    void isNotReachedByAnythingElseThatIsLate(String request) {
        int rows = hall.log(game).size();
        ann.sayLine("{" + request + ",\"id\":\"late\",\"game\":1,\"table\":\"before\"}");
        assertThat(ann.awaitRefusal())
                .extracting(ServerMessage.Refused::id, ServerMessage.Refused::code)
                .containsExactly(Optional.of("late"), "other-table");
        assertThat(hall.log(game)).hasSize(rows);
    }

    @Test
    void thatIsDeclinedIsToldToTheOther() {
        ben.say(new ClientMessage.Resign(ben.nextId(), 1));
        ann.awaitUpdate(update -> update.action() == Action.END);
        ben.say(new ClientMessage.Answer(ben.nextId(), 1, Inquiry.Kind.REMATCH, false));
        ann.awaitUpdate(update -> update.message().contains("does not want a rematch"));
    }

    private void yes(TestVisitor player) {
        player.awaitUpdate(update ->
                update.question()
                        .filter(asked -> asked.kind() == Inquiry.Kind.REMATCH)
                        .isPresent());
        player.say(new ClientMessage.Answer(player.nextId(), 1, Inquiry.Kind.REMATCH, true));
    }

    private String newTable(TestVisitor visitor) {
        while (true) {
            String table = visitor.await(ServerMessage.Welcome.class).table();
            if (!table.equals(game)) {
                return table;
            }
        }
    }
}
