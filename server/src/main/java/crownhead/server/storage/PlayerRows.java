package crownhead.server.storage;

import crownhead.play.StoreFailure;
import crownhead.play.player.Player;
import crownhead.play.player.PlayerStore.Credential;
import crownhead.play.player.PlayerStore.Naming;
import crownhead.table.PlayerId;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** People and the names they hold. */
final class PlayerRows {
    private static final String ALL = "select id, name, kind, since, conduct from players";
    private static final int AT_ONCE = 500;

    private final GroupCommit writer;
    private final Readers readers;

    PlayerRows(GroupCommit writer, Readers readers) {
        this.writer = writer;
        this.readers = readers;
    }

    Naming add(Player player, String skeleton) throws StoreFailure {
        return writer.change(
                new NameChange(
                        """
                        insert into players (id, name, skeleton, kind, since, conduct)
                        values (?, ?, ?, ?, ?, ?)\
                        """,
                        List.of(
                                player.id().value(),
                                Text.storable(player.name()),
                                Text.storable(skeleton),
                                Words.KINDS.of(player.kind()),
                                player.since().toEpochMilli(),
                                Words.CONDUCT.of(player.conduct()))));
    }

    Naming rename(PlayerId player, String name, String skeleton) throws StoreFailure {
        return writer.change(
                new NameChange(
                        "update players set name = ?, skeleton = ? where id = ?",
                        List.of(Text.storable(name), Text.storable(skeleton), player.value())));
    }

    void releaseName(PlayerId player) throws StoreFailure {
        change(
                "update players set skeleton = null where id = ? and kind = 'guest'",
                player.value());
    }

    Optional<Player> player(PlayerId id) throws StoreFailure {
        return readers.ask(sql -> sql.first(PlayerRows::player, ALL + " where id = ?", id.value()));
    }

    List<Player> players(Collection<PlayerId> ids) throws StoreFailure {
        List<String> wanted = ids.stream().map(PlayerId::value).distinct().toList();
        List<Player> found = new ArrayList<>(wanted.size());
        for (int from = 0; from < wanted.size(); from += AT_ONCE) {
            Object[] some = wanted.subList(from, Math.min(wanted.size(), from + AT_ONCE)).toArray();
            String places = String.join(", ", Collections.nCopies(some.length, "?"));
            String query = ALL + " where id in (" + places + ")";
            found.addAll(readers.ask(sql -> sql.list(PlayerRows::player, query, some)));
        }
        return List.copyOf(found);
    }

    Optional<Player> holder(String skeleton) throws StoreFailure {
        return readers.ask(
                sql -> sql.first(PlayerRows::player, ALL + " where skeleton = ?", skeleton));
    }

    List<Player> namedGuests() throws StoreFailure {
        return readers.ask(sql ->
                sql.list(
                        PlayerRows::player,
                        ALL + " where kind = 'guest' and skeleton is not null"));
    }

    void keepCredential(PlayerId player, Credential credential) throws StoreFailure {
        String id = player.value();
        writer.change(connection -> {
            Sql sql = new Sql(connection);
            sql.change(
                    """
                    insert into credentials (player, password_hash) values (?, ?)
                    on conflict (player)
                    do update set password_hash = excluded.password_hash\
                    """,
                    id,
                    credential.passwordHash());
            sql.change("delete from recovery_codes where player = ?", id);
            for (String hash : credential.recoveryHashes()) {
                sql.change(
                        """
                        insert into recovery_codes (player, code_hash) values (?, ?)
                        on conflict do nothing\
                        """,
                        id,
                        hash);
            }
            return sql.change(
                    "update players set kind = 'account' where id = ? and kind = 'guest'", id);
        });
    }

    Optional<String> passwordHash(PlayerId player) throws StoreFailure {
        return readers.ask(sql ->
                sql.first(
                        row -> row.getString(1),
                        "select password_hash from credentials where player = ?",
                        player.value()));
    }

    void replaceHash(PlayerId player, String old, String renewed) throws StoreFailure {
        change(
                "update credentials set password_hash = ? where player = ? and password_hash = ?",
                renewed,
                player.value(),
                old);
    }

    boolean useRecoveryCode(PlayerId player, String codeHash) throws StoreFailure {
        return change(
                        "delete from recovery_codes where player = ? and code_hash = ?",
                        player.value(),
                        Text.storable(codeHash))
                == 1;
    }

    void judge(PlayerId player, Player.Conduct conduct) throws StoreFailure {
        change(
                "update players set conduct = ? where id = ?",
                Words.CONDUCT.of(conduct),
                player.value());
    }

    void block(PlayerId player, PlayerId blocked) throws StoreFailure {
        change(
                "insert into blocks (player, blocked) values (?, ?) on conflict do nothing",
                player.value(),
                blocked.value());
    }

    void unblock(PlayerId player, PlayerId blocked) throws StoreFailure {
        change(
                "delete from blocks where player = ? and blocked = ?",
                player.value(),
                blocked.value());
    }

    List<PlayerId> blockedBy(PlayerId player) throws StoreFailure {
        return readers.ask(sql ->
                sql.list(
                        row -> new PlayerId(row.getString(1)),
                        "select blocked from blocks where player = ?",
                        player.value()));
    }

    void delete(PlayerId player) throws StoreFailure {
        String id = player.value();
        writer.change(connection -> {
            Sql sql = new Sql(connection);
            sql.change("delete from sessions where player = ?", id);
            sql.change("delete from credentials where player = ?", id);
            sql.change("delete from recovery_codes where player = ?", id);
            sql.change("delete from blocks where player = ?", id);
            return sql.change(
                    """
                    update players set name = ?, skeleton = null, kind = 'deleted'
                    where id = ?\
                    """,
                    Player.DELETED_NAME,
                    id);
        });
    }

    private int change(String statement, Object... values) throws StoreFailure {
        return writer.change(connection -> new Sql(connection).change(statement, values));
    }

    private static Player player(ResultSet row) throws SQLException {
        return new Player(
                new PlayerId(row.getString(1)),
                row.getString(2),
                Words.KINDS.named(row.getString(3)),
                Instant.ofEpochMilli(row.getLong(4)),
                Words.CONDUCT.named(row.getString(5)));
    }

    /** A change that the database does not allow when somebody else holds such a name. */
    private record NameChange(String statement, List<Object> values) implements Change<Naming> {
        @Override
        public Naming on(Connection connection) throws SQLException {
            new Sql(connection).change(statement, values.toArray());
            return Naming.DONE;
        }

        @Override
        public Naming clashed(SQLException why) {
            return Naming.TAKEN;
        }
    }
}
