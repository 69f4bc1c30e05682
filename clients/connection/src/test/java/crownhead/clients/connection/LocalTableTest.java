package crownhead.clients.connection;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.clients.presenter.Exit;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.DrawRule;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.dress.ColourSet;
import crownhead.rules.notation.Fen;
import crownhead.table.Refusal;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class LocalTableTest {
    private static final Terms ANN_FIRST =
            terms(new TimeControl.Untimed(), DrawRule.CLAIMED, "B:W21-32:B1-12");

    private static Terms terms(TimeControl time, DrawRule draws, String fen) {
        return new Terms(
                time,
                Terms.Stakes.CASUAL,
                Terms.Seating.HOST_FIRST,
                draws,
                Terms.Pauses.STANDARD,
                Duration.ZERO,
                ColourSet.WHITE_RED,
                Fen.read(fen));
    }

    private final LocalScreen screen = new LocalScreen(ANN_FIRST);

    @Nested
    class TwoPeople {
        @Test
        void takeTurnsAtABoardThatStaysAsItLies() {
            assertThat(screen.game().below().name()).isEqualTo("Ann");
            screen.moves("11-15");
            assertThat(screen.game().notice())
                    .isEqualTo("Player White played 11-15. It is your move.");
            assertThat(screen.game().board().below()).isEqualTo(Side.FIRST);
            assertThat(screen.game().above().isOnTurn()).isTrue();
            assertThat(screen.cursor()).contains(Square.of(24));
            screen.moves("22-18 15x22 25x18");
            assertThat(screen.game().moves()).containsExactly("1. 11-15 22-18", "2. 15x22 25x18");
        }

        @Test
        void areToldWhyAMoveIsRefused() {
            screen.moves("11-18");
            assertThat(screen.game().notice()).startsWith("There is no piece on 15 to jump");
        }

        @Test
        void haveSidesAtRandomUnlessChosen() {
            List<String> firsts = new ArrayList<>();
            for (int seed = 0; seed < 20; seed++) {
                LocalTable.open(
                        LocalTable.usualTerms(),
                        new LocalTable.People("Ann", "Ben"),
                        InstantSource.fixed(LocalScreen.NOON),
                        new SplittableRandom(seed),
                        new Connection.Receiver() {
                            @Override
                            public void receive(ServerMessage message) {
                                if (message instanceof Update update) {
                                    firsts.add(update.players().orElseThrow().first().name());
                                }
                            }

                            @Override
                            public void lost(String why) {}
                        });
            }
            assertThat(firsts).hasSize(20).contains("Ann", "Ben");
        }
    }

    @Nested
    class ADraw {
        @Test
        void isAgreedByTheOther() {
            screen.moves("11-15").press("d");
            assertThat(screen.overlayTitle()).isEqualTo("Player Red offers a draw");
            screen.press("y");
            assertThat(screen.overlayTitle()).isEqualTo("A Draw has been reached");
        }

        @Test
        void isDeclinedByTheOther() {
            screen.moves("11-15").press("dn");
            assertThat(screen.game().notice())
                    .isEqualTo("Player White declined the draw: play goes on.");
            assertThat(screen.game().above().isOnTurn()).isTrue();
            screen.moves("22-18");
            assertThat(screen.game().moves()).containsExactly("1. 11-15 22-18");
        }

        @Test
        void isSetAsideByPlayingOn() {
            screen.moves("11-15").press("d").press(Key.Named.ESCAPE);
            screen.moves("22-18 15x22");
            assertThat(screen.game().moves()).containsExactly("1. 11-15 22-18", "2. 15x22");
        }

        @Test
        void isClaimedOrComesByItself() {
            String shuffle = "1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32";
            LocalScreen claimed =
                    new LocalScreen(
                            terms(new TimeControl.Untimed(), DrawRule.CLAIMED, "B:WK32:BK1"));
            assertThat(claimed.moves(shuffle).overlayTitle()).isEmpty();
            assertThat(claimed.press("d").overlayTitle()).isEqualTo("Claim a draw?");
            assertThat(claimed.press("y").overlayTitle()).isEqualTo("A Draw has been reached");
            LocalScreen automatic =
                    new LocalScreen(
                            terms(new TimeControl.Untimed(), DrawRule.AUTOMATIC, "B:WK32:BK1"));
            assertThat(automatic.moves(shuffle).overlayTitle())
                    .isEqualTo("A Draw has been reached");
        }
    }

    @Nested
    class ALastMove {
        @Test
        void isTakenBackWhenTheOtherAgrees() {
            screen.moves("11-15 22-18").press("t");
            assertThat(screen.overlayTitle())
                    .isEqualTo("Player Red would like to take the last move back");
            screen.press("y");
            assertThat(screen.game().moves()).containsExactly("1. 11-15");
            assertThat(screen.game().above().isOnTurn()).isTrue();
        }
    }

    @Nested
    class APause {
        @Test
        void isEndedByWhoPausedOrByTime() {
            screen.moves("11-15").press("p");
            assertThat(screen.game().cover().orElseThrow())
                    .contains("The game is paused by Player Red");
            assertThat(screen.press("p").game().cover()).isEmpty();
            screen.press("p").later(Duration.ofMinutes(5));
            assertThat(screen.game().cover()).isEmpty();
        }
    }

    @Nested
    class TheClock {
        private final LocalScreen timed =
                new LocalScreen(
                        terms(
                                new TimeControl.PerPlayer(Duration.ofMinutes(2), Duration.ZERO),
                                DrawRule.CLAIMED,
                                "B:W21-32:B1-12"));

        @Test
        void warns() {
            timed.moves("11-15 22-18").later(Duration.ofSeconds(60));
            assertThat(timed.game().notice()).isEqualTo("You have 1 minute left to move.");
            assertThat(timed.game().below().clock()).isEqualTo("1:00");
        }

        @Test
        void endsTheGame() {
            timed.moves("11-15 22-18").later(Duration.ofSeconds(121));
            assertThat(timed.overlayTitle()).isEqualTo("Player Red is the winner!");
        }

        @Test
        void endsTheGameBeforeAMoveThatComesTooLate() {
            timed.moves("11-15 22-18");
            timed.table().tick();
            LocalScreen late = timed.laterWithoutTick(Duration.ofSeconds(121)).moves("15x22");
            assertThat(late.overlayTitle()).isEqualTo("Player Red is the winner!");
        }
    }

    @Nested
    class TheEnd {
        @Test
        void isFollowedByAnotherGameWithSidesSwapped() {
            screen.moves("11-15 22-18").press("ry\n");
            assertThat(screen.overlayTitle()).isEqualTo("Another game?");
            screen.press("y");
            assertThat(screen.overlayTitle()).isEmpty();
            assertThat(screen.game().below().name()).isEqualTo("Ben");
            assertThat(screen.game().moves()).isEmpty();
            screen.moves("11-15 22-18").press("ry\ny");
            assertThat(screen.game().below().name()).isEqualTo("Ann");
        }

        @Test
        void isTheEndIfNobodyWantsMore() {
            screen.moves("11-15 22-18").press("ry\nn");
            assertThat(screen.overlayTitle()).isEmpty();
            assertThat(screen.game().keys()).contains(new Scene.KeyHint("s", "sit down"));
            assertThat(screen.press("q").presenter().exit()).contains(Exit.LEFT);
        }

        @Test
        void isNotFinalForWhoSitsDownAgain() {
            screen.moves("11-15 22-18").press("ry\nns");
            assertThat(screen.game().below().name()).isEqualTo("Ben");
        }

        @Test
        void isAskedForBeforeQuitting() {
            screen.press("q");
            assertThat(screen.game().overlay().orElseThrow().lines())
                    .containsExactly("The game is not over yet, and will not be kept.");
        }
    }

    @Nested
    class ARequestThatMakesNoSense {
        @Test
        void isRefused() {
            screen.send(new ClientMessage.Sit("x-1"));
            assertThat(screen.game().notice()).isEqualTo(Refusal.Plain.SEAT_TAKEN.sentence());
            screen.send(new ClientMessage.Resign("x-2", 7));
            assertThat(screen.game().notice()).isEqualTo(Refusal.Plain.GAME_OVER.sentence());
            screen.send(new ClientMessage.Answer("x-3", 1, Inquiry.Kind.REMATCH, true));
            assertThat(screen.game().notice())
                    .isEqualTo(Refusal.Plain.NOTHING_TO_ANSWER.sentence());
            screen.send(new ClientMessage.Answer("x-4", 1, Inquiry.Kind.GO_ON, true));
            screen.send(new ClientMessage.Continue("x-5", 1));
            assertThat(screen.game().notice()).isEqualTo(Refusal.Plain.NOT_PAUSED.sentence());
            screen.send(new ClientMessage.Play("x-6", 1, 0, List.of(Square.of(5), Square.of(9))));
            assertThat(screen.game().notice()).contains("Square 9 is occupied");
        }

        @Test
        void isNotHeardAfterTheEnd() {
            screen.table().close();
            screen.table().close();
            screen.moves("11-15");
            assertThat(screen.game().moves()).isEmpty();
        }
    }
}
