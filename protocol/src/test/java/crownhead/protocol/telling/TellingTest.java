package crownhead.protocol.telling;

import static crownhead.protocol.Action.ANSWER;
import static crownhead.protocol.Action.END;
import static crownhead.protocol.Action.MOVE;
import static crownhead.protocol.Action.RECHECK;
import static crownhead.protocol.Action.SHOW;
import static crownhead.protocol.Action.WAIT;
import static crownhead.protocol.Action.WATCH;
import static crownhead.protocol.Role.FIRST;
import static crownhead.protocol.Role.SECOND;
import static crownhead.protocol.Role.SPECTATOR;
import static crownhead.protocol.telling.Situations.opened;
import static crownhead.protocol.telling.ToldTable.ANN;
import static crownhead.protocol.telling.ToldTable.BEN;
import static crownhead.protocol.telling.ToldTable.console;
import static crownhead.protocol.telling.ToldTable.playing;
import static crownhead.protocol.telling.ToldTable.waiting;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.Inquiry;
import crownhead.protocol.Update;
import crownhead.protocol.Wire;
import crownhead.rules.notation.MoveText;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What each role is to do. */
class TellingTest {
    private static void assertActions(ToldTable table, Action first, Action second, Action third) {
        assertThat(Stream.of(FIRST, SECOND, SPECTATOR).map(role -> table.told(role).action()))
                .containsExactly(first, second, third);
    }

    @Nested
    class WhileTheGameGoesOn {
        @Test
        void nobodyMovesBeforeItStarts() {
            assertActions(waiting(console()), WAIT, WAIT, WATCH);
        }

        @Test
        void whoIsOnTurnIsToMoveAndTheOtherToWait() {
            assertActions(playing(console()), MOVE, WAIT, WATCH);
            assertActions(playing(console()).moves("11-15"), WAIT, MOVE, WATCH);
        }

        @Test
        void allWaitWhileItIsPausedAndThenMoveAgain() {
            ToldTable table = opened().does(new TableCommand.Pause(BEN));
            assertActions(table, WAIT, WAIT, WATCH);
            assertActions(table.does(new TableCommand.Continue(BEN)), MOVE, WAIT, WATCH);
        }

        @Test
        void aWarningIsOnlyShown() {
            assertActions(opened().seconds(300).does(ToldTable.CALL_TIME), SHOW, SHOW, SHOW);
        }

        @Test
        void leavingIsOnlyShownAndWhoComesBackIsToldWhatToDo() {
            ToldTable table = opened().does(new TableCommand.Leave(ANN));
            assertActions(table, SHOW, SHOW, SHOW);
            assertActions(table.does(new TableCommand.Return(ANN)), MOVE, SHOW, SHOW);
        }

        @Test
        void allAreToldOfTheEnd() {
            assertActions(opened().does(new TableCommand.Resign(BEN)), END, END, END);
        }
    }

    @Nested
    class AQuestion {
        private final ToldTable asked = opened().does(new TableCommand.OfferDraw(BEN));

        @Test
        void isToBeAnsweredByTheOpponentAlone() {
            assertActions(asked, ANSWER, SHOW, SHOW);
            assertThat(asked.told(FIRST).question()).contains(draw(true));
            assertThat(asked.told(SECOND).question()).contains(draw(false));
            assertThat(asked.told(SPECTATOR).question()).contains(draw(false));
        }

        @Test
        void isNotAskedAgainWithEveryNotice() {
            assertActions(asked.seconds(300).does(ToldTable.CALL_TIME), SHOW, SHOW, SHOW);
            assertThat(asked.told(FIRST).question()).contains(draw(true));
        }

        @Test
        void isAskedDuringAPauseToo() {
            ToldTable paused = opened().does(new TableCommand.Pause(ANN));
            assertActions(paused.does(new TableCommand.OfferDraw(BEN)), ANSWER, SHOW, SHOW);
        }

        @Test
        void leavesWhoSaidNoWithTheTurn() {
            assertActions(asked.does(new TableCommand.DeclineDraw(ANN)), MOVE, SHOW, SHOW);
            assertThat(asked.told(FIRST).question()).isEmpty();
        }

        @Test
        void leavesWhoSaidNoOffTurnWaiting() {
            ToldTable other = opened().does(new TableCommand.OfferDraw(ANN));
            assertActions(other.does(new TableCommand.DeclineDraw(BEN)), SHOW, WAIT, SHOW);
        }

