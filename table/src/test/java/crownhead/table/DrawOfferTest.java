package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.BEN;
import static crownhead.table.TableFixture.EVE;
import static crownhead.table.TableFixture.playing;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Outcome.DrawReason;
import crownhead.rules.Side;
import crownhead.table.TableCommand.AcceptDraw;
import crownhead.table.TableCommand.AskTakeBack;
import crownhead.table.TableCommand.ClaimDraw;
import crownhead.table.TableCommand.DeclineDraw;
import crownhead.table.TableCommand.OfferDraw;
import crownhead.table.TableCommand.Pause;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DrawOfferTest {
    @Nested
    class OfferingADraw {
        @Test
        @Tag("GA-5a")
        void isAllowedOnOnesOwnTurn() {
            assertThat(playing().events(new OfferDraw(ADA)))
                    .containsExactly(new TableEvent.DrawOffered(Side.FIRST));
        }

        @Test
        @Tag("GA-5a")
        void isAllowedOnTheOpponentsTurn() {
            assertThat(playing().events(new OfferDraw(BEN)))
                    .containsExactly(new TableEvent.DrawOffered(Side.SECOND));
        }

        @Test
        @Tag("GA-5a")
        void isAllowedInAPause() {
            assertThat(playing().with(new Pause(ADA)).events(new OfferDraw(ADA)))
                    .containsExactly(new TableEvent.DrawOffered(Side.FIRST));
        }

        @Test
        void isRefusedToAStranger() {
            assertThat(playing().refusal(new OfferDraw(EVE))).isEqualTo(Refusal.Plain.NOT_SEATED);
        }

        @Test
        @Tag("GA-5g")
        void letsTheClockRunOn() {
            TableFixture table = playing(TestTerms.timed(TimeControl.PerPlayer.WEB_STANDARD));
            Clock before = table.table().clock();
            assertThat(table.with(new OfferDraw(ADA)).table().clock()).isEqualTo(before);
            assertThat(table.seconds(10).left(Side.FIRST))
                    .isEqualTo(Duration.ofMinutes(10).minusSeconds(10));
        }
    }

    @Nested
    class AnOpenOffer {
        private final TableFixture table = playing().with(new OfferDraw(ADA));

        @Test
        @Tag("GA-5b")
        void endsTheGameAsADrawWhenItIsAccepted() {
            assertThat(table.with(new AcceptDraw(BEN)).result())
                    .isEqualTo(new Result.Draw(DrawReason.AGREEMENT));
        }

        @Test
        @Tag("GA-5b")
        void letsTheGameGoOnWhenItIsDeclined() {
            assertThat(table.events(new DeclineDraw(BEN)))
                    .containsExactly(new TableEvent.DrawDeclined(Side.SECOND));
            assertThat(table.table().question()).isEqualTo(Optional.empty());
            assertThat(table.moves("11-15").table().isOver()).isFalse();
        }

        @Test
        void isNotAnsweredByTheOneWhoMadeIt() {
            assertThat(table.refusal(new AcceptDraw(ADA)))
                    .isEqualTo(Refusal.Plain.NOTHING_TO_ANSWER);
            assertThat(table.refusal(new DeclineDraw(ADA)))
                    .isEqualTo(Refusal.Plain.NOTHING_TO_ANSWER);
        }

        @Test
        @Tag("GA-5e")
        void isTheOnlyOne() {
            assertThat(table.refusal(new OfferDraw(ADA))).isEqualTo(Refusal.Plain.QUESTION_OPEN);
            assertThat(table.refusal(new OfferDraw(BEN))).isEqualTo(Refusal.Plain.QUESTION_OPEN);
        }

        @Test
        @Tag("GA-11d")
        void leavesNoRoomForAskingAMoveBack() {
            table.moves("11-15");
            assertThat(table.refusal(new AskTakeBack(ADA))).isEqualTo(Refusal.Plain.QUESTION_OPEN);
        }

        @Test
        @Tag("GA-5f")
        void isDeclinedByTheOpponentsMove() {
            table.moves("11-15");
            assertThat(table.events(table.play(BEN, "22-18")))
                    .first()
                    .isEqualTo(new TableEvent.DrawDeclined(Side.SECOND));
            assertThat(table.refusal(new AcceptDraw(BEN)))
                    .isEqualTo(Refusal.Plain.NOTHING_TO_ANSWER);
        }

        @Test
        void outlivesTheMoveOfTheOneWhoMadeIt() {
            assertThat(table.moves("11-15").with(new AcceptDraw(BEN)).result())
                    .isEqualTo(new Result.Draw(DrawReason.AGREEMENT));
        }

        @Test
        void outlivesAMoveThatIsRefused() {
            TableFixture offered = playing().with(new OfferDraw(BEN));
            assertThat(offered.refusal(offered.play(ADA, "11-19")).code())
                    .isEqualTo("not-diagonal");
            assertThat(offered.with(new AcceptDraw(ADA)).table().isOver()).isTrue();
        }
    }

    @Nested
    class WithoutAnOffer {
        @Test
        void thereIsNothingToAnswer() {
            assertThat(playing().refusal(new AcceptDraw(BEN)))
                    .isEqualTo(Refusal.Plain.NOTHING_TO_ANSWER);
            assertThat(playing().refusal(new DeclineDraw(BEN)))
                    .isEqualTo(Refusal.Plain.NOTHING_TO_ANSWER);
        }

        @Test
        void aRequestToTakeBackIsNoOffer() {
            TableFixture table = playing().moves("11-15").with(new AskTakeBack(ADA));
            assertThat(table.refusal(new AcceptDraw(BEN)))
                    .isEqualTo(Refusal.Plain.NOTHING_TO_ANSWER);
        }
    }

    @Nested
    class AfterARefusal {
        private final TableFixture table =
                playing(TestTerms.untimed().from("B:WK31:BK1,12"))
                        .with(new OfferDraw(ADA), new DeclineDraw(BEN));

        @Test
        @Tag("GA-5h")
        void thePlayerMustMakeFiveOwnMoves() {
            assertThat(table.refusal(new OfferDraw(ADA))).isEqualTo(new Refusal.OfferTooSoon(5));
            table.moves("1-5 31-26 5-1 26-31 1-6 31-26 6-1 26-31");
            assertThat(table.refusal(new OfferDraw(ADA))).isEqualTo(new Refusal.OfferTooSoon(1));
        }

        @Test
        @Tag("GA-5h")
        void thePlayerMayOfferAgainAfterFiveOwnMoves() {
            table.moves("1-5 31-26 5-1 26-31 1-6 31-26 6-1 26-31 12-16");
            assertThat(table.events(new OfferDraw(ADA)))
                    .containsExactly(new TableEvent.DrawOffered(Side.FIRST));
        }

        @Test
        @Tag("GA-5h")
        void theOpponentMayOfferAtOnce() {
            assertThat(table.events(new OfferDraw(BEN)))
                    .containsExactly(new TableEvent.DrawOffered(Side.SECOND));
        }

        @Test
        @Tag("GA-5h")
        void byAMoveThePlayerMustMakeFiveOwnMovesToo() {
            TableFixture moved = playing().with(new OfferDraw(BEN)).moves("11-15");
            assertThat(moved.refusal(new OfferDraw(BEN))).isEqualTo(new Refusal.OfferTooSoon(5));
        }
    }

    @Nested
    class ClaimingADraw {
        private final TableFixture table = playing(TestTerms.untimed().from("B:WK31:BK1"));

        @Test
        void isRefusedBeforeEitherCountIsReached() {
            table.moves("1-5 31-26 5-1 26-31");
            assertThat(table.refusal(new ClaimDraw(ADA))).isEqualTo(Refusal.Plain.NO_CLAIM);
        }

        @Test
        @Tag("GA-8b")
        void endsTheGameForEitherPlayer() {
            for (PlayerId player : new PlayerId[] {ADA, BEN}) {
                TableFixture third = playing(TestTerms.untimed().from("B:WK31:BK1"));
                third.moves(2, "1-5 31-26 5-1 26-31").with(new ClaimDraw(player));
                assertThat(third.result()).isEqualTo(new Result.Draw(DrawReason.REPETITION));
            }
        }

        @Test
        void isAllowedInAPause() {
            table.moves(2, "1-5 31-26 5-1 26-31").with(new Pause(BEN), new ClaimDraw(BEN));
            assertThat(table.result()).isEqualTo(new Result.Draw(DrawReason.REPETITION));
        }

        @Test
        void isRefusedAfterTheNextMove() {
            table.moves(2, "1-5 31-26 5-1 26-31").moves("1-6");
            assertThat(table.refusal(new ClaimDraw(ADA))).isEqualTo(Refusal.Plain.NO_CLAIM);
        }
    }
}
