package crownhead.protocol.telling;

import crownhead.protocol.Action;
import crownhead.protocol.Ending;
import crownhead.protocol.Happening;
import crownhead.protocol.Inquiry;
import crownhead.protocol.Players;
import crownhead.protocol.Role;
import crownhead.protocol.Standing;
import crownhead.protocol.Tallies;
import crownhead.protocol.Update;
import crownhead.rules.DrawClaim;
import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.table.Clock;
import crownhead.table.Conduct;
import crownhead.table.Statistics;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What stands at a table, as data on the wire. */
final class Views {
    private Views() {}

    /** What everyone at the table sees of the same news. */
    record Scene(
            Optional<Players> players,
            Standing standing,
            List<Happening> events,
            Optional<Ending> result,
            Optional<Tallies> statistics) {
        Scene {
            events = List.copyOf(events);
        }
    }

    static Scene scene(News news) {
        Table table = news.state();
        return new Scene(
                players(news),
                standing(table, news.now()),
                happenings(news),
                table.result().map(Happenings::ending),
                table.isOver() ? Optional.of(tallies(table.statistics())) : Optional.empty());
    }

    static Update update(
            News news,
            Scene scene,
            Role role,
            Action action,
            String message,
            Optional<Inquiry> question) {
        return new Update(
                news.table(),
                news.game(),
                news.version(),
                news.now().toEpochMilli(),
                action,
                message,
                news.state().game().position(),
                role,
                Optional.empty(),
                Optional.empty(),
                scene.players,
                scene.standing,
                scene.events,
                question,
                scene.result,
                scene.statistics);
    }

    /** What everyone is told alike; the rest of it is told to nobody. */
    static Update shared(News news, Scene scene) {
        return update(news, scene, Role.SPECTATOR, Action.SHOW, "", Optional.empty());
    }

    private static List<Happening> happenings(News news) {
        List<Happening> happenings = new ArrayList<>();
        for (TableEvent event : news.events()) {
            Happenings.of(event, news.now(), news.state()).ifPresent(happenings::add);
        }
        return happenings;
    }

    private static Optional<Players> players(News news) {
        return news.state().hasStarted()
                ? Optional.of(new Players(player(news, Side.FIRST), player(news, Side.SECOND)))
                : Optional.empty();
    }

    private static Players.Player player(News news, Side side) {
        Table table = news.state();
        Conduct conduct = table.conduct(side);
        return new Players.Player(
                news.names().of(side),
                table.terms().colours().colour(side).name(),
                table.isOver()
                        ? Optional.empty()
                        : conduct.graceEnds().map(until -> millis(news.now(), until)),
                table.terms().pauses().perPlayer() - conduct.pausesUsed());
    }

    private static Standing standing(Table table, Instant now) {
        Game game = table.game();
        return new Standing(
                game.ply(),
                table.toMove(),
                mayMove(table) ? legal(game) : List.of(),
                game.lastTurn().map(Happenings::lastTurn),
                clocks(table.clock(), now),
                counts(table),
                table.pause()
                        .filter(_ -> !table.isOver())
                        .map(p -> new Standing.Break(p.by(), millis(now, p.until()))));
    }

    /** Whether either side may move now. */
    static boolean mayMove(Table table) {
        return table.hasStarted() && !table.isOver() && table.pause().isEmpty();
    }

    private static List<List<Square>> legal(Game game) {
        List<Move> moves = game.position().legalMoves();
        List<List<Square>> paths = new ArrayList<>(moves.size());
        for (Move move : moves) {
            paths.add(move.path());
        }
        return paths;
    }

    private static Standing.Clocks clocks(Clock clock, Instant now) {
        if (!clock.control().isTimed()) {
            return new Standing.Clocks(Optional.empty(), Optional.empty(), Optional.empty());
        }
        return new Standing.Clocks(
                Optional.of(clock.left(Side.FIRST, now).toMillis()),
                Optional.of(clock.left(Side.SECOND, now).toMillis()),
                clock.running().map(Clock.Running::side));
    }

    /** A claim is of use only where the draw does not come by itself. */
    private static Standing.Counts counts(Table table) {
        Game game = table.game();
        Optional<String> claim =
                table.isOver() || game.drawRule() != DrawRule.CLAIMED
                        ? Optional.empty()
                        : game.drawClaim().map(DrawClaim::sentence);
        return new Standing.Counts(game.occurrences(), game.pliesWithoutProgress(), claim);
    }

    private static Tallies tallies(Statistics statistics) {
        return new Tallies(tally(statistics.first()), tally(statistics.second()));
    }

    private static Tallies.Tally tally(Statistics.Tally tally) {
        return new Tallies.Tally(
                tally.moves(),
                tally.captures(),
                tally.kings(),
                tally.average().toMillis(),
                tally.longest().toMillis());
    }

    static long millis(Instant now, Instant until) {
        return Math.max(0, Duration.between(now, until).toMillis());
    }
}
