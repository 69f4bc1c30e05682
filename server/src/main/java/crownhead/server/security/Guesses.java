package crownhead.server.security;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.text.Normalizer;
import java.time.Duration;
import java.util.Locale;

/**
 * Slows guessing at passwords down. Only what was wrong counts: by the address and the name
 * together, so that nobody is kept out by a stranger elsewhere, and by the name alone, so that many
 * addresses together do not guess without end. The second does not hold for an address from which
 * the owner has signed in before.
 */
public final class Guesses {
    static final int FROM_ONE_ADDRESS = 10;
    static final int FROM_EVERYWHERE = 60;

    private static final String HERE = "wrong-sign-in";
    private static final String ANYWHERE = "wrong-sign-in anywhere";
    private static final Duration REMEMBERED = Duration.ofDays(30);
    private static final int MOST_PLACES = 100_000;

    private final RateLimits rates;
    private final Allowance fromOneAddress;
    private final Allowance fromEverywhere;
    private final Cache<Place, Boolean> known =
            Caffeine.newBuilder().maximumSize(MOST_PLACES).expireAfterWrite(REMEMBERED).build();

    public Guesses(RateLimits rates, int generosity) {
        this.rates = rates;
        fromOneAddress = Allowance.perMinute((long) FROM_ONE_ADDRESS * generosity);
        fromEverywhere = Allowance.perMinute((long) FROM_EVERYWHERE * generosity);
    }

    /** Somebody who wants to sign in under a name, and the address they come from. */
    public record Place(String name, String address) {
        /** Names that are taken for the same are the same. */
        public Place {
            name = Normalizer.normalize(name.strip(), Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
        }

        private String text() {
            return address + " " + name;
        }
    }

    /** Whether a password may be tried; it counts as wrong until it was right. */
    public RateLimits.Leave tries(Place place) {
        RateLimits.Leave here = rates.ask(HERE, place.text(), fromOneAddress);
        if (here instanceof RateLimits.Leave.Wait || isKnown(place)) {
            return here;
        }
        RateLimits.Leave anywhere = rates.ask(ANYWHERE, place.name(), fromEverywhere);
        if (anywhere instanceof RateLimits.Leave.Wait) {
            rates.giveBack(HERE, place.text(), fromOneAddress);
        }
        return anywhere;
    }

    /** It was right. */
    public void right(Place place) {
        notWrong(place);
        known.put(place, true);
    }

    /** It was not looked at, or not wrong. */
    public void notWrong(Place place) {
        rates.giveBack(HERE, place.text(), fromOneAddress);
        if (!isKnown(place)) {
            rates.giveBack(ANYWHERE, place.name(), fromEverywhere);
        }
    }

    private boolean isKnown(Place place) {
        return known.getIfPresent(place) != null;
    }
}
