package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.BEN;
import static crownhead.table.TableFixture.playing;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Game;
import crownhead.rules.Side;
import crownhead.rules.notation.Fen;
import crownhead.table.TableCommand.AcceptTakeBack;
import crownhead.table.TableCommand.AskTakeBack;
import crownhead.table.TableCommand.Continue;
import crownhead.table.TableCommand.DeclineTakeBack;
import crownhead.table.TableCommand.OfferDraw;
import crownhead.table.TableCommand.Pause;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TakeBackTest {
    @Nested
    class AskingAMoveBack {
        @Test
        void isRefusedBeforeOnesFirstMove() {
            assertThat(playing().moves("11-15").refusal(new AskTakeBack(BEN)))
                    .isEqualTo(Refusal.Plain.NOTHING_TO_TAKE_BACK);
        }

        @Test
        @Tag("GA-11c")
        void isRefusedInARatedGame() {
            TableFixture rated = playing(TestTerms.rated(TimeControl.PerPlayer.WEB_STANDARD));
            assertThat(rated.moves("11-15 23-19").refusal(new AskTakeBack(ADA)))
                    .isEqualTo(Refusal.Plain.NO_TAKE_BACK);
        }

        @Test
        @Tag("GA-11d")
        void leavesNoRoomForAnotherQuestion() {
            TableFixture table = playing().moves("11-15 23-19").with(new AskTakeBack(ADA));
            assertThat(table.refusal(new OfferDraw(BEN))).isEqualTo(Refusal.Plain.QUESTION_OPEN);
            assertThat(table.refusal(new AskTakeBack(BEN))).isEqualTo(Refusal.Plain.QUESTION_OPEN);
            assertThat(table.refusal(new AskTakeBack(ADA))).isEqualTo(Refusal.Plain.QUESTION_OPEN);
        }

        @Test
        void isForTheOpponentToAnswer() {
            TableFixture table = playing().moves("11-15").with(new AskTakeBack(ADA));
            assertThat(table.refusal(new AcceptTakeBack(ADA)))
                    .isEqualTo(Refusal.Plain.NOTHING_TO_ANSWER);
        }
    }

    @Nested
    class WithoutARequest {
        @Test
        void thereIsNothingToAnswer() {
            assertThat(playing().refusal(new AcceptTakeBack(BEN)))
                    .isEqualTo(Refusal.Plain.NOTHING_TO_ANSWER);
            assertThat(playing().refusal(new DeclineTakeBack(BEN)))
                    .isEqualTo(Refusal.Plain.NOTHING_TO_ANSWER);
        }
    }

    @Nested
    class WhenTheOpponentAgrees {
        @Test
        @Tag("GA-11c")
        void theLastMoveIsTakenBack() {
            TableFixture table = playing().moves("11-15 23-19 9-14").with(new AskTakeBack(ADA));
            table.with(new AcceptTakeBack(BEN));
            assertThat(table.table().game()).isEqualTo(game("11-15 23-19"));
            assertThat(table.table().thought().all()).hasSize(2);
        }

        @Test
        @Tag("GA-11c")
        void theReplyIsTakenBackToo() {
            TableFixture table = playing().moves("11-15 23-19 9-14 27-23");
            table.with(new AskTakeBack(ADA), new AcceptTakeBack(BEN));
            assertThat(table.table().game()).isEqualTo(game("11-15 23-19"));
            assertThat(table.table().toMove()).isEqualTo(Side.FIRST);
        }

        @Test
        void theQuestionIsAnswered() {
            TableFixture table = playing().moves("11-15").with(new AskTakeBack(ADA));
            table.with(new AcceptTakeBack(BEN));
            assertThat(table.table().question()).isEqualTo(Optional.empty());
        }

        @Test
        void piecesThatWereTakenStandAgain() {
            TableFixture table = playing().moves("11-15 22-18 15x22").with(new AskTakeBack(ADA));
            table.with(new AcceptTakeBack(BEN));
            assertThat(table.table().game()).isEqualTo(game("11-15 22-18"));
        }

        @Test
        void aManThatWasCrownedIsAManAgain() {
            TableFixture table = playing(TestTerms.untimed().from("B:W12:B27")).moves("27-32");
            table.with(new AskTakeBack(ADA), new AcceptTakeBack(BEN));
            assertThat(table.table().game().position()).isEqualTo(Fen.read("B:W12:B27"));
        }

        @Test
        void theTurnIsPlayedAnew() {
            TableFixture table = playing().moves("11-15").with(new AskTakeBack(ADA));
            table.with(new AcceptTakeBack(BEN)).moves("12-16");
            assertThat(table.table().game()).isEqualTo(game("12-16"));
        }

        private static Game game(String moves) {
            return playing().moves(moves).table().game();
        }
    }

    @Nested
    class TheClockOfATurnTakenBack {
        private static final Duration FULL = Duration.ofMinutes(6);

        @Test
        void runsForTheOneWhoAsked() {
            TableFixture table = playing(TestTerms.timed(TimeControl.PerPlayer.WEB_STANDARD));
            table.seconds(20).moves("11-15").seconds(10).with(new AskTakeBack(ADA));
            table.with(new AcceptTakeBack(BEN)).seconds(5);
            assertThat(table.left(Side.FIRST)).isEqualTo(Duration.ofSeconds(575));
            assertThat(table.left(Side.SECOND)).isEqualTo(Duration.ofSeconds(590));
        }

        @Test
        void givesTheOneWhoAgreedAFullTimeForTheNextMove() {
            TableFixture table = playing(TestTerms.timed(TimeControl.PerMove.STANDARD));
            table.moves("11-15").minutes(4).with(new AskTakeBack(ADA), new AcceptTakeBack(BEN));
            assertThat(table.moves("12-16").left(Side.SECOND)).isEqualTo(FULL);
        }

        @Test
        void givesTheOneWhoAskedAFullTimeForTheMove() {
            TableFixture table = playing(TestTerms.timed(TimeControl.PerMove.STANDARD));
            table.moves("11-15 23-19").minutes(4).with(new AskTakeBack(ADA));
            assertThat(table.with(new AcceptTakeBack(BEN)).left(Side.FIRST)).isEqualTo(FULL);
        }
    }

    @Nested
    class InAPause {
        private final TableFixture table =
                playing(TestTerms.timed(TimeControl.PerPlayer.WEB_STANDARD))
                        .moves("11-15 23-19 9-14")
                        .with(new Pause(BEN), new AskTakeBack(ADA), new AcceptTakeBack(BEN));

        @Test
        void theMoveIsTakenBackAndThePauseGoesOn() {
            assertThat(table.table().game().ply()).isEqualTo(2);
            assertThat(table.table().pause()).isPresent();
            assertThat(table.table().clock().running()).isEqualTo(Optional.empty());
        }

        @Test
        void theClockOfTheOneWhoAskedRunsWhenTheGameGoesOn() {
            table.with(new Continue(BEN)).seconds(3);
            assertThat(table.left(Side.FIRST)).isEqualTo(Duration.ofSeconds(597));
        }
    }

    @Nested
    class WhenTheOpponentDoesNotAgree {
        private final TableFixture table = playing().moves("11-15").with(new AskTakeBack(ADA));

        @Test
        @Tag("GA-11c")
        void theMoveStands() {
            assertThat(table.events(new DeclineTakeBack(BEN)))
                    .containsExactly(new TableEvent.TakeBackDeclined(Side.SECOND));
            assertThat(table.table().game().ply()).isEqualTo(1);
        }

        @Test
        void theOpponentsMoveSaysSo() {
            assertThat(table.events(table.play(BEN, "22-18")))
                    .first()
                    .isEqualTo(new TableEvent.TakeBackDeclined(Side.SECOND));
        }

        @Test
        void theMoveIsNotAskedForAgain() {
            table.with(new DeclineTakeBack(BEN));
            assertThat(table.refusal(new AskTakeBack(ADA)))
                    .isEqualTo(Refusal.Plain.TAKE_BACK_TOO_SOON);
            assertThat(table.moves("22-18").refusal(new AskTakeBack(ADA)))
                    .isEqualTo(Refusal.Plain.TAKE_BACK_TOO_SOON);
        }

        @Test
        void theNextMoveMayBeAskedFor() {
            table.with(new DeclineTakeBack(BEN)).moves("22-18 15x22");
            assertThat(table.events(new AskTakeBack(ADA))).hasSize(1);
        }

        @Test
        void aMoveInAnswerDeclinesTheRequestToo() {
            assertThat(table.moves("22-18").refusal(new AskTakeBack(ADA)))
                    .isEqualTo(Refusal.Plain.TAKE_BACK_TOO_SOON);
        }

        @Test
        void theOtherMayAskAtOnce() {
            table.moves("22-18");
            assertThat(table.events(new AskTakeBack(BEN))).hasSize(1);
        }

        @Test
        void aDrawMayStillBeOffered() {
            table.with(new DeclineTakeBack(BEN));
            assertThat(table.events(new OfferDraw(ADA))).hasSize(1);
        }
    }

    @Nested
    class WhenTheAskerMovesOn {
        @Test
        void theRequestIsClosed() {
            TableFixture table = playing().moves("11-15 23-19").with(new AskTakeBack(ADA));
            assertThat(table.moves("9-14").table().question()).isEqualTo(Optional.empty());
            assertThat(table.refusal(new AcceptTakeBack(BEN)))
                    .isEqualTo(Refusal.Plain.NOTHING_TO_ANSWER);
        }

        @Test
        void nobodyHasDeclinedAndTheNewMoveMayBeAskedFor() {
            TableFixture table = playing().moves("11-15 23-19").with(new AskTakeBack(ADA));
            assertThat(table.events(table.play(ADA, "9-14")))
                    .first()
                    .isEqualTo(new TableEvent.TakeBackDeclined(Side.FIRST));
            assertThat(table.table().conduct(Side.FIRST).mayAskFrom()).isZero();
            assertThat(table.table().conduct(Side.SECOND).mayAskFrom()).isZero();
            assertThat(table.events(new AskTakeBack(ADA))).hasSize(1);
        }
    }
}
