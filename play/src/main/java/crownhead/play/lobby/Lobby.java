package crownhead.play.lobby;

import crownhead.play.CommandId;
import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.play.player.Ended;
import crownhead.play.player.People;
import crownhead.play.player.Player;
import crownhead.play.player.PlayerStore;
import crownhead.play.player.Profile;
import crownhead.play.player.Secrets;
import crownhead.table.PlayerId;
import crownhead.table.TimeControl;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Where people find games and each other. Whoever asks is signed in: a door knows them by their
 * session.
 */
public final class Lobby {
    /** What a lobby is made of. The time is that of the house. */
    public record Needs(
            Tables tables,
            GameStore games,
            People people,
            PlayerStore players,
            Presence presence,
            Attendance attendance,
            Secrets secrets,
            InstantSource time) {}

    private final Needs needs;
    private final News news = new News();
    private final GamesInPlay inPlay;
    private final WaitingGames waiting;
    private final Starting starting;
    private final Hosting hosting;
    private final Joining joining;
    private final PairingQueue pairing;
    private final Rematches rematches;
    private final Lists lists;
    private final Farewells farewells;

    public Lobby(Needs needs) {
        this.needs = needs;
        inPlay = new GamesInPlay(needs.tables(), news);
        waiting = new WaitingGames(needs, news);
        Room room = new Room(needs.games());
        starting = new Starting(needs, inPlay, news);
        hosting = new Hosting(needs, waiting, starting, room, news);
        joining = new Joining(needs, waiting, starting, room);
        pairing = new PairingQueue(needs, starting, room);
        rematches = new Rematches(needs, starting, room, news);
        lists = new Lists(needs, inPlay);
        farewells = new Farewells(needs, waiting);
        needs.people().onEnd(this::signedOut);
    }

    /** Tells what happens, in the thread in which it does: whoever listens only notes it. */
    public void listen(Consumer<LobbyNews> listener) {
        news.listen(listener);
    }

    /** Opens a game that waits for an opponent. */
    public Reply<Hosted> host(Player by, Wish wish) {
        return asking(() -> leavingTheQueue(by, hosting.host(by, wish)));
    }

    /** The same, once: the request is the player's own name for it, and a repeat opens nothing. */
    public Reply<Hosted> host(Player by, Wish wish, String request) {
        CommandId command = CommandId.of(by.id(), request);
        return asking(() -> leavingTheQueue(by, hosting.hostOnce(by, wish, command)));
    }

    /** Sits down at a public game, or at one to which the player is challenged. */
    public Reply<TableId> join(Player by, TableId table) {
        return asking(() -> leavingTheQueue(by, joining.join(by, table)));
    }

    /** Sits down at the private game that a key opens, as it was typed. */
    public Reply<TableId> joinByKey(Player by, String key) {
        return asking(() -> leavingTheQueue(by, joining.joinByKey(by, key)));
    }

    /** The same, if the key is the one of this table. */
    public Reply<TableId> joinByKey(Player by, TableId table, String key) {
        return asking(() -> leavingTheQueue(by, joining.joinByKey(by, table, key)));
    }

    /** Declines a challenge, or calls off an own game that waits. */
    public Reply<TableId> decline(Player by, TableId table) {
        return asking(() -> hosting.decline(by, table));
    }

    /** Plays the next one who asks for the same time. */
    public Reply<Pairing> pair(Player by, TimeControl time) {
        return asking(() -> pairing.pair(by, time, Optional.empty()));
    }

    /** The same, once: a repeat of a request that led to a game is told which. */
    public Reply<Pairing> pair(Player by, TimeControl time, String request) {
        Optional<CommandId> command = Optional.of(CommandId.of(by.id(), request));
        return asking(() -> pairing.pair(by, time, command));
    }

    /**
     * Asks for no opponent any more, and tells whether that was in time: whoever is being seated
     * just now will play.
     */
    public boolean stopPairing(Player by) {
        return pairing.leave(by.id());
    }

