package crownhead.play.computer;

import crownhead.engine.Level;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.Lobby;
import crownhead.play.lobby.LobbyNews;
import crownhead.play.player.ComputerPlayers;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The house's own players, wherever they sit. They come to every game of theirs, also to those that
 * were in play when the house was closed, and want a rematch whenever somebody else does.
 */
public final class Computers {
    /** How often it is looked whether a computer is missing at a table. */
    static final Duration BETWEEN_ROUNDS = Duration.ofSeconds(10);

    private final Lobby lobby;
    private final Lobby.Needs house;
    private final ComputerSeat.Needs needs;
    private final Map<TableId, ComputerSeat> seats = new ConcurrentHashMap<>();
    private Instant nextRound = Instant.EPOCH;

    public Computers(Lobby lobby, Lobby.Needs house, Backroom backroom, Mind mind) {
        this.lobby = lobby;
        this.house = house;
        needs =
                new ComputerSeat.Needs(
                        house.tables(), house.attendance(), house.time(), backroom, mind);
        lobby.listen(this::hear);
    }

    /** To be called about every second, from the start of the house on. */
    public void tick() {
        seats.values().removeIf(ComputerSeat::hasLeft);
        seats.values().forEach(ComputerSeat::lookIfMissed);
        Instant now = house.time().instant();
        if (!now.isBefore(nextRound)) {
            nextRound = now.plus(BETWEEN_ROUNDS);
            ComputerPlayers.all().forEach(this::takeSeats);
            seats.values().forEach(ComputerSeat::lookAround);
        }
    }

    /** How many games they play. */
    public int playing() {
        return seats.size();
    }

    /** Called under a table's lock. */
    private void hear(LobbyNews news) {
        switch (news) {
            case LobbyNews.Started(TableId table, Seats taken, _) ->
                    computerAt(taken).ifPresent(player -> soon(() -> takeSeat(table, player)));
            case LobbyNews.RematchAsked(TableId table, PlayerId by) -> {
                if (!ComputerPlayers.isOne(by)) {
                    soon(() -> playAgain(table));
                }
            }
            case LobbyNews.Changed _,
                    LobbyNews.Challenged _,
                    LobbyNews.Moved _,
                    LobbyNews.Ended _,
                    LobbyNews.RematchDeclined _,
                    LobbyNews.CalledOff _ -> {}
        }
    }

    private void soon(Runnable errand) {
        needs.backroom().soon(errand);
    }

    private void takeSeats(PlayerId player) {
        try {
            for (GameCard card : house.games().unfinishedOf(player)) {
                if (card.stage() == GameCard.Stage.PLAYING) {
                    takeSeat(card.table(), player);
                }
            }
        } catch (StoreFailure _) {
            // The next round looks again.
        }
    }

    private void takeSeat(TableId table, PlayerId player) {
        if (seats.containsKey(table)) {
            return;
        }
        ComputerSeat seat =
                new ComputerSeat(
                        needs,
                        table,
                        player,
                        Level.of(ComputerPlayers.level(player).orElseThrow()));
        if (seats.putIfAbsent(table, seat) == null) {
            seat.sit();
        }
    }

    private void playAgain(TableId table) {
        try {
            Optional<PlayerId> player =
                    house.games()
                            .game(table)
                            .flatMap(GameCard::seats)
                            .flatMap(Computers::computerAt);
            if (player.isPresent()) {
                house.players()
                        .player(player.get())
                        .ifPresent(computer -> lobby.rematch(computer, table));
            }
        } catch (StoreFailure _) {
            // Whoever wants to play again asks again.
        }
    }

    private static Optional<PlayerId> computerAt(Seats taken) {
        return List.of(taken.first(), taken.second()).stream()
                .filter(ComputerPlayers::isOne)
                .findFirst();
    }
}
