package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.BEN;
import static crownhead.table.TableFixture.CALL_TIME;
import static crownhead.table.TableFixture.EVE;
import static crownhead.table.TableFixture.playing;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.Outcome.DrawReason;
import crownhead.rules.Side;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How a table comes to its end, and what it is after that. */
class TableEndTest {
    private static final TestTerms UNTIMED = TestTerms.untimed();

    @Nested
    class Resigning {
        @Test
        @Tag("GA-4a")
        @Tag("GA-4c")
        @Tag("GA-8a")
        void isAllowedOnOnesOwnTurn() {
            assertThat(playing().with(new TableCommand.Resign(ADA)).result())
                    .isEqualTo(new Result.Win(Side.SECOND, Result.WinReason.RESIGNED));
        }

        @Test
        @Tag("GA-4a")
        @Tag("GA-4c")
        void isAllowedOnTheOpponentsTurn() {
            assertThat(playing().with(new TableCommand.Resign(BEN)).result())
                    .isEqualTo(new Result.Win(Side.FIRST, Result.WinReason.RESIGNED));
        }

        @Test
        @Tag("GA-4a")
        void isAllowedInAPause() {
            TableFixture table = playing().with(new TableCommand.Pause(ADA));
            assertThat(table.with(new TableCommand.Resign(BEN)).result())
                    .isEqualTo(new Result.Win(Side.FIRST, Result.WinReason.RESIGNED));
        }

        @Test
        void isRefusedToAStranger() {
            assertThat(playing().refusal(new TableCommand.Resign(EVE)))
                    .isEqualTo(Refusal.Plain.NOT_SEATED);
        }
    }

    @Nested
    class TheEndOnTheBoard {
        @Test
        @Tag("GA-8a")
        void saysWhoCapturedAll() {
            assertThat(playing(UNTIMED.from("B:W18:B15")).moves("15x22").result())
                    .isEqualTo(new Result.Win(Side.FIRST, Result.WinReason.CAPTURED_ALL));
        }

        @Test
        @Tag("GA-8a")
        void saysWhoLeftTheOtherNoMove() {
            assertThat(playing(UNTIMED.from("B:W5:B1,20")).moves("20-24").result())
                    .isEqualTo(new Result.Win(Side.FIRST, Result.WinReason.NO_MOVE));
        }

        @Test
        @Tag("GA-8b")
        void saysThatAPositionStoodForTheFifthTime() {
            TableFixture table = playing(UNTIMED.from("B:WK31:BK1"));
            assertThat(table.moves(4, "1-5 31-26 5-1 26-31").result())
                    .isEqualTo(new Result.Draw(DrawReason.REPETITION));
        }

        @Test
        @Tag("GA-8b")
        void saysThatNoProgressWasMade() {
            TableFixture table = playing(UNTIMED.automaticDraws().from("B:W21,K31:B8,K1"));
            assertThat(table.walk(80).result()).isEqualTo(new Result.Draw(DrawReason.NO_PROGRESS));
        }

        @Test
        void comesRightAfterTheMove() {
            TableFixture table = playing(UNTIMED.from("B:W18:B15"));
            assertThat(table.events(table.play(ADA, "15x22")))
                    .hasExactlyElementsOfTypes(TableEvent.Moved.class, TableEvent.Ended.class);
        }
    }

    @Nested
    class AGameWithAutomaticDraws {
        @Test
        @Tag("RU-10m")
        void isDrawnWhenAPositionStandsForTheThirdTime() {
            TableFixture table = playing(UNTIMED.automaticDraws().from("B:WK31:BK1"));
            assertThat(table.moves(2, "1-5 31-26 5-1 26-31").result())
                    .isEqualTo(new Result.Draw(DrawReason.REPETITION));
        }
    }

    @Nested
    class AfterTheEnd {
        private final TableFixture table = playing().with(new TableCommand.Resign(ADA)).minutes(60);

        @Test
        void nothingIsAccepted() {
            List<TableCommand> all =
                    List.of(
                            new TableCommand.Sit(EVE, Side.FIRST),
                            table.play(ADA, "11-15"),
                            new TableCommand.Resign(BEN),
                            new TableCommand.OfferDraw(BEN),
                            new TableCommand.AcceptDraw(BEN),
                            new TableCommand.DeclineDraw(BEN),
                            new TableCommand.ClaimDraw(BEN),
                            new TableCommand.AskTakeBack(BEN),
                            new TableCommand.AcceptTakeBack(BEN),
                            new TableCommand.DeclineTakeBack(BEN),
                            new TableCommand.Abort(BEN),
                            new TableCommand.Pause(BEN),
                            new TableCommand.Continue(BEN),
                            new TableCommand.Leave(BEN),
                            new TableCommand.Return(BEN));
            assertThat(all)
                    .allSatisfy(command ->
                            assertThat(table.refusal(command)).isEqualTo(Refusal.Plain.GAME_OVER));
        }

        @Test
        void nothingIsDue() {
            assertThat(table.table().nextDeadline()).isEqualTo(Optional.empty());
            assertThat(table.refusal(CALL_TIME)).isEqualTo(Refusal.Plain.NOTHING_DUE);
        }
    }

    @Nested
    class AWholeGame {
        private final TestTerms terms = TestTerms.timed(TimeControl.PerPlayer.WEB_STANDARD);
        private final TableFixture table =
                playing(terms)
                        .moves("11-15 22-18 15x22 25x18")
                        .with(new TableCommand.Pause(ADA), new TableCommand.OfferDraw(BEN))
                        .minutes(6)
                        .moves("8-11")
                        .with(new TableCommand.AskTakeBack(ADA))
                        .with(new TableCommand.AcceptTakeBack(BEN), new TableCommand.Leave(BEN))
                        .with(new TableCommand.Return(BEN))
                        .moves("12-16")
                        .with(new TableCommand.Resign(BEN));

        @Test
        @Tag("GA-1c")
        @Tag("CL-2d")
        void isPlayedToItsEndOnTheTermsItBeganWith() {
            assertThat(table.table().terms()).isEqualTo(terms.terms());
            assertThat(table.table().clock().control()).isEqualTo(terms.terms().timeControl());
        }

        @Test
        @Tag("GA-1d")
        void isPlayedToItsEndInTheSeatsItBeganWith() {
            assertThat(table.table().seats()).contains(new Seats(ADA, BEN));
        }

        @Test
        @Tag("GA-10b")
        void isRebuiltFromItsEvents() {
            TableEvent.Opened opened = (TableEvent.Opened) table.log().getFirst();
            List<TableEvent> rest = table.log().subList(1, table.log().size());
            assertThat(Table.opened(opened).after(rest)).isEqualTo(table.table());
        }

        @Test
        void isOpenedOnce() {
            TableEvent again = table.log().getFirst();
            assertThatIllegalArgumentException().isThrownBy(() -> table.table().after(again));
        }
    }
}