    /** Says yes to playing the opponent of a game again. */
    public Reply<Rematch> rematch(Player by, TableId table) {
        return asking(() -> rematches.ask(by, table));
    }

    public Reply<Rematch> declineRematch(Player by, TableId table) {
        return asking(() -> rematches.decline(by, table));
    }

    /** A public game, for anybody. */
    public Reply<GameCard> find(TableId table) {
        return asking(() -> found(table, Sight::isOpenToAll));
    }

    /** A public game, or a private one of this player. */
    public Reply<GameCard> find(Player by, TableId table) {
        return asking(() -> found(table, card -> Sight.isOpenTo(by.id(), card)));
    }

    /** Who is there. */
    public Reply<List<Present>> people() {
        return asking(() -> new Reply.Done<>(lists.people()));
    }

    /** Public games that anyone may join. */
    public Reply<List<GameCard>> waiting() {
        return asking(() -> new Reply.Done<>(needs.games().waiting(Lists.MOST)));
    }

    /** Public games to watch. */
    public Reply<List<GameCard>> live() {
        return asking(() -> new Reply.Done<>(needs.games().live(Lists.MOST)));
    }

    /** The games of a player that are not over, and where it is their turn. */
    public Reply<List<OwnGame>> yours(PlayerId player) {
        return asking(() -> new Reply.Done<>(lists.of(player)));
    }

    /** The games of a player that ended before a moment, newest first. */
    public Reply<List<GameCard>> finished(PlayerId player, Instant before, int most) {
        return asking(() -> new Reply.Done<>(needs.games().finishedOf(player, before, most)));
    }

    /** Everything the house knows of a player, for that player alone. */
    public Reply<Export> export(PlayerId player) {
        return asking(() -> {
            Reply<Profile> profile = needs.people().profile(player);
            List<GameCard> games = lists.all(player);
            return profile.map(known -> new Export(known, games));
        });
    }

    /** For the operator: ends a game without a result. */
    public Reply<TableId> close(TableId table) {
        return farewells.close(table);
    }

    /** After a start of the house: takes up what was there before. */
    void begin(GameCard card) {
        switch (card.stage()) {
            case WAITING -> waiting.note(card.table(), card.host(), card.terms(), card.opened());
            case PLAYING -> {
                if (card.terms().timeControl().isRealTime()) {
                    needs.attendance().expect(card.table(), card.seats().orElseThrow());
                    inPlay.lookAt(card.table());
                }
            }
            case OVER -> {}
        }
    }

    void tick() {
        hosting.tick();
        waiting.tick();
        pairing.tick();
        rematches.tick();
        starting.tick(pairing::leave);
        inPlay.tick();
        farewells.tick();
    }

    void peopleChanged() {
        news.changed();
    }

    private void signedOut(Ended ended) {
        pairing.leave(ended.player());
        needs.presence().signedOut(ended.player());
        needs.attendance().signedOut(ended.player());
        if (ended.cause() == Ended.Cause.DELETED) {
            farewells.giveUp(ended.player());
        }
    }

    /** Whoever has found a game asks for no other. */
    private <T> Reply<T> leavingTheQueue(Player by, Reply<T> reply) {
        if (reply instanceof Reply.Done) {
            pairing.leave(by.id());
        }
        return reply;
    }

    private Reply<GameCard> found(TableId table, Predicate<GameCard> isSeen) throws StoreFailure {
        return needs.games()
                .game(table)
                .filter(isSeen)
                .<Reply<GameCard>>map(Reply.Done::new)
                .orElseGet(() -> new Reply.Refused<>(LobbyRefusal.NO_SUCH_GAME));
    }

    /** What somebody asks. */
    private interface Asked<T> {
        Reply<T> answered() throws StoreFailure;
    }

    private static <T> Reply<T> asking(Asked<T> asked) {
        try {
            return asked.answered();
        } catch (StoreFailure _) {
            return new Reply.Unavailable<>();
        }
    }
}
