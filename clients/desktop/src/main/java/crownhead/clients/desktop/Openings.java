package crownhead.clients.desktop;

import crownhead.clients.act.LocalAct;
import crownhead.clients.act.RemoteAct;
import crownhead.clients.connection.Dialler;
import crownhead.clients.connection.Introduction;
import crownhead.clients.connection.LocalTable;
import crownhead.clients.desktop.setup.Plan;
import crownhead.rules.dress.ColourSet;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Makes of a plan what is to be played. */
final class Openings {
    /** Who asks to play is there and has time, so it is tried less often than from a terminal. */
    private static final Dialler.Attempts ATTEMPTS = new Dialler.Attempts(3, Duration.ofSeconds(1));

    private final Surroundings around;
    private final GameHost.Doorbell bell;
    private final Consumer<GameHost.OpenGame> opened;

    /** {@code opened} hears of a game that waits for a guest, on any thread. */
    Openings(Surroundings around, GameHost.Doorbell bell, Consumer<GameHost.OpenGame> opened) {
        this.around = around;
        this.bell = bell;
        this.opened = opened;
    }

    Play.Opening of(Plan plan) {
        return switch (plan) {
            case Plan.Here here -> _ -> here(here);
            case Plan.Host host -> stage -> host(host, stage);
            case Plan.Join join ->
                    stage ->
                            new Play.Opened(
                                    remote(
                                            new RemoteAct.Journey(
                                                    join.entrance(), join.who(), ATTEMPTS),
                                            stage));
        };
    }

    private Play.Opened here(Plan.Here here) {
        return new Play.Opened(
                new LocalAct(terms(here.time()), here.people(), around.time(), around.chance()));
    }

    /** Red moves first, and who is red is left to chance. */
    private static Terms terms(TimeControl time) {
        Terms usual = LocalTable.usualTerms();
        return new Terms(
                time,
                usual.stakes(),
                usual.seating(),
                usual.drawRule(),
                usual.pauses(),
                usual.grace(),
                ColourSet.RED_WHITE,
                usual.start());
    }

    private Play.Opened host(Plan.Host host, Executor stage) throws GameHost.NotOpened {
        GameHost.OpenGame game = around.host().open(host.time(), host.port(), bell);
        opened.accept(game);
        Introduction who =
                new Introduction(
                        Optional.of(host.name()),
                        false,
                        Optional.empty(),
                        Optional.of(game.ticket()),
                        Optional.empty());
        return new Play.Opened(
                remote(new RemoteAct.Journey(game.address(), who, ATTEMPTS), stage), game::close);
    }

    private RemoteAct remote(RemoteAct.Journey journey, Executor stage) {
        return new RemoteAct(journey, stage, around.time(), around.chance());
    }

    /** How others come in, for people. */
    static String invitation(GameHost.OpenGame game) {
        List<String> addresses = game.addresses();
        return "The other player joins at address "
                + String.join(" or ", addresses)
                + ", port "
                + game.address().port()
                + ".";
    }
}
