package crownhead.play;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.table.Refusal;
import org.junit.jupiter.api.Test;

class ReplyTest {
    private static final HouseRefusal GAME_OVER = new HouseRefusal.OfTable(Refusal.Plain.GAME_OVER);

    @Test
    void isChangedWhereItWasDone() {
        Reply<Integer> done = new Reply.Done<>(20);
        assertThat(done.map(n -> n + 1)).isEqualTo(new Reply.Done<>(21));
    }

    @Test
    void isTheSameWhereItWasNotDone() {
        Reply<Integer> refused = new Reply.Refused<>(GAME_OVER);
        Reply<Integer> unavailable = new Reply.Unavailable<>();
        assertThat(refused.map(n -> "" + n)).isEqualTo(new Reply.Refused<String>(GAME_OVER));
        assertThat(unavailable.map(n -> "" + n)).isEqualTo(new Reply.Unavailable<String>());
    }

    @Test
    void refusesInTheWordsOfTheTable() {
        assertThat(GAME_OVER.code()).isEqualTo(Refusal.Plain.GAME_OVER.code());
        assertThat(GAME_OVER.sentence()).isEqualTo(Refusal.Plain.GAME_OVER.sentence());
    }
}
