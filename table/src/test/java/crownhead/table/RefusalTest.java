package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.BEN;
import static crownhead.table.TableFixture.CALL_TIME;
import static crownhead.table.TableFixture.EVE;
import static crownhead.table.TableFixture.playing;
import static crownhead.table.TableFixture.waiting;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Illegal;
import crownhead.rules.Side;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RefusalTest {
    private static List<Refusal> all() {
        List<Refusal> all = new ArrayList<>(List.of(Refusal.Plain.values()));
        all.add(new Refusal.StalePly(3, 5));
        all.add(new Refusal.OfferTooSoon(2));
        all.add(new Refusal.IllegalMove(new Illegal.NotYourTurn()));
        return all;
    }

    @Nested
    class EveryRefusal {
        @Test
        void hasACodeOfItsOwn() {
            assertThat(all()).extracting(Refusal::code).doesNotHaveDuplicates();
        }

        @Test
        void hasACodeOfSmallLettersAndHyphens() {
            assertThat(all())
                    .extracting(Refusal::code)
                    .allMatch(c -> c.matches("[a-z]+(-[a-z]+)*"));
        }

        @Test
        void hasASentenceThatEndsWithAFullStop() {
            assertThat(all()).extracting(Refusal::sentence).allMatch(s -> s.endsWith("."));
        }
    }

    @Nested
    class ARefusalWithEvidence {
        @Test
        void saysHowManyTurnsHaveBeenPlayed() {
            assertThat(new Refusal.StalePly(3, 5).sentence())
                    .isEqualTo("You had seen 3 turns, but 5 have been played: look again.");
        }

        @Test
        void saysOneTurnOfOne() {
            assertThat(new Refusal.StalePly(1, 2).sentence())
                    .isEqualTo("You had seen 1 turn, but 2 have been played: look again.");
            assertThat(new Refusal.StalePly(0, 1).sentence())
                    .isEqualTo("You had seen 0 turns, but 1 has been played: look again.");
        }

        @Test
        void saysHowManyMovesAreToGo() {
            assertThat(new Refusal.OfferTooSoon(2).sentence())
                    .isEqualTo(
                            "Your offer was declined: you may offer a draw again after 2 more of"
                                    + " your moves.");
        }

        @Test
        void saysWhatTheRulesSayOfAMove() {
            Illegal why = new Illegal.NotYourTurn();
            assertThat(new Refusal.IllegalMove(why).code()).isEqualTo(why.code());
            assertThat(new Refusal.IllegalMove(why).sentence()).isEqualTo(why.sentence());
        }
    }

    @Nested
    class EveryPlainRefusal {
        @Test
        void isMetSomewhere() {
            TableFixture waiting = waiting(TestTerms.untimed());
            TableFixture playing = playing().moves("11-15 23-19");
            TableFixture over = playing().with(new TableCommand.Resign(ADA));
            TableFixture paused = playing().with(new TableCommand.Pause(ADA));
            TableFixture asked = playing().with(new TableCommand.OfferDraw(ADA));
            TableFixture declined =
                    playing()
                            .moves("11-15")
                            .with(
                                    new TableCommand.AskTakeBack(ADA),
                                    new TableCommand.DeclineTakeBack(BEN));
            TableFixture rated = playing(TestTerms.rated(TimeControl.PerMove.STANDARD));
            assertThat(
                            List.of(
                                    playing.refusal(new TableCommand.Resign(EVE)),
                                    playing.refusal(new TableCommand.Sit(EVE, Side.FIRST)),
                                    waiting.refusal(new TableCommand.Sit(ADA, Side.FIRST)),
                                    waiting.refusal(new TableCommand.Resign(ADA)),
                                    over.refusal(new TableCommand.Resign(BEN)),
                                    paused.refusal(paused.play(ADA, "11-15")),
                                    asked.refusal(new TableCommand.OfferDraw(BEN)),
                                    playing.refusal(new TableCommand.AcceptDraw(ADA)),
                                    playing.refusal(new TableCommand.ClaimDraw(ADA)),
                                    rated.refusal(new TableCommand.AskTakeBack(ADA)),
                                    declined.refusal(new TableCommand.AskTakeBack(ADA)),
                                    playing().refusal(new TableCommand.AskTakeBack(ADA)),
                                    playing.refusal(new TableCommand.Abort(ADA)),
                                    rated.refusal(new TableCommand.Pause(ADA)),
                                    playing.refusal(new TableCommand.Continue(ADA)),
                                    paused.refusal(new TableCommand.Continue(BEN)),
                                    playing.refusal(new TableCommand.Return(ADA)),
                                    playing.refusal(CALL_TIME)))
                    .containsExactly(Refusal.Plain.values());
        }
    }
}
