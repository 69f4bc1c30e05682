package crownhead.server.storage;

import crownhead.play.TableId;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.Listing;
import crownhead.table.PlayerId;
import crownhead.table.Result;
import crownhead.table.Seats;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import crownhead.table.log.EventText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;

/** Reads the card of a game from its row. */
final class CardReading {
    static final String ALL =
            """
            select table_id, visibility, key_hash, challenged, before_id,
                opened, opening, first, second, started, ended, ending
            from games\
            """;

    private CardReading() {}

    static GameCard card(ResultSet row) throws SQLException {
        TableEvent.Opened opening = EventText.readOpened(row.getString("opening"));
        return new GameCard(
                listing(row),
                opening.host(),
                opening.terms(),
                Instant.ofEpochMilli(row.getLong("opened")),
                seats(row),
                moment(row, "started"),
                result(row, opening.terms()),
                moment(row, "ended"));
    }

    private static Listing listing(ResultSet row) throws SQLException {
        return new Listing(
                new TableId(row.getString("table_id")),
                Words.VISIBILITY.named(row.getString("visibility")),
                text(row, "key_hash"),
                text(row, "challenged").map(PlayerId::new),
                text(row, "before_id").map(TableId::new));
    }

    private static Optional<Seats> seats(ResultSet row) throws SQLException {
        Optional<PlayerId> second = text(row, "second").map(PlayerId::new);
        return text(row, "first")
                .map(PlayerId::new)
                .flatMap(first -> second.map(other -> new Seats(first, other)));
    }

    private static Optional<Result> result(ResultSet row, Terms terms) throws SQLException {
        return text(row, "ending")
                .map(line -> EventText.read(line, terms))
                .map(TableEvent.Ended.class::cast)
                .map(TableEvent.Ended::result);
    }

    private static Optional<Instant> moment(ResultSet row, String column) throws SQLException {
        long millis = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(Instant.ofEpochMilli(millis));
    }

    private static Optional<String> text(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column));
    }
}
