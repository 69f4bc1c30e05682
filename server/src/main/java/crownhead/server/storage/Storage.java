package crownhead.server.storage;

import crownhead.play.LogRow;
import crownhead.play.SeriesId;
import crownhead.play.SeriesRow;
import crownhead.play.SeriesStore;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.GameStore;
import crownhead.play.lobby.Listing;
import crownhead.play.player.Player;
import crownhead.play.player.PlayerStore;
import crownhead.play.player.SessionStore;
import crownhead.play.time.RunStore;
import crownhead.table.PlayerId;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All that the house keeps. What a call has stored survives a crash and a power cut, once the call
 * returns.
 */
public final class Storage
        implements TableStore,
                SeriesStore,
                PlayerStore,
                SessionStore,
                GameStore,
                RunStore,
                AutoCloseable {
    private final Dialect dialect;
    private final GroupCommit writer;
    private final Readers readers;
    private final TableRows tables;
    private final SeriesRows series;
    private final PlayerRows players;
    private final SessionRows sessions;
    private final GameRows games;
    private final RunRows runs;

    Storage(Dialect dialect, GroupCommit writer, Readers readers) {
        this.dialect = dialect;
        this.writer = writer;
        this.readers = readers;
        tables = new TableRows(writer, readers);
        series = new SeriesRows(writer, readers);
        players = new PlayerRows(writer, readers);
        sessions = new SessionRows(writer, readers);
        games = new GameRows(writer, readers);
        runs = new RunRows(writer, readers);
    }

    public static Storage open(DatabaseAddress address) throws CannotOpen {
        return open(address, StorageListener.DEAF);
    }

    public static Storage open(DatabaseAddress address, StorageListener listener)
            throws CannotOpen {
        return new Opening(Opening.dialect(address), listener).open();
    }

    /**
     * Stores what is waiting still, then lets others use the database. The writer goes last,
     * because only it can leave SQLite's database in one file.
     */
    @Override
    public void close() {
        readers.close();
        writer.close();
        dialect.close();
    }

    @Override
    public Append append(LogRow row) throws StoreFailure {
        return tables.append(row);
    }

    @Override
    public void append(LogRow row, Told told) {
        tables.append(row, told);
    }

    @Override
    public boolean isShared() {
        return dialect.isShared();
    }

    @Override
    public List<LogRow> read(TableId table, long afterVersion) throws StoreFailure {
        return tables.read(table, afterVersion);
    }

    @Override
    public Append append(SeriesRow row) throws StoreFailure {
        return series.append(row);
    }

    @Override
    public List<SeriesRow> read(SeriesId id, long afterVersion) throws StoreFailure {
        return series.read(id, afterVersion);
    }

    @Override
    public Naming add(Player player, String skeleton) throws StoreFailure {
        return players.add(player, skeleton);
    }

    @Override
    public Naming rename(PlayerId player, String name, String skeleton) throws StoreFailure {
        return players.rename(player, name, skeleton);
    }

    @Override
    public void releaseName(PlayerId player) throws StoreFailure {
        players.releaseName(player);
    }

    @Override
    public Optional<Player> player(PlayerId id) throws StoreFailure {
        return players.player(id);
    }

    @Override
    public List<Player> players(Collection<PlayerId> ids) throws StoreFailure {
        return players.players(ids);
    }

    @Override
    public Optional<Player> holder(String skeleton) throws StoreFailure {
        return players.holder(skeleton);
    }

    @Override
    public List<Player> namedGuests() throws StoreFailure {
        return players.namedGuests();
    }

    @Override
    public void keepCredential(PlayerId player, Credential credential) throws StoreFailure {
        players.keepCredential(player, credential);
    }

    @Override
    public Optional<String> passwordHash(PlayerId player) throws StoreFailure {
        return players.passwordHash(player);
    }

    @Override
    public void replaceHash(PlayerId player, String old, String renewed) throws StoreFailure {
        players.replaceHash(player, old, renewed);
    }

    @Override
    public boolean useRecoveryCode(PlayerId player, String codeHash) throws StoreFailure {
        return players.useRecoveryCode(player, codeHash);
    }

    @Override
    public void judge(PlayerId player, Player.Conduct conduct) throws StoreFailure {
        players.judge(player, conduct);
    }

    @Override
    public void block(PlayerId player, PlayerId blocked) throws StoreFailure {
        players.block(player, blocked);
    }

    @Override
    public void unblock(PlayerId player, PlayerId blocked) throws StoreFailure {
        players.unblock(player, blocked);
    }

    @Override
    public Set<PlayerId> blockedBy(PlayerId player) throws StoreFailure {
        return Set.copyOf(players.blockedBy(player));
    }

    @Override
    public void delete(PlayerId player) throws StoreFailure {
        players.delete(player);
    }

    @Override
    public void add(Stored session) throws StoreFailure {
        sessions.add(session);
    }

    @Override
    public Optional<Stored> session(String secretHash) throws StoreFailure {
        return sessions.session(secretHash);
    }

    @Override
    public List<Stored> of(PlayerId player) throws StoreFailure {
        return sessions.of(player);
    }

    @Override
    public void renew(String secretHash, Instant until) throws StoreFailure {
        sessions.renew(secretHash, until);
    }

    @Override
    public void end(String secretHash) throws StoreFailure {
        sessions.end(secretHash);
    }

    @Override
    public void endAll(PlayerId player) throws StoreFailure {
        sessions.endAll(player);
    }

    @Override
    public void forgetOver(Instant now) throws StoreFailure {
        sessions.forgetOver(now);
    }

    @Override
    public void register(Listing listing) throws StoreFailure {
        games.register(listing);
    }

    @Override
    public void revokeKey(TableId table) throws StoreFailure {
        games.revokeKey(table);
    }

    @Override
    public Optional<GameCard> game(TableId table) throws StoreFailure {
        return games.game(table);
    }

    @Override
    public Optional<GameCard> withKey(String keyHash) throws StoreFailure {
        return games.withKey(keyHash);
    }

    @Override
    public Optional<GameCard> rematchOf(TableId table) throws StoreFailure {
        return games.rematchOf(table);
    }

    @Override
    public List<GameCard> waiting(int most) throws StoreFailure {
        return games.waiting(most);
    }

    @Override
    public List<GameCard> live(int most) throws StoreFailure {
        return games.live(most);
    }

    @Override
    public List<GameCard> unfinishedOf(PlayerId player) throws StoreFailure {
        return games.unfinishedOf(player);
    }

    @Override
    public List<GameCard> finishedOf(PlayerId player, Instant before, int most)
            throws StoreFailure {
        return games.finishedOf(player, before, most);
    }

    @Override
    public List<GameCard> unfinishedAfter(Optional<TableId> last, int most) throws StoreFailure {
        return games.unfinishedAfter(last, most);
    }

    @Override
    public List<TableId> due(Instant now, int most) throws StoreFailure {
        return games.due(now, most);
    }

    @Override
    public List<Run> runs() throws StoreFailure {
        return runs.runs();
    }

    @Override
    public void begin(Run run) throws StoreFailure {
        runs.begin(run);
    }

    @Override
    public void beat(Instant now) throws StoreFailure {
        runs.beat(now);
    }
}
