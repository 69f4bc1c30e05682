package crownhead.server.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Square;
import crownhead.server.CannotOpen;
import crownhead.server.Server;
import crownhead.server.ServerOptions;
import crownhead.server.SocketPlayer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A whole house on a folder, and in it an honest game between Ann and Ben with Eve looking on. They
 * play a move after each test, and must have heard of nothing but their own game.
 */
final class HonestTable implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
    /** All strangers come from one address, and more often than anybody. */
    private static final int GENEROSITY = 1000;

    /** What there is while the house is open. */
    private record Open(
            Path folder, Server server, SocketPlayer ann, SocketPlayer ben, SocketPlayer eve) {
        List<SocketPlayer> all() {
            return List.of(ann, ben, eve);
        }
    }

    private Optional<Open> open = Optional.empty();
    private Optional<Update> latest = Optional.empty();

    int port() {
        return here().server().port();
    }

    int consolePort() {
        return here().server().consolePort().orElseThrow();
    }

    /** Where they play. */
    String table() {
        return here().ann().table();
    }

    SocketPlayer ann() {
        return here().ann();
    }

    SocketPlayer ben() {
        return here().ben();
    }

    SocketPlayer eve() {
        return here().eve();
    }

    /** How many turns they have played. */
    int ply() {
        return latest.orElseThrow().standing().ply();
    }

    private Open here() {
        return open.orElseThrow();
    }

    @Override
    public void beforeAll(ExtensionContext context) throws IOException, CannotOpen {
        Path folder = Files.createTempDirectory("honest");
        Server server =
                Server.open(
                        ServerOptions.local(folder).withConsolePort(0).withGenerosity(GENEROSITY));
        SocketPlayer ann = SocketPlayer.enter(server.port(), "Ann");
        SocketPlayer ben = SocketPlayer.enter(server.port(), "Ben");
        SocketPlayer eve = SocketPlayer.enter(server.port(), "Eve");
        String game = ann.host("public", "first", "game:24h+0s").table();
        ben.join(game);
        eve.watch(game);
        latest = Optional.of(ann.awaitUpdate(update -> update.action() == Action.MOVE));
        open = Optional.of(new Open(folder, server, ann, ben, eve));
        playOn();
        playOn();
    }

    @Override
    public void afterEach(ExtensionContext context) throws IOException {
        List<Integer> heardBefore =
                here().all().stream().map(player -> player.heard().size()).toList();
        playOn();
        for (int i = 0; i < heardBefore.size(); i++) {
            List<ServerMessage> heard = here().all().get(i).heard();
            heard.subList(heardBefore.get(i), heard.size()).forEach(HonestTable::assertIsOfTheGame);
        }
    }

    /** One more move, which all three see; it takes as little as the rules allow. */
    private void playOn() throws IOException {
        int ply = ply();
        SocketPlayer mover = ply % 2 == 0 ? ann() : ben();
        List<Square> path =
                latest.orElseThrow().standing().legal().stream()
                        .min(Comparator.comparingInt(List::size))
                        .orElseThrow();
        Update played = mover.play(ply, path.stream().mapToInt(Square::number).toArray());
        assertThat(played.code()).isEmpty();
        latest = Optional.of(played);
        for (SocketPlayer other : here().all()) {
            if (other != mover) {
                assertThat(other.awaitPly(ply + 1).board()).isEqualTo(played.board());
            }
        }
    }

    private static void assertIsOfTheGame(ServerMessage message) {
        if (message instanceof Update update) {
            assertThat(update.code()).isEmpty();
            assertThat(update.question()).isEmpty();
            assertThat(update.events()).allMatch(event -> event.event().equals("moved"));
        } else {
            assertThat(message).isInstanceOfAny(ServerMessage.Ping.class, ServerMessage.Pong.class);
        }
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        if (open.isEmpty()) {
            return;
        }
        for (SocketPlayer player : here().all()) {
            player.close();
        }
        here().server().close();
        try (Stream<Path> files = Files.walk(here().folder())) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
