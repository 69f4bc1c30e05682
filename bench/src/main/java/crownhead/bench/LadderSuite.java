package crownhead.bench;

import crownhead.bench.hub.HubClub;
import crownhead.bench.match.Match;
import crownhead.bench.match.Tally;
import java.util.List;
import java.util.Optional;

/** Which of two versions is the stronger one: they play each other over the Hub protocol. */
final class LadderSuite {
    static final int FULL = 156;
    static final int QUICK = 4;

    /** Half of the 95 % confidence interval is so many standard errors. */
    private static final double ERRORS = 1.96;

    private LadderSuite() {}

    /** So many ballots, each with both colours. */
    static List<Figure> run(LadderPlan plan, int ballots) {
        try (HubClub first = new HubClub(plan.first().command(), plan.level());
                HubClub second = new HubClub(plan.second().command(), plan.level())) {
            return figures(plan, Match.play(first, second, ballots));
        }
    }

    private static List<Figure> figures(LadderPlan plan, Tally tally) {
        String what =
                "%s against %s, %s a move: won %d, drawn %d, lost %d"
                        .formatted(
                                plan.first().label(),
                                plan.second().label(),
                                plan.limit(),
                                tally.won(),
                                tally.drawn(),
                                tally.lost());
        double margin = ERRORS * tally.error();
        Figures figures = new Figures();
        figures.add(
                new Figure(
                        "ladder",
                        what,
                        "%",
                        100 * tally.share(),
                        Optional.of(100 * MatchSuite.ERRORS * tally.error()),
                        tally.games(),
                        Optional.empty()));
        figures.add(
                "ladder-margin",
                "half of the 95 % confidence interval of that",
                "%",
                100 * margin,
                tally.games());
        figures.add(
                "ladder-elo",
                "the difference in Elo; with 95 %% between %.0f and %.0f"
                        .formatted(
                                elo(tally.share() - margin, tally.games()),
                                elo(tally.share() + margin, tally.games())),
                "",
                elo(tally.share(), tally.games()),
                tally.games());
        return figures.all();
    }

    /** A share of all or nothing would be infinitely much: it counts as half a point less. */
    static double elo(double share, int games) {
        double least = 0.5 / games;
        double bounded = Math.clamp(share, least, 1 - least);
        return 400 * Math.log10(bounded / (1 - bounded));
    }
}
