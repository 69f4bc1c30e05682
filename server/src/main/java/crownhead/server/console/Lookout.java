package crownhead.server.console;

import crownhead.protocol.Action;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.protocol.telling.Houses;
import crownhead.protocol.telling.News;
import crownhead.protocol.telling.Telling;
import crownhead.table.PlayerId;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import crownhead.table.series.Series;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** A console table as a client sees it at a moment. */
final class Lookout {
    private static final PlayerId NOBODY = new PlayerId("nobody");

    private final String table;
    private final ConsoleHouse house;
    private Instant last = Instant.EPOCH;

    Lookout(String table, ConsoleHouse house) {
        this.table = table;
        this.house = house;
    }

    /** The time of a message: later than that of the one before. */
    Instant stamp() {
        Instant now = house.time().instant().truncatedTo(ChronoUnit.MILLIS);
        last = now.isAfter(last) ? now : last.plusMillis(1);
        return last;
    }

    ServerMessage.Welcome welcome(Client client) {
        String message =
                "You are client "
                        + client.id()
                        + " at table "
                        + table
                        + ". "
                        + Houses.sentence(house.terms().timeControl());
        return new ServerMessage.Welcome(
                table, client.id(), client.name(), Houses.of(house.terms()), message);
    }

    /** What stands, in a game or between games. */
    Update look(Optional<CurrentGame> game, Series series, Client client) {
        News news = game.map(g -> g.look(stamp())).orElseGet(this::nothingYet);
        Role role = game.map(g -> g.roleOf(client.player())).orElse(Role.SPECTATOR);
        return game.filter(g -> !g.isOver()).isPresent()
                ? Telling.tell(news, role)
                : Invitations.tell(news, role, series, client.player());
    }

    /** Nobody sees the table who is not let in. */
    Update outside() {
        return Telling.say(
                nothingYet(),
                Role.SPECTATOR,
                Action.WAIT,
                "The host is asked whether you may play.");
    }

    private News nothingYet() {
        return new News(
                table,
                0,
                0,
                Table.opened(new TableEvent.Opened(NOBODY, house.terms())),
                List.of(),
                new News.Names("", ""),
                stamp());
    }
}
