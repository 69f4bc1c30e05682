package crownhead.bench.reliability;

import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * How somebody behaves.
 *
 * @param links what becomes of each connection
 * @param addition fields that are added to every move, with a comma before each
 */
record Habits(RandomGenerator chance, UnaryOperator<Link> links, String addition) {
    static Habits good(RandomGenerator chance) {
        return new Habits(chance, link -> link, "");
    }

    Link around(Link link) {
        return links.apply(link);
    }
}
