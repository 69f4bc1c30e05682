package crownhead.clients.presenter;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Role;
import crownhead.table.Refusal;
import crownhead.table.TableCommand;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CommandsTest {
    private final House house = House.playing().moves("11-15 23-19");
    private final Client ann = Client.at(house, Role.FIRST);

    @Nested
    class Resigning {
        @Test
        @Tag("GA-4b")
        @Tag("TE-6a")
        void isConfirmedWithY() {
            ann.press("r");
            assertThat(ann.sent()).isEmpty();
            assertThat(ann.overlayTitle()).isEqualTo("Resign?");
            assertThat(ann.press("y").sent())
                    .containsExactly(new ClientMessage.Resign("c-1", 1, House.TABLE));
            assertThat(ann.overlay()).isEmpty();
        }

        @ParameterizedTest
        @ValueSource(strings = {"n", "escape"})
        @Tag("GA-4b")
        void isCalledOff(String key) {
            ann.press("r " + key);
            assertThat(ann.overlay()).isEmpty();
            assertThat(ann.sent()).isEmpty();
        }

        @ParameterizedTest
        @ValueSource(strings = {"enter", "r", "5", "left"})
        @Tag("GA-4b")
        void isNotConfirmedByAnyOtherKey(String key) {
            ann.press("r " + key);
            assertThat(ann.overlayTitle()).isEqualTo("Resign?");
            assertThat(ann.sent()).isEmpty();
        }

        @Test
        void isPossibleOffTurn() {
            Client ben = Client.at(house, Role.SECOND);
            assertThat(ben.press("r y").sent()).hasSize(1);
        }

        @Test
        void isNotAskedAnyMoreWhenTheGameEnds() {
            ann.press("r");
            ann.hear(house.with(new TableCommand.Resign(House.BEN)).tell(Role.FIRST));
            assertThat(ann.overlayTitle()).isEqualTo("Player White is the winner!");
        }
    }

    @Test
    void whatIsConfirmedIsOfTheGameInWhichItWasAsked() {
        ann.press("r");
        ann.hear(house.again().tell(Role.FIRST));
        assertThat(ann.overlay()).isEmpty();
    }

    @Nested
    class ADraw {
        @Test
        @Tag("TE-6a")
        void isOffered() {
            assertThat(ann.press("d").sent())
                    .containsExactly(new ClientMessage.OfferDraw("c-1", 1, House.TABLE));
        }

        @Test
        void isNotOfferedWhileAQuestionIsOpen() {
            ann.hear(house.with(new TableCommand.OfferDraw(House.ANN)).tell(Role.FIRST));
            assertThat(ann.press("d").notice()).isEqualTo(Refusal.Plain.QUESTION_OPEN.sentence());
            assertThat(ann.game().status()).contains("A question waits for an answer");
        }

        @Test
        @Tag("BE-4b")
        void isClaimedWithItsEvidenceWhereItCanBe() {
            House kings = House.from("B:WK32:BK1");
            for (int i = 0; i < 2; i++) {
                kings.moves("1-5 32-28 5-1 28-32");
            }
            Client claimer = Client.at(kings, Role.FIRST);
            assertThat(claimer.game().keys()).contains(new Scene.KeyHint("d", "claim draw"));
            claimer.press("d");
            assertThat(claimer.overlay().orElseThrow().lines().getFirst())
                    .contains("has stood 3 times")
                    .contains("0, 4 and 8");
            assertThat(claimer.press("y").sent())
                    .containsExactly(new ClientMessage.ClaimDraw("c-1", 1, House.TABLE));
        }
    }

    @Nested
    class TakingBack {
        @Test
        void isAsked() {
            assertThat(ann.press("t").sent())
                    .containsExactly(new ClientMessage.AskTakeBack("c-1", 1, House.TABLE));
        }

        @Test
        void isPointlessBeforeTheFirstMove() {
            Client early = Client.at(House.playing(), Role.FIRST);
            assertThat(early.press("t").notice())
                    .isEqualTo(Refusal.Plain.NOTHING_TO_TAKE_BACK.sentence());
            assertThat(early.sent()).isEmpty();
        }
    }

    @Nested
    class Aborting {
        @Test
        void isConfirmedBeforeBothHaveMoved() {
            Client early = Client.at(House.playing(), Role.FIRST);
            assertThat(early.game().keys()).contains(new Scene.KeyHint("a", "abort"));
            assertThat(early.press("a").sent()).isEmpty();
            assertThat(early.press("y").sent())
                    .containsExactly(new ClientMessage.Abort("c-1", 1, House.TABLE));
        }

        @Test
        void isTooLateAfterwards() {
            assertThat(ann.press("a").notice())
                    .isEqualTo(Refusal.Plain.TOO_LATE_TO_ABORT.sentence());
            assertThat(ann.sent()).isEmpty();
        }
    }

    @Nested
    class APause {
        @Test
        @Tag("TE-6a")
        void isAskedForAndEnded() {
            assertThat(ann.press("p").sent())
                    .containsExactly(new ClientMessage.Pause("c-1", 1, House.TABLE));
            ann.hear(house.with(new TableCommand.Pause(House.ANN)).tell(Role.FIRST));
            assertThat(ann.press("p").sent())
                    .containsExactly(new ClientMessage.Continue("c-2", 1, House.TABLE));
        }

        @Test
        void isEndedOnlyByWhoPaused() {
            ann.hear(house.with(new TableCommand.Pause(House.BEN)).tell(Role.FIRST));
            assertThat(ann.press("p").notice()).isEqualTo(Refusal.Plain.NOT_YOUR_PAUSE.sentence());
            assertThat(ann.press("enter").notice()).isEqualTo(Refusal.Plain.PAUSED.sentence());
            assertThat(ann.sent()).isEmpty();
        }

        @Test
        void isRefusedWhenNoneIsLeft() {
            for (int i = 0; i < 3; i++) {
                house.with(new TableCommand.Pause(House.ANN));
                house.with(new TableCommand.Continue(House.ANN));
            }
            ann.hear(house.tell(Role.FIRST)).sent();
            assertThat(ann.press("p").notice()).isEqualTo(Refusal.Plain.NO_PAUSES_LEFT.sentence());
        }
    }

    @Nested
    class Help {
        @ParameterizedTest
        @ValueSource(strings = {"?", "h"})
        @Tag("TE-6b")
        void isShownUntilItIsClosed(String key) {
            ann.press(key);
            assertThat(ann.overlayTitle()).isEqualTo("Help");
            assertThat(ann.press("x").overlayTitle()).isEqualTo("Help");
            assertThat(ann.press("enter").overlay()).isEmpty();
            assertThat(ann.press(key + " escape").overlay()).isEmpty();
        }

        @Test
        void isThereBeforeTheFirstGame() {
            Client early = new Client();
            assertThat(early.press("?").overlayTitle()).isEqualTo("Help");
        }
    }

    @Nested
    class Quitting {
        @ParameterizedTest
        @ValueSource(strings = {"q", "interrupt"})
        @Tag("TE-6b")
        void isWarnedOfInARunningGame(String key) {
            ann.press(key);
            assertThat(ann.overlay().orElseThrow().lines())
                    .containsExactly("You will lose the game.");
            assertThat(ann.presenter().exit()).isEmpty();
            ann.press("y");
            assertThat(ann.presenter().exit()).contains(Exit.LEFT);
            assertThat(Exit.LEFT.code()).isZero();
            assertThat(ann.sent()).containsExactly(new ClientMessage.Leave());
        }

        @Test
        void isCalledOffWithN() {
            ann.press("q n");
            assertThat(ann.overlay()).isEmpty();
            assertThat(ann.presenter().exit()).isEmpty();
        }

        @Test
        void needsNoMoreThanControlAndCTwice() {
            ann.press("interrupt interrupt");
            assertThat(ann.presenter().exit()).contains(Exit.LEFT);
        }

        @Test
        void isPossibleOverAnyOverlay() {
            ann.press("? interrupt");
            assertThat(ann.overlayTitle()).isEqualTo("Quit?");
        }

        @Test
        void isDoneAtOnceByWhoOnlyWatches() {
            Client eve = Client.at(house, Role.SPECTATOR);
            assertThat(eve.press("q").presenter().exit()).contains(Exit.LEFT);
        }

        @Test
        void isDoneAtOnceAfterAGameAndBeforeOne() {
            ann.hear(house.with(new TableCommand.Resign(House.BEN)).tell(Role.FIRST));
            assertThat(ann.press("enter q").presenter().exit()).contains(Exit.LEFT);
            assertThat(new Client().press("q").presenter().exit()).contains(Exit.LEFT);
        }

        @Test
        void isTheEndOfEveryKey() {
            ann.press("interrupt interrupt").sent();
            assertThat(ann.press("r y d enter").sent()).isEmpty();
        }
    }

    @Nested
    class SittingDown {
        @Test
        void isAskedForWhenTheTableWaits() {
            Client eve = Client.at(house, Role.SPECTATOR);
            eve.hear(house.with(new TableCommand.Resign(House.BEN)).tell(Role.SPECTATOR)).sent();
            assertThat(eve.press("enter s").sent())
                    .allMatch(message -> message instanceof ClientMessage.Sit);
        }

        @Test
        void isRefusedWhileBothSeatsAreTaken() {
            Client eve = Client.at(house, Role.SPECTATOR);
            eve.sent();
            assertThat(eve.press("s").notice()).isEqualTo(Refusal.Plain.SEAT_TAKEN.sentence());
            assertThat(eve.sent()).isEmpty();
        }
    }

    @Nested
    class WhoWatches {
        private final Client eve = Client.at(house, Role.SPECTATOR);

        @ParameterizedTest
        @ValueSource(strings = {"r", "d", "t", "a", "p"})
        void mayNotDoWhatPlayersDo(String key) {
            eve.sent();
            assertThat(eve.press(key).notice())
                    .isEqualTo("You are watching: only the players can do that.");
            assertThat(eve.overlay()).isEmpty();
            assertThat(eve.sent()).isEmpty();
        }

        @ParameterizedTest
        @ValueSource(strings = {"enter", "left", "escape", "1"})
        void mayNotMove(String key) {
            eve.sent();
            assertThat(eve.press(key).notice())
                    .isEqualTo("You are watching: only the players move.");
            assertThat(eve.choices()).isEmpty();
            assertThat(eve.sent()).isEmpty();
        }

        @Test
        void isToldOfTheKeysThatWork() {
            assertThat(eve.game().keys().stream().map(Scene.KeyHint::key))
                    .containsExactly("f", "?", "q");
        }
    }

    @Nested
    class TheKeys {
        @Test
        @Tag("TE-6a")
        @Tag("TE-6b")
        void areShown() {
            assertThat(ann.game().keys().stream().map(Scene.KeyHint::key))
                    .containsExactly("←→", "Enter", "1-9", "r", "d", "t", "p", "f", "?", "q");
        }

        @Test
        void sayWhenTheyDoNothing() {
            for (String key : List.of("z", "k", "@")) {
                assertThat(ann.press(key).notice())
                        .isEqualTo("The key " + key + " does nothing. Press ? for help.");
            }
            assertThat(ann.press("y").notice()).isEqualTo("Nothing waits for a yes or a no.");
        }

        @Test
        void haveNamesThatAreUsedOnce() {
            ann.press("d t p");
            assertThat(ann.sent().stream().map(message -> ((ClientMessage.Request) message).id()))
                    .containsExactly("c-1", "c-2", "c-3");
        }

        @Test
        void sayThatNoGameHasStarted() {
            Client early = new Client();
            assertThat(early.press("r").start().details())
                    .contains(Refusal.Plain.NOT_STARTED.sentence());
        }
    }
}
