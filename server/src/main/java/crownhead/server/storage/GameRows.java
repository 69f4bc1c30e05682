package crownhead.server.storage;

import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.Listing;
import crownhead.table.PlayerId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The cards of games. {@link CardWriter} keeps them at what the logs say. */
final class GameRows {
    private static final String OPENED = CardReading.ALL + " where opened is not null";

    private final GroupCommit writer;
    private final Readers readers;

    GameRows(GroupCommit writer, Readers readers) {
        this.writer = writer;
        this.readers = readers;
    }

    void register(Listing listing) throws StoreFailure {
        change(
                """
                insert into games (table_id, visibility, key_hash, challenged, before_id)
                values (?, ?, ?, ?, ?) on conflict (table_id) do update set key_hash = excluded.key_hash\
                """,
                Text.storable(listing.table().value()),
                Words.VISIBILITY.of(listing.visibility()),
                listing.keyHash().map(Text::storable),
                listing.challenged().map(PlayerId::value),
                listing.before().map(TableId::value).map(Text::storable));
    }

    void revokeKey(TableId table) throws StoreFailure {
        change("update games set key_hash = null where table_id = ?", table.value());
    }

    Optional<GameCard> game(TableId table) throws StoreFailure {
        return first(OPENED + " and table_id = ?", table.value());
    }

    Optional<GameCard> withKey(String keyHash) throws StoreFailure {
        return first(OPENED + " and key_hash = ?", keyHash);
    }

    Optional<GameCard> rematchOf(TableId table) throws StoreFailure {
        return first(OPENED + " and before_id = ? order by opened, table_id", table.value());
    }

    List<GameCard> waiting(int most) throws StoreFailure {
        return list(
                OPENED
                        + """
                         and visibility = 'public' and challenged is null
                        and started is null and ended is null
                        order by opened desc, table_id desc limit ?\
                        """,
                most);
    }

    List<GameCard> live(int most) throws StoreFailure {
        return list(
                OPENED
                        + """
                         and visibility = 'public' and started is not null and ended is null
                        order by started desc, table_id desc limit ?\
                        """,
                most);
    }

    /** Each part has an index of its own; with "or" the games of everybody would be looked at. */
    List<GameCard> unfinishedOf(PlayerId player) throws StoreFailure {
        String id = player.value();
        return list(
                OPENED
                        + """
                         and table_id in (
                        select table_id from games where host = ? and ended is null
                        union select table_id from games where first = ? and ended is null
                        union select table_id from games where second = ? and ended is null
                        union select table_id from games where challenged = ? and ended is null)
                        order by opened, table_id\
                        """,
                id,
                id,
                id,
                id);
    }

    List<GameCard> finishedOf(PlayerId player, Instant before, int most) throws StoreFailure {
        String id = player.value();
        long then = before.toEpochMilli();
        String part =
                "select * from ("
                        + CardReading.ALL
                        + " where %s = ? and ended < ? order by ended desc, table_id desc limit ?)"
                        + " as %s";
        String query =
                String.join(
                                " union ",
                                part.formatted("first", "a"),
                                part.formatted("second", "b"),
                                part.formatted("host", "c"))
                        + " order by ended desc, table_id desc limit ?";
        return list(query, id, then, most, id, then, most, id, then, most, most);
    }

    List<GameCard> unfinishedAfter(Optional<TableId> last, int most) throws StoreFailure {
        return list(
                OPENED + " and ended is null and table_id > ? order by table_id limit ?",
                last.map(TableId::value).orElse(""),
                most);
    }

    /** A table whose deadline has passed, and when something is really due there. */
    private record Passed(String table, long due) {
        static Passed of(ResultSet row) throws SQLException {
            String table = row.getString(1);
            long due = row.getLong(2);
            return new Passed(table, row.wasNull() ? Long.MAX_VALUE : due);
        }
    }

    /** What is kept of deadlines may be early: the log says whether something is due. */
    List<TableId> due(Instant now, int most) throws StoreFailure {
        long moment = now.toEpochMilli();
        List<Passed> passed;
        List<TableId> due;
        do {
            passed = passed(moment, most);
            due =
                    passed.stream()
                            .filter(table -> table.due <= moment)
                            .map(table -> new TableId(table.table))
                            .toList();
            renew(passed.stream().filter(table -> table.due > moment).map(Passed::table).toList());
        } while (due.isEmpty() && passed.size() == most);
        return due;
    }

    private void renew(List<String> early) throws StoreFailure {
        if (!early.isEmpty()) {
            writer.renewDeadlines(early);
        }
    }

    private List<Passed> passed(long now, int most) throws StoreFailure {
        return readers.ask(sql ->
                sql.list(
                        Passed::of,
                        "select d.table_id, "
                                + Deadlines.LAST
                                + """
                                 from deadlines d join games g on g.table_id = d.table_id
                                where d.due <= ? and g.started is not null and g.ended is null
                                order by d.due, d.table_id limit ?\
                                """,
                        now,
                        most));
    }

    private void change(String statement, Object... values) throws StoreFailure {
        writer.change(connection -> new Sql(connection).change(statement, values));
    }

    private Optional<GameCard> first(String query, Object... values) throws StoreFailure {
        return readers.ask(sql -> sql.first(CardReading::card, query, values));
    }

    private List<GameCard> list(String query, Object... values) throws StoreFailure {
        return readers.ask(sql -> sql.list(CardReading::card, query, values));
    }
}