        @Test
        void isDeclinedByAMove() {
            assertActions(asked.moves("8-11"), WAIT, MOVE, WATCH);
            assertThat(asked.told(SECOND).events())
                    .extracting("event")
                    .containsExactly("draw-declined", "moved");
        }

        @Test
        void aboutATakeBackGoesTheSameWay() {
            ToldTable table = opened().does(new TableCommand.AskTakeBack(BEN));
            assertActions(table, ANSWER, SHOW, SHOW);
            assertThat(table.told(FIRST).question())
                    .contains(new Inquiry(Inquiry.Kind.TAKE_BACK, true, Optional.empty()));
            assertActions(table.does(new TableCommand.AcceptTakeBack(ANN)), WAIT, MOVE, WATCH);
        }

        @Test
        void isClosedByTheEnd() {
            assertThat(asked.does(new TableCommand.Resign(BEN)).told(FIRST).question()).isEmpty();
        }

        private static Inquiry draw(boolean toYou) {
            return new Inquiry(Inquiry.Kind.DRAW, toYou, Optional.empty());
        }
    }

    @Nested
    class ARefusedMove {
        @Test
        void isAnsweredWithTheSameBoardTheReasonAndAnotherRequest() {
            ToldTable table = opened();
            Update told = table.refused(FIRST, table.play(2, "15-20"));
            assertThat(told.action()).isEqualTo(RECHECK);
            assertThat(told.board()).isEqualTo(table.told(FIRST).board());
            assertThat(told.code()).contains("not-diagonal");
            assertThat(told.message()).contains("15").endsWith(".");
            assertThat(told.events()).isEmpty();
        }

        @Test
        void asksNobodyToMoveWhoIsNotOnTurn() {
            ToldTable table = opened();
            Update told =
                    table.refused(SECOND, new TableCommand.Play(BEN, 1, MoveText.read("23-19")));
            assertThat(told.action()).isEqualTo(SHOW);
            assertThat(told.code()).contains("stale-ply");
        }

        @Test
        void asksForNoOtherDuringAPause() {
            ToldTable table = opened().does(new TableCommand.Pause(BEN));
            assertThat(table.refused(FIRST, table.play(2, "8-11")).action()).isEqualTo(SHOW);
        }
    }

    @Nested
    class WhatTheTableItselfSays {
        @Test
        void isSaidWithTheActionItChooses() {
            Update told = Telling.say(waiting(console()).news(), FIRST, WAIT, "Wait.");
            assertThat(told.action()).isEqualTo(WAIT);
            assertThat(told.message()).isEqualTo("Wait.");
        }

        @Test
        void isToBeAnsweredByWhomItAsks() {
            News over = opened().does(new TableCommand.Resign(BEN)).news();
            Inquiry toYou = new Inquiry(Inquiry.Kind.REMATCH, true, Optional.of(60_000L));
            Inquiry toThem = new Inquiry(Inquiry.Kind.REMATCH, false, Optional.of(60_000L));
            assertThat(Telling.ask(over, FIRST, toYou, "Another?").action()).isEqualTo(ANSWER);
            assertThat(Telling.ask(over, SPECTATOR, toThem, "").action()).isEqualTo(SHOW);
            assertThat(Telling.ask(over, FIRST, toYou, "").question()).contains(toYou);
        }
    }

    @Nested
    class EveryUpdate {
        @Test
        @Tag("TA-2b")
        void hasOnTheWireItsActionItsBoardAndItsMessage() {
            for (Update update : Situations.updates()) {
                assertThat(Wire.write(update))
                        .contains("\"action\":\"", "\"board\":\"", "\"message\":\"");
            }
        }

        @Test
        @Tag("TA-2b")
        void hasOneOfTheActionsAndEachIsMet() {
            Set<Action> met = EnumSet.noneOf(Action.class);
            Situations.updates().forEach(update -> met.add(update.action()));
            ToldTable table = opened();
            met.add(table.refused(FIRST, table.play(2, "15-20")).action());
            assertThat(met).containsExactly(Action.values());
        }

        @Test
        void isToldOfEverythingThatCanHappen() {
            assertThat(Situations.all().stream().flatMap(t -> t.events().stream()))
                    .extracting(event -> (Object) event.getClass())
                    .contains((Object[]) TableEvent.class.getPermittedSubclasses());
        }
    }
}
