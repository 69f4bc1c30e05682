package crownhead.server.http;

import crownhead.play.Known;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.GameKey;
import crownhead.play.lobby.Visibility;
import crownhead.protocol.Role;
import crownhead.server.security.Allowance;
import crownhead.server.security.RateLimits;
import crownhead.table.PlayerId;
import crownhead.table.Table;
import java.util.Optional;

/** Who may see a game, and who may act in it. A game that is not there is answered alike. */
final class GameAccess {
    private static final String KEY = "Crownhead-Key";
    private static final long WRONG_KEYS = 20;

    private final HttpOptions options;
    private final HouseApi house;

    GameAccess(HttpOptions options, HouseApi house) {
        this.options = options;
        this.house = house;
    }

    /** A game that the asker may see. */
    GameCard seen(Asked asked) throws BadRequest, StoreFailure {
        Optional<GameCard> card = house.games().game(asked.table());
        if (card.isPresent() && isOpenTo(asked, card.get())) {
            return card.get();
        }
        Optional<String> key = asked.header(KEY);
        if (key.isPresent()) {
            requireFewWrongKeys(asked);
            Optional<String> hash = GameKey.read(key.get()).map(GameKey::hash);
            if (card.isPresent() && hash.isPresent() && opens(card.get(), hash.get())) {
                return card.get();
            }
            countWrongKey(asked);
        }
        throw new BadRequest(HttpRefusal.NO_SUCH_GAME);
    }

    /** The game as it stands, for one of its players; to everybody else it is not there. */
    Known played(Asked asked) throws BadRequest, StoreFailure {
        PlayerId player = asked.player().id();
        Known known = known(asked.table());
        if (!plays(known.table(), player)) {
            throw new BadRequest(HttpRefusal.NO_SUCH_GAME);
        }
        return known;
    }

    Known known(TableId table) throws BadRequest, StoreFailure {
        return house.tables()
                .look(table)
                .orElseThrow(() -> new BadRequest(HttpRefusal.NO_SUCH_GAME));
    }

    static Role role(Table table, Optional<PlayerId> player) {
        return player.flatMap(id -> table.seats().flatMap(seats -> seats.sideOf(id)))
                .map(Role::of)
                .orElse(Role.SPECTATOR);
    }

    /** Whoever guesses is slowed down, whether the guess is right or not. */
    void requireFewWrongKeys(Asked asked) throws BadRequest {
        if (house.rates().look("wrong-keys", asked.client(), wrongKeys())
                instanceof RateLimits.Leave.Wait wait) {
            throw new BadRequest(HttpRefusal.TOO_MANY.problem().after(wait.seconds()));
        }
    }

    void countWrongKey(Asked asked) {
        house.rates().ask("wrong-keys", asked.client(), wrongKeys());
    }

    private Allowance wrongKeys() {
        return Allowance.perMinute(WRONG_KEYS * options.generosity());
    }

    private static boolean plays(Table table, PlayerId player) {
        return table.seats().isPresent()
                ? table.seats().get().sideOf(player).isPresent()
                : table.host().equals(player);
    }

    private static boolean isOpenTo(Asked asked, GameCard card) {
        if (card.listing().visibility() == Visibility.PUBLIC) {
            return true;
        }
        Optional<PlayerId> player = asked.session().map(session -> session.player().id());
        return player.isPresent()
                && (card.host().equals(player.get())
                        || card.listing().challenged().equals(player)
                        || card.seats().flatMap(s -> s.sideOf(player.get())).isPresent());
    }

    private static boolean opens(GameCard card, String keyHash) {
        return card.listing().keyHash().filter(keyHash::equals).isPresent();
    }
}
