package crownhead.protocol.telling;

import static crownhead.protocol.Role.FIRST;
import static crownhead.protocol.Role.SECOND;
import static crownhead.protocol.Role.SPECTATOR;
import static crownhead.protocol.telling.Situations.opened;
import static crownhead.protocol.telling.ToldTable.ANN;
import static crownhead.protocol.telling.ToldTable.BEN;
import static crownhead.protocol.telling.ToldTable.CALL_TIME;
import static crownhead.protocol.telling.ToldTable.console;
import static crownhead.protocol.telling.ToldTable.playing;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.rules.dress.ColourSet;
import crownhead.table.Result;
import crownhead.table.TableCommand;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What each role reads. */
class SentencesTest {
    private static void assertMessages(ToldTable table, String first, String second, String third) {
        assertThat(Stream.of(FIRST, SECOND, SPECTATOR).map(role -> table.told(role).message()))
                .containsExactly(first, second, third);
    }

    @Nested
    class OfPlay {
        @Test
        void sayWhoPlaysWhatAndWhoMoves() {
            assertMessages(
                    playing(console()),
                    "The game starts: you play White. It is your move.",
                    "The game starts: you play Red. Player White is to move.",
                    "The game starts. Player White is to move.");
        }

        @Test
        void sayWhatWasPlayed() {
            assertMessages(
                    playing(console()).moves("11-15"),
                    "Player Red is to move.",
                    "Player White played 11-15. It is your move.",
                    "Player White played 11-15. Player Red is to move.");
        }

        @Test
        void sayThatAJumpIsCompulsory() {
            assertMessages(
                    playing(console()).moves("11-15 22-18"),
                    "Player Red played 22-18. You must perform a jump",
                    "Player White is to move.",
                    "Player Red played 22-18. Player White is to move.");
        }

        @Test
        void sayWhatWasTakenBack() {
            ToldTable asked = opened().does(new TableCommand.AskTakeBack(BEN));
            assertMessages(
                    asked,
                    "Player Red would like to take the last move back. Do you agree?",
                    "You asked to take your last move back.",
                    "Player Red would like to take the last move back.");
            assertMessages(
                    asked.does(new TableCommand.AcceptTakeBack(ANN)),
                    "Player Red took a turn back. Player Red is to move.",
                    "You took a turn back. It is your move.",
                    "Player Red took a turn back. Player Red is to move.");
        }

        @Test
        void sayThatNothingIsTakenBack() {
            ToldTable asked = opened().does(new TableCommand.AskTakeBack(ANN));
            assertMessages(
                    asked.does(new TableCommand.DeclineTakeBack(BEN)),
                    "Player Red does not agree to take the move back: play goes on.",
                    "Nothing is taken back: play goes on. Player White is to move.",
                    "Player Red does not agree to take the move back: play goes on.");
        }
    }

    @Nested
    class OfADrawOffer {
        private final ToldTable offered = opened().does(new TableCommand.OfferDraw(BEN));

        @Test
        void askTheOpponent() {
            assertMessages(
                    offered,
                    "Player Red offers a draw. Do you accept?",
                    "You offered a draw.",
                    "Player Red offers a draw.");
        }

        @Test
        @Tag("GA-5c")
        void tellBothOfADraw() {
            String draw = "A Draw has been reached: both players agreed.";
            assertMessages(offered.does(new TableCommand.AcceptDraw(ANN)), draw, draw, draw);
        }

        @Test
        @Tag("GA-5d")
        void tellTheOffererOfANo() {
            assertMessages(
                    offered.does(new TableCommand.DeclineDraw(ANN)),
                    "You declined the draw: play goes on. It is your move.",
                    "Player White declined the draw: play goes on.",
                    "Player White declined the draw: play goes on.");
        }

        @Test
        @Tag("GA-5d")
        void tellTheOffererOfANoByAMove() {
            assertThat(offered.moves("8-11").told(SECOND).message())
                    .isEqualTo(
                            "Player White declined the draw: play goes on. Player White played"
                                    + " 8-11. It is your move.");
        }
    }

    @Nested
    class OfTimeAndOfComingAndGoing {
        @Test
        void sayHowLongAPauseMayLast() {
            assertMessages(
                    opened().does(new TableCommand.Pause(BEN)),
                    "Player Red paused the game for up to 5 minutes.",
                    "You paused the game for up to 5 minutes.",
                    "Player Red paused the game for up to 5 minutes.");
        }

        @Test
        void sayThatTheGameGoesOn() {
            assertThat(
                            opened().does(new TableCommand.Pause(BEN))
                                    .does(new TableCommand.Continue(BEN))
                                    .told(FIRST)
                                    .message())
                    .isEqualTo("The game goes on. It is your move.");
        }

        @Test
        void warn() {
            assertMessages(
                    opened().seconds(300).does(CALL_TIME),
                    "You have 5 minutes left to move.",
                    "Player White has 5 minutes left to move.",
                    "Player White has 5 minutes left to move.");
        }

