package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.BEN;
import static crownhead.table.TableFixture.playing;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.table.TableCommand.AcceptTakeBack;
import crownhead.table.TableCommand.AskTakeBack;
import crownhead.table.TableCommand.Resign;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class StatisticsTest {
    private static Duration seconds(int seconds) {
        return Duration.ofSeconds(seconds);
    }

    @Nested
    class AFinishedGame {
        private final TableFixture table = playing(TestTerms.untimed().from("B:W18,26,12:B15,9"));

        AFinishedGame() {
            table.seconds(10).moves("15x22x31").seconds(4).moves("12-8");
            table.seconds(20).moves("31-27").seconds(8).moves("8-3").with(new Resign(ADA));
        }

        private Statistics.Tally of(Side side) {
            return table.table().statistics().of(side);
        }

        @Test
        @Tag("GA-8c")
        void countsTheMovesOfEachPlayer() {
            assertThat(of(Side.FIRST).moves()).isEqualTo(2);
            assertThat(of(Side.SECOND).moves()).isEqualTo(2);
        }

        @Test
        @Tag("GA-8c")
        void countsEveryPieceAPlayerTook() {
            assertThat(of(Side.FIRST).captures()).isEqualTo(2);
            assertThat(of(Side.SECOND).captures()).isZero();
        }

        @Test
        @Tag("GA-8c")
        void countsTheMenThatWereCrowned() {
            assertThat(of(Side.FIRST).kings()).isEqualTo(1);
            assertThat(of(Side.SECOND).kings()).isEqualTo(1);
        }

        @Test
        @Tag("GA-8d")
        void tellsTheAverageTimeOfAMove() {
            assertThat(of(Side.FIRST).average()).isEqualTo(seconds(15));
            assertThat(of(Side.SECOND).average()).isEqualTo(seconds(6));
        }

        @Test
        @Tag("GA-8d")
        void tellsTheLongestTimeOfAMove() {
            assertThat(of(Side.FIRST).longest()).isEqualTo(seconds(20));
            assertThat(of(Side.SECOND).longest()).isEqualTo(seconds(8));
        }
    }

    @Nested
    class AGameWithoutAMove {
        @Test
        void hasNothingToCount() {
            Statistics.Tally tally = playing().table().statistics().of(Side.FIRST);
            assertThat(tally).isEqualTo(Statistics.Tally.NONE);
            assertThat(tally.average()).isEqualTo(Duration.ZERO);
        }
    }

    @Nested
    class AMoveThatWasTakenBack {
        @Test
        void isNotCounted() {
            TableFixture table = playing().seconds(9).moves("11-15").with(new AskTakeBack(ADA));
            table.with(new AcceptTakeBack(BEN)).seconds(2).moves("12-16");
            assertThat(table.table().statistics().of(Side.FIRST))
                    .isEqualTo(new Statistics.Tally(1, 0, 0, seconds(2), seconds(2)));
        }
    }
}
