package crownhead.table.series;

import crownhead.table.Terms;
import java.time.Duration;

/**
 * How a table goes on from game to game.
 *
 * @param seating which side the one who sat down first has, of two who are new
 * @param playersAnswer how long the players of the last game have to answer
 * @param spectatorsAnswer how long a spectator has to answer
 */
public record SeriesTerms(
        Terms.Seating seating, Duration playersAnswer, Duration spectatorsAnswer) {
    public static final SeriesTerms STANDARD =
            new SeriesTerms(Terms.Seating.RANDOM, Duration.ofMinutes(1), Duration.ofSeconds(15));

    public SeriesTerms {
        if (isNoTime(playersAnswer) || isNoTime(spectatorsAnswer)) {
            throw new IllegalArgumentException(
                    "Who is asked has some time to answer, not "
                            + playersAnswer
                            + " and "
                            + spectatorsAnswer);
        }
    }

    public SeriesTerms withSeating(Terms.Seating other) {
        return new SeriesTerms(other, playersAnswer, spectatorsAnswer);
    }

    private static boolean isNoTime(Duration toAnswer) {
        return toAnswer.isZero() || toAnswer.isNegative();
    }
}