        @Test
        void saySuchAWarningNoMoreOnceTheMoveCame() {
            assertThat(opened().seconds(300).moves("8-11").told(SECOND).message())
                    .isEqualTo("Player White played 8-11. It is your move.");
        }

        @Test
        void sayWhoHasDisconnectedAndIsBack() {
            ToldTable left = opened().does(new TableCommand.Leave(ANN));
            String gone = "Player White has disconnected, and may come back within 30 seconds.";
            assertMessages(left, gone, gone, gone);
            assertMessages(
                    left.does(new TableCommand.Return(ANN)),
                    "You are back. It is your move.",
                    "Player White is back.",
                    "Player White is back.");
        }

        @Test
        void countTheTimeInWholeUnits() {
            assertThat(
                            Stream.of(1, 999, 1000, 59_001, 60_000, 61_000, 600_000)
                                    .map(Duration::ofMillis)
                                    .map(Sentences::time))
                    .containsExactly(
                            "1 second",
                            "1 second",
                            "1 second",
                            "1 minute",
                            "1 minute",
                            "61 seconds",
                            "10 minutes");
        }
    }

    @Nested
    class OfTheEnd {
        @Test
        @Tag("GA-4d")
        void tellAllOfAResignation() {
            String end = "Player Red resigned. Player White is the winner!";
            assertMessages(opened().does(new TableCommand.Resign(BEN)), end, end, end);
        }

        @Test
        void sayWhoWonAndHowOrThatNobodyDid() {
            assertThat(Situations.results())
                    .extracting(SentencesTest::end)
                    .containsExactly(
                            "Player White is the winner! Player Red has no piece left.",
                            "Player White is the winner! Player Red cannot move.",
                            "Player Red resigned. Player White is the winner!",
                            "Player Red ran out of time. Player White is the winner!",
                            "Player Red has disconnected. Player White is the winner!",
                            "A Draw has been reached: both players agreed.",
                            "A Draw has been reached: the position has stood 1 times.",
                            "A Draw has been reached: 0 moves by each side made no progress.",
                            "A Draw has been reached: neither side can force a win.",
                            "The game was aborted: it has no result.",
                            "A player has disconnected before both had moved: the game has no"
                                    + " result.",
                            "Time ran out before both had moved: the game has no result.",
                            "The game ended unfinished: it has no result.");
        }

        @Test
        void tellHowOftenThePositionStood() {
            ToldTable table = playing(ToldTable.startingFrom("B:WK32:BK1"));
            table.moves("1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32");
            assertThat(table.does(new TableCommand.ClaimDraw(ANN)).told(SECOND).message())
                    .isEqualTo("A Draw has been reached: the position has stood 3 times.");
        }

        @Test
        void takeTheColoursFromTheSet() {
            assertThat(Sentences.player(ColourSet.WHITE_RED, Side.FIRST)).isEqualTo("Player White");
            assertThat(Sentences.player(ColourSet.RED_WHITE, Side.FIRST)).isEqualTo("Player Red");
            assertThat(Sentences.player(ColourSet.BLACK_RED, Side.FIRST)).isEqualTo("Player Black");
        }
    }

    @Nested
    class ToSomebodyWhoHasJustCome {
        @Test
        void sayWhoIsToMove() {
            assertThat(opened().look(FIRST).message()).isEqualTo("It is your move.");
            assertThat(opened().look(SPECTATOR).message()).isEqualTo("Player White is to move.");
        }

        @Test
        void sayWhatIsAsked() {
            assertThat(opened().does(new TableCommand.OfferDraw(BEN)).look(FIRST).message())
                    .isEqualTo("Player Red offers a draw. Do you accept? It is your move.");
        }

        @Test
        void sayThatTheGameIsPaused() {
            assertThat(
                            opened().does(new TableCommand.Pause(BEN))
                                    .seconds(60)
                                    .look(SPECTATOR)
                                    .message())
                    .isEqualTo("Player Red paused the game for up to 4 minutes.");
        }

        @Test
        void sayHowItEnded() {
            assertThat(opened().does(new TableCommand.Resign(BEN)).look(SPECTATOR).message())
                    .isEqualTo("Player Red resigned. Player White is the winner!");
        }
    }

    @Nested
    class OfAnyKind {
        @Test
        void areTheHousesOwnWordsWithoutAPlayersName() {
            assertThat(Situations.updates())
                    .extracting(update -> update.message())
                    .noneMatch(message -> message.contains("Ann") || message.contains("Ben"));
        }

        @Test
        void haveNoGapsAndStartWithACapital() {
            assertThat(Situations.updates())
                    .extracting(update -> update.message())
                    .allMatch(message -> message.matches("[A-Z].*") && !message.contains("  "));
        }
    }

    private static String end(Result result) {
        return opened().happened(List.of(Situations.ended(result))).told(SPECTATOR).message();
    }
}
