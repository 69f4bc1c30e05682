package crownhead.table;

import crownhead.rules.DrawRule;
import crownhead.rules.notation.Fen;
import java.time.Duration;

/** Terms for tests: the usual ones of a casual game, but for what a test names. */
record TestTerms(Terms terms) {
    /** A casual game without a clock, in which the host moves first. */
    static TestTerms untimed() {
        return timed(new TimeControl.Untimed());
    }

    static TestTerms timed(TimeControl control) {
        return new TestTerms(Terms.casual(control)).seating(Terms.Seating.HOST_FIRST);
    }

    static TestTerms rated(TimeControl control) {
        Terms usual = Terms.casual(control);
        return new TestTerms(
                new Terms(
                        control,
                        Terms.Stakes.RATED,
                        Terms.Seating.HOST_FIRST,
                        usual.drawRule(),
                        Terms.Pauses.NONE,
                        usual.grace(),
                        usual.colours(),
                        usual.start()));
    }

    TestTerms seating(Terms.Seating seating) {
        return new TestTerms(
                new Terms(
                        terms.timeControl(),
                        terms.stakes(),
                        seating,
                        terms.drawRule(),
                        terms.pauses(),
                        terms.grace(),
                        terms.colours(),
                        terms.start()));
    }

    TestTerms automaticDraws() {
        return draws(DrawRule.AUTOMATIC);
    }

    TestTerms draws(DrawRule rule) {
        return new TestTerms(
                new Terms(
                        terms.timeControl(),
                        terms.stakes(),
                        terms.seating(),
                        rule,
                        terms.pauses(),
                        terms.grace(),
                        terms.colours(),
                        terms.start()));
    }

    TestTerms pauses(int perPlayer, Duration longest) {
        return new TestTerms(
                new Terms(
                        terms.timeControl(),
                        terms.stakes(),
                        terms.seating(),
                        terms.drawRule(),
                        new Terms.Pauses(perPlayer, longest),
                        terms.grace(),
                        terms.colours(),
                        terms.start()));
    }

    TestTerms grace(Duration grace) {
        return new TestTerms(
                new Terms(
                        terms.timeControl(),
                        terms.stakes(),
                        terms.seating(),
                        terms.drawRule(),
                        terms.pauses(),
                        grace,
                        terms.colours(),
                        terms.start()));
    }

    /** From a position as {@code B:W18:B15}; B moves first. */
    TestTerms from(String position) {
        return new TestTerms(
                new Terms(
                        terms.timeControl(),
                        terms.stakes(),
                        terms.seating(),
                        terms.drawRule(),
                        terms.pauses(),
                        terms.grace(),
                        terms.colours(),
                        Fen.read(position)));
    }
}
