package crownhead.play.lobby;

import crownhead.play.StoreFailure;
import crownhead.play.player.ComputerPlayers;
import crownhead.table.PlayerId;
import crownhead.table.TimeControl;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** How many games a player may have at once. */
final class Room {
    static final int MOST_WAITING = 5;
    static final int MOST_REAL_TIME = 20;
    static final int MOST_BY_CORRESPONDENCE = 100;
    static final int MOST_AGAINST_COMPUTERS = 5;

    private final GameStore games;

    /** How many games each player is about to begin. */
    private final Map<PlayerId, Integer> beginning = new ConcurrentHashMap<>();

    Room(GameStore games) {
        this.games = games;
    }

    /**
     * Says that a player is about to begin a game. It is said before the player's games are counted
     * and holds until the new game is stored: many requests at once do not slip through together.
     */
    Entry enter(PlayerId player) {
        return new Entry(player, beginning.merge(player, 1, Integer::sum));
    }

    /** A place for one more game, as long as it is open. */
    final class Entry implements Stay {
        private final PlayerId player;
        private final int place;

        private Entry(PlayerId player, int place) {
            this.player = player;
            this.place = place;
        }

        Optional<LobbyRefusal> objectionToHost(TimeControl time) throws StoreFailure {
            List<GameCard> own = games.unfinishedOf(player);
            return isTooMany(own.stream().filter(this::isWaitingFor).count(), MOST_WAITING)
                    ? Optional.of(LobbyRefusal.TOO_MANY_WAITING)
                    : objection(own, time);
        }

        Optional<LobbyRefusal> objectionToPlay(TimeControl time) throws StoreFailure {
            return objection(games.unfinishedOf(player), time);
        }

        /** Computers think for others too. */
        Optional<LobbyRefusal> objectionToPlayComputer(TimeControl time) throws StoreFailure {
            List<GameCard> own = games.unfinishedOf(player);
            return isTooMany(
                            own.stream().filter(Entry::isAgainstComputer).count(),
                            MOST_AGAINST_COMPUTERS)
                    ? Optional.of(LobbyRefusal.TOO_MANY_GAMES)
                    : objection(own, time);
        }

        @Override
        public void close() {
            beginning.computeIfPresent(player, (_, count) -> count == 1 ? null : count - 1);
        }

        private Optional<LobbyRefusal> objection(List<GameCard> own, TimeControl time) {
            if (ComputerPlayers.isOne(player)) {
                return Optional.empty();
            }
            long alike =
                    own.stream()
                            .filter(this::isPlayer)
                            .filter(card -> isRealTime(card) == time.isRealTime())
                            .count();
            int most = time.isRealTime() ? MOST_REAL_TIME : MOST_BY_CORRESPONDENCE;
            return isTooMany(alike, most)
                    ? Optional.of(LobbyRefusal.TOO_MANY_GAMES)
                    : Optional.empty();
        }

        private boolean isTooMany(long stored, int most) {
            return stored + place > most;
        }

        private boolean isWaitingFor(GameCard card) {
            return card.stage() == GameCard.Stage.WAITING && card.host().equals(player);
        }

        /** A challenge that was not accepted is none of the games of who is challenged. */
        private boolean isPlayer(GameCard card) {
            return card.host().equals(player)
                    || card.seats().flatMap(seats -> seats.sideOf(player)).isPresent();
        }

        private static boolean isAgainstComputer(GameCard card) {
            return card.seats()
                    .filter(seats ->
                            ComputerPlayers.isOne(seats.first())
                                    || ComputerPlayers.isOne(seats.second()))
                    .isPresent();
        }

        private static boolean isRealTime(GameCard card) {
            return card.terms().timeControl().isRealTime();
        }
    }
}
