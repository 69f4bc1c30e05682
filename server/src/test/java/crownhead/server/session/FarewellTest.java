package crownhead.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** When those who are told that the house closes are to come back. */
class FarewellTest {
    private static List<Long> moments(int clients) {
        return IntStream.range(0, clients)
                .mapToObj(_ -> Farewell.closing(clients).retryAfterMillis().orElseThrow())
                .toList();
    }

    @Test
    @Tag("OP-4c")
    void comesForEachOfManyAtAMomentOfItsOwn() {
        Map<Long, Long> bySecond =
                moments(5_000).stream()
                        .map(moment -> moment / 1000)
                        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        assertThat(bySecond.values()).allMatch(came -> came <= 500);
    }

    /** Whoever came before would come once more, together with others. */
    @Test
    void comesForManyWhenTheHouseHasHadTheTimeToOpen() {
        assertThat(moments(5_000)).allMatch(moment -> moment >= 3_500 && moment < 16_000);
    }

    @Test
    void comesSoonForAFew() {
        assertThat(moments(10)).allMatch(moment -> moment >= 500 && moment < 1_000);
    }
}
