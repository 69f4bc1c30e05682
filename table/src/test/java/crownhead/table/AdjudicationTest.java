package crownhead.table;

import static crownhead.table.TableFixture.playing;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.DrawRule;
import crownhead.rules.Outcome.DrawReason;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What becomes of a game of which the house knows that neither side can force a win. */
class AdjudicationTest {
    private static final int TEN_MOVES_EACH = 20;
    private static final Result PROVEN = new Result.Draw(DrawReason.PROVEN);

    private static TableFixture after(int plies, DrawRule draws) {
        return playing(TestTerms.untimed().draws(draws).from("B:W21,K31:B8,K1")).walk(plies);
    }

    private static TableCommand after(int plies) {
        return new TableCommand.Adjudicate(plies);
    }

    @Test
    @Tag("RU-11a")
    @Tag("BE-5c")
    void drawsItAfterTenMovesByEachSideWithoutProgress() {
        TableFixture table = after(TEN_MOVES_EACH, DrawRule.ADJUDICATED);
        assertThat(table.with(after(TEN_MOVES_EACH)).result()).isEqualTo(PROVEN);
    }

    @Test
    @Tag("RU-11b")
    void doesNotComeBefore() {
        int plies = TEN_MOVES_EACH - 1;
        assertThat(after(plies, DrawRule.ADJUDICATED).refusal(after(plies)))
                .isEqualTo(Refusal.Plain.NOTHING_CHANGES);
    }

    @Test
    @Tag("RU-11b")
    void doesNotComeWhereTheHostDidNotChooseIt() {
        for (DrawRule rule : new DrawRule[] {DrawRule.CLAIMED, DrawRule.AUTOMATIC}) {
            assertThat(after(TEN_MOVES_EACH, rule).refusal(after(TEN_MOVES_EACH)))
                    .isEqualTo(Refusal.Plain.NOTHING_CHANGES);
        }
    }

    @Test
    void isOfThePositionThatTheHouseLookedAt() {
        TableFixture table = after(TEN_MOVES_EACH + 1, DrawRule.ADJUDICATED);
        assertThat(table.refusal(after(TEN_MOVES_EACH)))
                .isEqualTo(new Refusal.StalePly(TEN_MOVES_EACH, TEN_MOVES_EACH + 1));
    }

    @Test
    @Tag("RU-11c")
    @Tag("LO-1d")
    void isNotForRatedGames() {
        TestTerms rated = TestTerms.rated(TimeControl.PerPlayer.WEB_STANDARD);
        assertThatIllegalArgumentException().isThrownBy(() -> rated.draws(DrawRule.ADJUDICATED));
    }
}
