package crownhead.server.hall;

import crownhead.play.HouseRefusal;
import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.GameKey;
import crownhead.play.lobby.Hosted;
import crownhead.play.lobby.LobbyRefusal;
import crownhead.play.lobby.Pairing;
import crownhead.play.lobby.Wish;
import crownhead.play.player.Player;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.server.security.Allowance;
import crownhead.server.security.RateLimits;
import crownhead.server.show.GameTerms;
import java.net.URI;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Finds a player the game that they ask for. */
record Search(HallNeeds needs, Player player, String from) {
    private static final int WRONG_KEYS = 20;

    /** What was found. */
    sealed interface Found {
        record Table(TableId id) implements Found {}

        /** A game of the player's own, which waits. */
        record Own(ServerMessage.Opened opened, TableId id) implements Found {}

        /** Nothing to go to so far. */
        record Patience(String words) implements Found {}

        record Not(HouseRefusal why) implements Found {}
    }

    Found host(ClientMessage.Host asked) {
        Wish wish;
        try {
            wish = new Wish(GameTerms.visibility(asked), asked.opponent(), GameTerms.read(asked));
        } catch (IllegalArgumentException e) {
            return new Found.Not(new HallRefusal.BadWish(String.valueOf(e.getMessage())));
        }
        return found(
                needs.lobby().host(player, wish, asked.id()), hosted -> own(asked.id(), hosted));
    }

    private Found own(String request, Hosted hosted) {
        ServerMessage.Opened opened =
                new ServerMessage.Opened(
                        request,
                        hosted.table().value(),
                        hosted.key().map(GameKey::text),
                        hosted.key().map(needs.links()).map(URI::toString),
                        hosted.stage() == GameCard.Stage.WAITING
                                ? "Game created! It waits for a second player."
                                : "Game created! Your opponent is there.");
        return new Found.Own(opened, hosted.table());
    }

    Found join(Optional<TableId> table, Optional<String> key) {
        if (key.isPresent()) {
            return withKey(() ->
                    table.map(id -> needs.lobby().joinByKey(player, id, key.get()))
                            .orElseGet(() -> needs.lobby().joinByKey(player, key.get())));
        }
        return table.map(id -> found(needs.lobby().join(player, id), Found.Table::new))
                .orElseGet(() -> new Found.Not(HallRefusal.NOTHING_NAMED));
    }

    Found watch(Optional<TableId> table, Optional<String> key) {
        if (key.isPresent()) {
            return withKey(() -> keyed(key.get(), table));
        }
        return table.map(id -> found(needs.lobby().find(player, id).map(GameCard::table)))
                .orElseGet(() -> new Found.Not(HallRefusal.NOTHING_NAMED));
    }

    /** Who comes with a table or a key sits down there if a seat waits for them, or watches. */
    Found entering(Optional<TableId> table, Optional<String> key, boolean watches) {
        if (!watches) {
            Found seat = join(table, key);
            boolean isTaken =
                    seat instanceof Found.Not(HouseRefusal why) && why != LobbyRefusal.NO_SUCH_GAME;
            if (!isTaken && !(seat instanceof Found.Not)) {
                return seat;
            }
        }
        return watch(table, key);
    }

    Found pair(ClientMessage.Pair asked) {
        try {
            return found(
                    needs.lobby().pair(player, GameTerms.time(asked.time()), asked.id()),
                    pairing ->
                            switch (pairing) {
                                case Pairing.Seated(TableId id) -> new Found.Table(id);
                                case Pairing.Waiting() ->
                                        new Found.Patience(
                                                "The next one who asks for this time will be your"
                                                        + " opponent.");
                            });
        } catch (IllegalArgumentException e) {
            return new Found.Not(new HallRefusal.BadWish(String.valueOf(e.getMessage())));
        }
    }

    Found decline(TableId table) {
        return found(
                needs.lobby().decline(player, table),
                _ -> new Found.Patience("The game is called off."));
    }

    /** Whoever guesses keys is slowed down, whether the next one is right or not. */
    private Found withKey(Supplier<Reply<TableId>> tried) {
        Allowance wrong = Allowance.perMinute((long) WRONG_KEYS * needs.generosity());
        if (needs.rates().look("wrong-keys", from, wrong) instanceof RateLimits.Leave.Wait) {
            return new Found.Not(HallRefusal.TOO_MANY_KEYS);
        }
        Found found = found(tried.get());
        if (found instanceof Found.Not(HouseRefusal why) && why == LobbyRefusal.NO_SUCH_GAME) {
            needs.rates().ask("wrong-keys", from, wrong);
        }
        return found;
    }

    private Reply<TableId> keyed(String typed, Optional<TableId> table) {
        try {
            Optional<GameKey> key = GameKey.read(typed);
            Optional<TableId> opened =
                    key.isEmpty()
                            ? Optional.empty()
                            : needs.games().withKey(key.get().hash()).map(GameCard::table);
            return opened.filter(id -> table.isEmpty() || table.get().equals(id))
                    .<Reply<TableId>>map(Reply.Done::new)
                    .orElseGet(() -> new Reply.Refused<>(LobbyRefusal.NO_SUCH_GAME));
        } catch (StoreFailure _) {
            return new Reply.Unavailable<>();
        }
    }

    private static Found found(Reply<TableId> reply) {
        return found(reply, Found.Table::new);
    }

    private static <T> Found found(Reply<T> reply, Function<T, Found> found) {
        return switch (reply) {
            case Reply.Done(T value) -> found.apply(value);
            case Reply.Refused(HouseRefusal why) -> new Found.Not(why);
            case Reply.Unavailable() -> new Found.Not(HallRefusal.UNAVAILABLE);
        };
    }
}
