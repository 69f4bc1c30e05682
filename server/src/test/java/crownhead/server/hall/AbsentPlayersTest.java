package crownhead.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.GameLine;
import crownhead.protocol.ServerMessage;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A game with days for a move, whose players are seldom there. */
class AbsentPlayersTest {
    private final TestHall hall = new TestHall();
    private final TestVisitor ann = hall.enter("Ann");
    private final TestVisitor ben = hall.enter("Ben");
    private String game = "";

    @BeforeEach
    void play() {
        ann.say(ann.wish("public", Optional.empty(), "days:3", "first"));
        game = ann.await(ServerMessage.Opened.class).table();
        ben.join(game);
        ben.await(ServerMessage.Welcome.class);
    }

    @Test
    @Tag("MU-1a")
    void playOverDays() {
        ann.awaitAnswer(ann.play(0, 11, 15).id());
        TestVisitor here = ann;
        for (int ply = 1; ply <= 2; ply++) {
            here.hangUp();
            hall.pass(Duration.ofDays(2));
            here = back(ply % 2 == 1 ? ben : ann, Optional.of(game));
            here.await(ServerMessage.Welcome.class);
            here.awaitAnswer(move(here, ply));
        }
        assertThat(hall.log(game)).hasSize(5);
    }

    @Test
    @Tag("MU-1b")
    void areWaitedFor() {
        ann.awaitAnswer(ann.play(0, 11, 15).id());
        ann.hangUp();
        ben.hangUp();
        int rows = hall.log(game).size();
        hall.pass(Duration.ofDays(2));
        hall.pass(Duration.ofHours(23));
        assertThat(hall.log(game)).hasSize(rows);
        TestVisitor late = back(ben, Optional.of(game));
        late.await(ServerMessage.Welcome.class);
        assertThat(late.awaitAnswer(move(late, 1)).code()).isEmpty();
    }

    @Test
    @Tag("MU-1c")
    void areToldOnReturnWhereItIsTheirTurn() {
        ann.awaitAnswer(ann.play(0, 11, 15).id());
        ann.hangUp();
        ben.hangUp();
        hall.pass(Duration.ofDays(1));
        assertThat(own(back(ben, Optional.empty())).yourTurn()).contains(true);
        assertThat(own(back(ann, Optional.empty())).yourTurn()).contains(false);
    }

    private TestVisitor back(TestVisitor who, Optional<String> table) {
        TestVisitor back = hall.arrive();
        back.again(who.secret(), table);
        return back;
    }

    private GameLine own(TestVisitor visitor) {
        return visitor.await(ServerMessage.Yours.class).games().stream()
                .filter(line -> line.table().equals(game))
                .findFirst()
                .orElseThrow();
    }

    private static String move(TestVisitor who, int ply) {
        ClientMessage.Play play = ply == 1 ? who.play(1, 22, 18) : who.play(2, 15, 22);
        return play.id();
    }
}
