package crownhead.server.storage;

import crownhead.play.StoreFailure;
import crownhead.play.player.SessionStore.Stored;
import crownhead.table.PlayerId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Who is signed in. */
final class SessionRows {
    private static final String ALL = "select secret_hash, player, since, until from sessions";

    private final GroupCommit writer;
    private final Readers readers;

    SessionRows(GroupCommit writer, Readers readers) {
        this.writer = writer;
        this.readers = readers;
    }

    void add(Stored session) throws StoreFailure {
        change(
                "insert into sessions (secret_hash, player, since, until) values (?, ?, ?, ?)",
                Text.storable(session.secretHash()),
                session.player().value(),
                session.since().toEpochMilli(),
                session.until().toEpochMilli());
    }

    Optional<Stored> session(String secretHash) throws StoreFailure {
        return readers.ask(
                sql -> sql.first(SessionRows::stored, ALL + " where secret_hash = ?", secretHash));
    }

    List<Stored> of(PlayerId player) throws StoreFailure {
        return readers.ask(sql ->
                sql.list(
                        SessionRows::stored,
                        ALL + " where player = ? order by since, secret_hash",
                        player.value()));
    }

    void renew(String secretHash, Instant until) throws StoreFailure {
        change(
                "update sessions set until = ? where secret_hash = ?",
                until.toEpochMilli(),
                secretHash);
    }

    void end(String secretHash) throws StoreFailure {
        change("delete from sessions where secret_hash = ?", secretHash);
    }

    void endAll(PlayerId player) throws StoreFailure {
        change("delete from sessions where player = ?", player.value());
    }

    void forgetOver(Instant now) throws StoreFailure {
        change("delete from sessions where until <= ?", now.toEpochMilli());
    }

    private void change(String statement, Object... values) throws StoreFailure {
        writer.change(connection -> new Sql(connection).change(statement, values));
    }

    private static Stored stored(ResultSet row) throws SQLException {
        return new Stored(
                row.getString(1),
                new PlayerId(row.getString(2)),
                Instant.ofEpochMilli(row.getLong(3)),
                Instant.ofEpochMilli(row.getLong(4)));
    }
}
