package crownhead.play.memory;

import crownhead.play.LogRow;
import crownhead.play.MemoryStore;
import crownhead.play.SeriesId;
import crownhead.play.SeriesRow;
import crownhead.play.SeriesStore;
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
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Everything that a house keeps, as long as the program runs. Whatever happens here happens one
 * after the other, so that a log and the card made from it never disagree.
 */
public final class MemoryHouse
        implements TableStore, SeriesStore, PlayerStore, SessionStore, GameStore, RunStore {
    private final MemoryStore logs = new MemoryStore();
    private final GameBook games = new GameBook();
    private final PlayerBook people = new PlayerBook();
    private final SessionBook sessions = new SessionBook();
    private final List<Run> runs = new ArrayList<>();

    @Override
    public synchronized Append append(LogRow row) {
        Append append = logs.append(row);
        if (append == Append.STORED) {
            games.project(row);
        }
        return append;
    }

    @Override
    public synchronized List<LogRow> read(TableId table, long afterVersion) {
        return logs.read(table, afterVersion);
    }

    @Override
    public synchronized Append append(SeriesRow row) {
        return logs.append(row);
    }

    @Override
    public synchronized List<SeriesRow> read(SeriesId series, long afterVersion) {
        return logs.read(series, afterVersion);
    }

    @Override
    public synchronized void register(Listing listing) {
        games.register(listing);
    }

    @Override
    public synchronized void revokeKey(TableId table) {
        games.revokeKey(table);
    }

    @Override
    public synchronized Optional<GameCard> game(TableId table) {
        return games.game(table);
    }

    @Override
    public synchronized Optional<GameCard> withKey(String keyHash) {
        return games.withKey(keyHash);
    }

    @Override
    public synchronized Optional<GameCard> rematchOf(TableId table) {
        return games.rematchOf(table);
    }

    @Override
    public synchronized List<GameCard> waiting(int most) {
        return games.waiting(most);
    }

    @Override
    public synchronized List<GameCard> live(int most) {
        return games.live(most);
    }

    @Override
    public synchronized List<GameCard> unfinishedOf(PlayerId player) {
        return games.unfinishedOf(player);
    }

    @Override
    public synchronized List<GameCard> finishedOf(PlayerId player, Instant before, int most) {
        return games.finishedOf(player, before, most);
    }

    @Override
    public synchronized List<GameCard> unfinishedAfter(Optional<TableId> last, int most) {
        return games.unfinishedAfter(last, most);
    }

    @Override
    public synchronized List<TableId> due(Instant now, int most) {
        return games.due(now, most);
    }

    @Override
    public synchronized Naming add(Player player, String skeleton) {
        return people.add(player, skeleton);
    }

    @Override
    public synchronized Naming rename(PlayerId player, String name, String skeleton) {
        return people.rename(player, name, skeleton);
    }

    @Override
    public synchronized void releaseName(PlayerId player) {
        people.releaseName(player);
    }

    @Override
    public synchronized Optional<Player> player(PlayerId id) {
        return people.player(id);
    }

    @Override
    public synchronized List<Player> players(Collection<PlayerId> ids) {
        return people.players(ids);
    }

    @Override
    public synchronized Optional<Player> holder(String skeleton) {
        return people.holder(skeleton);
    }

    @Override
    public synchronized List<Player> namedGuests() {
        return people.namedGuests();
    }

    @Override
    public synchronized void keepCredential(PlayerId player, Credential credential) {
        people.keepCredential(player, credential);
    }

    @Override
    public synchronized Optional<String> passwordHash(PlayerId player) {
        return people.passwordHash(player);
    }

    @Override
    public synchronized void replaceHash(PlayerId player, String old, String renewed) {
        people.replaceHash(player, old, renewed);
    }

    @Override
    public synchronized boolean useRecoveryCode(PlayerId player, String codeHash) {
        return people.useRecoveryCode(player, codeHash);
    }

    @Override
    public synchronized void judge(PlayerId player, Player.Conduct conduct) {
        people.judge(player, conduct);
    }

    @Override
    public synchronized void block(PlayerId player, PlayerId blocked) {
        people.block(player, blocked);
    }

    @Override
    public synchronized void unblock(PlayerId player, PlayerId blocked) {
        people.unblock(player, blocked);
    }

    @Override
    public synchronized Set<PlayerId> blockedBy(PlayerId player) {
        return people.blockedBy(player);
    }

    @Override
    public synchronized void delete(PlayerId player) {
        people.delete(player);
        sessions.endAll(player);
    }

    @Override
    public synchronized void add(Stored session) {
        sessions.add(session);
    }

    @Override
    public synchronized Optional<Stored> session(String secretHash) {
        return sessions.session(secretHash);
    }

    @Override
    public synchronized List<Stored> of(PlayerId player) {
        return sessions.of(player);
    }

    @Override
    public synchronized void renew(String secretHash, Instant until) {
        sessions.renew(secretHash, until);
    }

    @Override
    public synchronized void end(String secretHash) {
        sessions.end(secretHash);
    }

    @Override
    public synchronized void endAll(PlayerId player) {
        sessions.endAll(player);
    }

    @Override
    public synchronized void forgetOver(Instant now) {
        sessions.forgetOver(now);
    }

    @Override
    public synchronized List<Run> runs() {
        return List.copyOf(runs);
    }

    @Override
    public synchronized void begin(Run run) {
        runs.add(run);
    }

    @Override
    public synchronized void beat(Instant now) {
        Run run = runs.removeLast();
        runs.add(new Run(run.began(), run.wall(), now));
    }
}
