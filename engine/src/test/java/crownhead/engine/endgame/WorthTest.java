package crownhead.engine.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WorthTest {
    private static final int WIN_IN_3 = 4;
    private static final int WIN_IN_5 = 6;
    private static final int LOSS_IN_2 = 3;
    private static final int LOSS_IN_4 = 5;

    @Test
    void theQuickerWinIsBetter() {
        assertThat(Worth.better(WIN_IN_3, WIN_IN_5)).isEqualTo(WIN_IN_3);
        assertThat(Worth.better(WIN_IN_5, WIN_IN_3)).isEqualTo(WIN_IN_3);
    }

    @Test
    void theSlowerLossIsBetter() {
        assertThat(Worth.better(LOSS_IN_2, LOSS_IN_4)).isEqualTo(LOSS_IN_4);
        assertThat(Worth.better(LOSS_IN_4, LOSS_IN_2)).isEqualTo(LOSS_IN_4);
    }

    @Test
    void aDrawIsBetweenThem() {
        assertThat(Worth.better(Worth.DRAW, LOSS_IN_4)).isEqualTo(Worth.DRAW);
        assertThat(Worth.better(LOSS_IN_4, Worth.DRAW)).isEqualTo(Worth.DRAW);
        assertThat(Worth.better(Worth.DRAW, WIN_IN_5)).isEqualTo(WIN_IN_5);
        assertThat(Worth.better(LOSS_IN_4, WIN_IN_5)).isEqualTo(WIN_IN_5);
    }

    @Test
    void whoMovesToALostPositionWinsAPlyLater() {
        assertThat(Ending.of(Worth.before(LOSS_IN_2))).isEqualTo(new Ending.Win(3));
        assertThat(Ending.of(Worth.before(WIN_IN_3))).isEqualTo(new Ending.Loss(4));
        assertThat(Ending.of(Worth.before(Worth.DRAW))).isEqualTo(new Ending.Draw());
    }
}
