package crownhead.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CrowdTest {
    private final Crowd crowd = new Crowd(2);

    @Test
    void letsInSoManyFromOnePlaceAndNoMore() {
        assertThat(crowd.enter("here")).isTrue();
        assertThat(crowd.enter("here")).isTrue();
        assertThat(crowd.enter("here")).isFalse();
        assertThat(crowd.enter("there")).isTrue();
    }

    @Test
    void hasRoomAgainWhenSomebodyLeaves() {
        crowd.enter("here");
        crowd.enter("here");
        crowd.leave("here");
        assertThat(crowd.enter("here")).isTrue();
        assertThat(crowd.enter("here")).isFalse();
    }

    @Test
    void forgetsAPlaceThatNobodyIsFrom() {
        crowd.enter("here");
        crowd.leave("here");
        crowd.leave("here");
        assertThat(crowd.from("here")).isZero();
    }

    @Test
    void countsRightWhenManyComeAndGoAtOnce() {
        Crowd many = new Crowd(1000);
        IntStream.range(0, 10_000)
                .parallel()
                .filter(_ -> many.enter("here"))
                .forEach(_ -> many.leave("here"));
        assertThat(many.from("here")).isZero();
    }

    @Test
    void growsWithTheGenerosityOfTheHouse() {
        assertThat(Crowd.usual(1).enter("here")).isTrue();
        Crowd generous = Crowd.usual(Integer.MAX_VALUE);
        IntStream.range(0, 1000).forEach(_ -> assertThat(generous.enter("here")).isTrue());
    }
}
