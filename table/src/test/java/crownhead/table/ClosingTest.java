package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.playing;
import static crownhead.table.TableFixture.waiting;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.table.Result.NoResult;
import crownhead.table.Result.NoResultReason;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClosingTest {
    private static final TableCommand CLOSE = new TableCommand.Close();
    private static final Result UNFINISHED = new NoResult(NoResultReason.UNFINISHED);

    @Test
    void aGameThatTheHouseClosesIsUnfinishedAndHasNoWinner() {
        TableFixture table = playing().moves("11-15 23-19").with(CLOSE);
        assertThat(table.result()).isEqualTo(UNFINISHED);
        assertThat(table.table().clock().running()).isEqualTo(Optional.empty());
    }

    @Test
    void aPausedGameIsClosedToo() {
        TableFixture table = playing().with(new TableCommand.Pause(ADA), CLOSE);
        assertThat(table.result()).isEqualTo(UNFINISHED);
        assertThat(table.table().nextDeadline()).isEqualTo(Optional.empty());
    }

    @Test
    void aTableThatWaitsForItsSecondPlayerIsClosed() {
        assertThat(waiting(TestTerms.untimed()).with(CLOSE).result()).isEqualTo(UNFINISHED);
    }

    @Test
    void aGameThatIsOverStaysAsItEnded() {
        TableFixture table = playing().with(new TableCommand.Resign(ADA));
        assertThat(table.refusal(CLOSE)).isEqualTo(Refusal.Plain.GAME_OVER);
    }

    @Test
    void aFlagThatFellBeforeDecides() {
        TableFixture table =
                playing(TestTerms.timed(TimeControl.PerPlayer.WEB_STANDARD))
                        .moves("11-15 23-19")
                        .minutes(11);
        table.overtaking(CLOSE);
        assertThat(table.result()).isInstanceOf(Result.Win.class);
    }
}
