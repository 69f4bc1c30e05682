package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.BEN;
import static crownhead.table.TableFixture.CALL_TIME;
import static crownhead.table.TableFixture.EVE;
import static crownhead.table.TableFixture.playing;
import static crownhead.table.TableFixture.waiting;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.table.Result.NoResult;
import crownhead.table.Result.NoResultReason;
import crownhead.table.TableCommand.Abort;
import crownhead.table.TableCommand.AcceptTakeBack;
import crownhead.table.TableCommand.AskTakeBack;
import crownhead.table.TableCommand.Leave;
import crownhead.table.TableCommand.Sit;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class AbortTest {
    private static final Result ABORTED = new NoResult(NoResultReason.ABORTED);

    @Nested
    class ATableThatWaits {
        private final TableFixture table = waiting(TestTerms.untimed());

        @Test
        void isAbortedByItsHost() {
            assertThat(table.with(new Abort(ADA)).result()).isEqualTo(ABORTED);
        }

        @Test
        void isNotAbortedByAStranger() {
            assertThat(table.refusal(new Abort(EVE))).isEqualTo(Refusal.Plain.NOT_SEATED);
        }

        @Test
        void takesNobodyOnceItIsAborted() {
            table.with(new Abort(ADA));
            assertThat(table.refusal(new Sit(BEN, Side.FIRST))).isEqualTo(Refusal.Plain.GAME_OVER);
        }
    }

    @Nested
    class BeforeEachSideHasMovedOnce {
        @Test
        @Tag("GA-11a")
        void eitherPlayerMayAbort() {
            assertThat(playing().with(new Abort(ADA)).result()).isEqualTo(ABORTED);
            assertThat(playing().with(new Abort(BEN)).result()).isEqualTo(ABORTED);
        }

        @Test
        @Tag("GA-11a")
        void eitherPlayerMayAbortAfterTheFirstMove() {
            assertThat(playing().moves("11-15").with(new Abort(ADA)).result()).isEqualTo(ABORTED);
            assertThat(playing().moves("11-15").with(new Abort(BEN)).result()).isEqualTo(ABORTED);
        }

        @Test
        void aStrangerMayNotAbort() {
            assertThat(playing().refusal(new Abort(EVE))).isEqualTo(Refusal.Plain.NOT_SEATED);
        }

        @Test
        @Tag("GA-11b")
        void leavingGivesNoResult() {
            TableFixture table = playing().moves("11-15").with(new Leave(ADA));
            assertThat(table.seconds(30).with(CALL_TIME).result())
                    .isEqualTo(new NoResult(NoResultReason.LEFT));
        }

        @Test
        @Tag("GA-11b")
        void leavingWithoutAGraceGivesNoResult() {
            TableFixture table = playing(TestTerms.untimed().grace(Duration.ZERO));
            assertThat(table.with(new Leave(BEN)).result())
                    .isEqualTo(new NoResult(NoResultReason.LEFT));
        }

        @Test
        @Tag("GA-11b")
        void runningOutOfTimeGivesNoResult() {
            TableFixture table = playing(TestTerms.timed(TimeControl.PerPlayer.WEB_STANDARD));
            assertThat(table.moves("11-15").minutes(10).with(CALL_TIME).result())
                    .isEqualTo(new NoResult(NoResultReason.TIME));
        }
    }

    @Nested
    class OnceEachSideHasMoved {
        private final TableFixture table = playing().moves("11-15 23-19");

        @Test
        @Tag("GA-11a")
        void nobodyMayAbort() {
            assertThat(table.refusal(new Abort(ADA))).isEqualTo(Refusal.Plain.TOO_LATE_TO_ABORT);
            assertThat(table.refusal(new Abort(BEN))).isEqualTo(Refusal.Plain.TOO_LATE_TO_ABORT);
        }

        @Test
        void takingTheFirstMovesBackMakesItPossibleAgain() {
            table.with(new AskTakeBack(ADA), new AcceptTakeBack(BEN), new Abort(ADA));
            assertThat(table.result()).isEqualTo(ABORTED);
        }
    }
}
