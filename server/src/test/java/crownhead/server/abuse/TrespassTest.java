package crownhead.server.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Square;
import crownhead.server.SocketPlayer;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** People who are in the house, and reach for what is not theirs, beside an honest game. */
class TrespassTest {
    @RegisterExtension static final HonestTable HONEST = new HonestTable();

    private static final List<Square> STEP = List.of(Square.of(11), Square.of(15));

    /** A name is held for a while after its holder has gone. */
    private static final AtomicInteger VISITS = new AtomicInteger();

    @Test
    @Tag("HT-2a")
    void aMoveFromTheHallIsForNoGame() throws IOException {
        try (SocketPlayer mallory = enter("Mallory")) {
            mallory.say(new ClientMessage.Play("m-1", 1, HONEST.ply(), STEP));
            assertThat(mallory.await(ServerMessage.Refused.class).code()).isEqualTo("at-no-table");
        }
    }

    @Test
    @Tag("HT-2a")
    void aMoveOfASpectatorIsRefused() throws IOException {
        try (SocketPlayer mallory = enter("Mallory")) {
            mallory.watch(HONEST.table());
            mallory.say(new ClientMessage.Play("m-1", 1, HONEST.ply(), STEP));
            assertThat(codeOf(mallory, "m-1")).isEqualTo("not-seated");
        }
    }

    @Test
    void aSeatThatIsTakenIsNotTakenAgain() throws IOException {
        try (SocketPlayer mallory = enter("Mallory")) {
            mallory.say(
                    new ClientMessage.Join("m-1", Optional.of(HONEST.table()), Optional.empty()));
            assertThat(mallory.await(ServerMessage.Refused.class).code()).isEqualTo("seat-taken");
        }
    }

    @Test
    void aResignationForAnotherIsRefused() throws IOException {
        try (SocketPlayer mallory = enter("Mallory")) {
            mallory.watch(HONEST.table());
            mallory.say(new ClientMessage.Resign("m-1", 1));
            assertThat(codeOf(mallory, "m-1")).isEqualTo("not-seated");
        }
    }

    @Test
    void aStaleMoveIsRefused() throws IOException {
        try (SocketPlayer kim = enter("Kim");
                SocketPlayer lee = enter("Lee")) {
            lee.join(kim.host("public", "first", "game:10m+0s").table());
            kim.play(0, 11, 15);
            lee.play(1, 22, 18);
            assertThat(kim.play(0, 9, 13).code()).contains("stale-ply");
            assertThat(kim.play(99, 15, 22).code()).contains("stale-ply");
        }
    }

    @Test
    void oneOfTwoMovesAtOnceIsPlayed() throws Exception {
        try (SocketPlayer kim = enter("Kim");
                SocketPlayer lee = enter("Lee");
                SocketPlayer again = SocketPlayer.connect(HONEST.port())) {
            String game = kim.host("public", "first", "game:10m+0s").table();
            lee.join(game);
            again.say(
                    new ClientMessage.Ready(
                            1, kim.secret(), Optional.empty(), false, Optional.of(game)));
            again.await(ServerMessage.Welcome.class);
            atOnce(
                    () -> say(kim, new ClientMessage.Play("a", 1, 0, STEP)),
                    () ->
                            say(
                                    again,
                                    new ClientMessage.Play(
                                            "b", 1, 0, List.of(Square.of(9), Square.of(13)))));
            Update seen = lee.awaitPly(1);
            assertThat(seen.standing().ply()).isEqualTo(1);
            assertThat(lee.play(1, 22, 18).standing().ply()).isEqualTo(2);
        }
    }

    @Test
    void oneOfTwoWhoJoinAtOnceHasTheSeat() throws Exception {
        try (SocketPlayer kim = enter("Kim");
                SocketPlayer lee = enter("Lee");
                SocketPlayer max = enter("Max")) {
            String game = kim.host("public", "first", "game:10m+0s").table();
            atOnce(() -> joins(lee, game), () -> joins(max, game));
            List<Boolean> seated = List.of(isSeated(lee), isSeated(max));
            assertThat(seated).containsExactlyInAnyOrder(true, false);
        }
    }

    private static SocketPlayer enter(String name) throws IOException {
        return SocketPlayer.enter(HONEST.port(), name + " " + VISITS.incrementAndGet());
    }

    private static String codeOf(SocketPlayer player, String request) {
        while (true) {
            ServerMessage message = player.next();
            if (message instanceof ServerMessage.Refused refused) {
                return refused.code();
            }
            if (message instanceof Update update
                    && update.answers().filter(request::equals).isPresent()) {
                return update.code().orElse("");
            }
        }
    }

    private static boolean say(SocketPlayer player, ClientMessage message) {
        try {
            player.say(message);
            return true;
        } catch (IOException _) {
            // The older connection of a seat may be closed already.
            return false;
        }
    }

    private static boolean joins(SocketPlayer player, String game) {
        return say(player, new ClientMessage.Join("j", Optional.of(game), Optional.empty()));
    }

    private static boolean isSeated(SocketPlayer player) {
        while (true) {
            ServerMessage message = player.next();
            if (message instanceof ServerMessage.Welcome) {
                return true;
            }
            if (message instanceof ServerMessage.Refused) {
                return false;
            }
        }
    }

    private static void atOnce(Callable<Boolean> one, Callable<Boolean> other) throws Exception {
        CyclicBarrier together = new CyclicBarrier(2);
        try (ExecutorService two = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Boolean> first = two.submit(() -> afterBoth(together, one));
            Future<Boolean> second = two.submit(() -> afterBoth(together, other));
            first.get();
            second.get();
        }
    }

    private static boolean afterBoth(CyclicBarrier together, Callable<Boolean> act)
            throws Exception {
        together.await();
        return act.call();
    }
}
