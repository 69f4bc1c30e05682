package crownhead.bench.reliability;

import java.time.Duration;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * How somebody behaves.
 *
 * @param links what becomes of each connection
 * @param addition fields that are added to every move, with a comma before each
 * @param thought how long each move is thought about
 */
record Habits(
        RandomGenerator chance, UnaryOperator<Link> links, String addition, Duration thought) {
    /** Answers at once. */
    static Habits good(RandomGenerator chance) {
        return new Habits(chance, link -> link, "", Duration.ZERO);
    }

    static Habits thoughtful(RandomGenerator chance, Duration thought) {
        return new Habits(chance, link -> link, "", thought);
    }

    void think() {
        if (thought.isPositive()) {
            Pauses.of(thought);
        }
    }

    Link around(Link link) {
        return links.apply(link);
    }
}
