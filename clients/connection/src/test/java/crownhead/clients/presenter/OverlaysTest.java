package crownhead.clients.presenter;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.rules.DrawRule;
import crownhead.rules.notation.Fen;
import crownhead.table.TableCommand;
import crownhead.table.TimeControl;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class OverlaysTest {
    private final House house = House.playing().moves("11-15 23-19");
    private final Client ann = Client.at(house, Role.FIRST);

    @Nested
    class TheEndOfAGame {
        @Test
        @Tag("TE-4c")
        @Tag("TE-4d")
        void saysWhoWonUntilEnter() {
            ann.hear(house.with(new TableCommand.Resign(House.ANN)).tell(Role.FIRST));
            assertThat(ann.overlayTitle()).isEqualTo("Player Red is the winner!");
            assertThat(ann.press("escape x y").overlayTitle())
                    .isEqualTo("Player Red is the winner!");
            assertThat(ann.press("enter").overlay()).isEmpty();
        }

        @Test
        void saysHowAndWhatBothDid() {
            house.later(Duration.ofMillis(4100)).moves("8-11");
            ann.hear(house.with(new TableCommand.Resign(House.ANN)).tell(Role.FIRST));
            assertThat(ann.overlay().orElseThrow().lines())
                    .containsExactly(
                            "Player White resigned.",
                            "",
                            "Player White: 2 moves, 0 captures, 0 kings",
                            "  average 2.1 s, longest 4.1 s per move",
                            "Player Red: 1 move, 0 captures, 0 kings",
                            "  average 0.0 s, longest 0.0 s per move");
        }

        @Test
        @Tag("TE-4d")
        void saysThatADrawHasBeenReached() {
            house.with(new TableCommand.OfferDraw(House.BEN));
            ann.hear(house.with(new TableCommand.AcceptDraw(House.ANN)).tell(Role.FIRST));
            assertThat(ann.overlayTitle()).isEqualTo("A Draw has been reached");
            assertThat(ann.overlay().orElseThrow().lines()).startsWith("Both players agreed.");
        }

        @Test
        void saysWhichCountMadeTheDraw() {
            House kings =
                    House.playing(
                            new TimeControl.Untimed(), DrawRule.AUTOMATIC, Fen.read("B:WK32:BK1"));
            Client watcher = Client.at(kings, Role.SPECTATOR);
            watcher.hear(kings.moves("1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32").tell(Role.FIRST));
            assertThat(watcher.overlay().orElseThrow().lines())
                    .startsWith("The position has stood 3 times.");
        }

        @Test
        @Tag("TE-4d")
        void saysThatAPlayerHasDisconnected() {
            house.with(new TableCommand.Leave(House.BEN));
            ann.hear(house.tell(Role.FIRST));
            assertThat(ann.overlayTitle()).isEqualTo("Player Red has disconnected");
            house.later(Duration.ofSeconds(31));
            ann.hear(house.with(new TableCommand.CallTime()).tell(Role.FIRST));
            assertThat(ann.overlayTitle()).isEqualTo("Player Red has disconnected");
            assertThat(ann.overlay().orElseThrow().lines())
                    .startsWith("Player White is the winner!");
        }

        @Test
        void isToldOnce() {
            ann.hear(house.with(new TableCommand.Resign(House.ANN)).tell(Role.FIRST));
            ann.hear(house.look(Role.FIRST)).press("enter");
            assertThat(ann.hear(house.look(Role.FIRST)).overlay()).isEmpty();
        }

        @Test
        void isNotToldToWhoComesLater() {
            house.with(new TableCommand.Resign(House.ANN));
            Client late = new Client().hear(house.look(Role.SPECTATOR));
            assertThat(late.overlay()).isEmpty();
        }

        @Test
        void comesBeforeTheQuestionForAnother() {
            ann.hear(house.with(new TableCommand.Resign(House.ANN)).tell(Role.FIRST));
            ann.hear(house.ask(Role.FIRST, Inquiry.Kind.REMATCH, Duration.ofMinutes(1)));
            assertThat(ann.overlayTitle()).isEqualTo("Player Red is the winner!");
            assertThat(ann.press("enter").overlayTitle()).isEqualTo("Another game?");
            assertThat(ann.overlay().orElseThrow().lines()).contains("Time to answer: 1:00");
            ann.at(House.NOON.plusSeconds(20));
            assertThat(ann.overlay().orElseThrow().lines()).contains("Time to answer: 0:40");
            assertThat(ann.press("y").sent())
                    .containsExactly(
                            new ClientMessage.Answer(
                                    "c-1", 1, Inquiry.Kind.REMATCH, true, House.TABLE));
        }

        @Test
        void ofAnAbortedGameHasNoWinner() {
            House early = House.playing();
            Client client = Client.at(early, Role.FIRST);
            client.hear(early.with(new TableCommand.Abort(House.BEN)).tell(Role.FIRST));
            assertThat(client.overlayTitle()).isEqualTo("The game has no result");
            assertThat(client.overlay().orElseThrow().lines().getFirst()).contains("aborted");
        }
    }

    @Nested
    class APlayerWhoIsAway {
        @Test
        void isRemarkedUntilTheReturn() {
            ann.hear(house.with(new TableCommand.Leave(House.BEN)).tell(Role.FIRST));
            assertThat(ann.game().above().remark()).isEqualTo("away 30 s");
            ann.at(House.NOON.plusSeconds(18));
            assertThat(ann.game().above().remark()).isEqualTo("away 12 s");
            ann.hear(house.with(new TableCommand.Return(House.BEN)).tell(Role.FIRST));
            assertThat(ann.overlay()).isEmpty();
            assertThat(ann.game().above().remark()).isEmpty();
        }
    }

    @Nested
    class AQuestion {
        private final Client asked =
                Client.at(house, Role.FIRST)
                        .hear(house.with(new TableCommand.OfferDraw(House.BEN)).tell(Role.FIRST));

        @Test
        @Tag("TE-6a")
        void isAnsweredWithYesOrNo() {
            assertThat(asked.overlayTitle()).isEqualTo("Player Red offers a draw");
            assertThat(asked.press("n").sent())
                    .containsExactly(
                            new ClientMessage.Answer(
                                    "c-1", 1, Inquiry.Kind.DRAW, false, House.TABLE));
            assertThat(asked.overlay()).isEmpty();
        }

        @Test
        void isNotAnsweredByAccident() {
            String notice = asked.notice();
            assertThat(asked.press("enter 5 r").sent()).isEmpty();
            assertThat(asked.overlayTitle()).isEqualTo("Player Red offers a draw");
            assertThat(asked.notice()).startsWith("Press y for yes");
            assertThat(asked.press("escape").notice()).isEqualTo(notice);
        }

        @Test
        void isSetAsideWithEscapeAndPlayGoesOn() {
            asked.press("escape");
            assertThat(asked.overlay()).isEmpty();
            assertThat(asked.type("8-11").press("enter").played()).containsExactly(8, 11);
        }

        @Test
        void staysAsideWhenTheRequestIsRepeated() {
            asked.press("escape").hear(house.look(Role.FIRST));
            assertThat(asked.overlay()).isEmpty();
        }

        @Test
        void isStillAnsweredOrShownAgain() {
            asked.press("escape");
            assertThat(asked.game().keys()).startsWith(new Scene.KeyHint("y/n", "answer"));
            assertThat(asked.press("d").overlayTitle()).isEqualTo("Player Red offers a draw");
            assertThat(asked.press("escape y").sent())
                    .containsExactly(
                            new ClientMessage.Answer(
                                    "c-1", 1, Inquiry.Kind.DRAW, true, House.TABLE));
        }

        @Test
        void isStillThereAfterANotice() {
            asked.hear(house.say(Role.FIRST, Action.SHOW, "Somebody came."));
            assertThat(asked.overlayTitle()).isEqualTo("Player Red offers a draw");
        }

        @Test
        void isGoneWhenItIsSettled() {
            asked.hear(house.moves("8-11").tell(Role.FIRST));
            assertThat(asked.overlay()).isEmpty();
        }

        @Test
        void ofTakingBackIsAskedToo() {
            House other = House.playing().moves("11-15 23-19");
            Client client = Client.at(other, Role.FIRST);
            client.hear(other.with(new TableCommand.AskTakeBack(House.BEN)).tell(Role.FIRST));
            assertThat(client.overlayTitle())
                    .isEqualTo("Player Red would like to take the last move back");
            client.press("escape t y");
            assertThat(client.sent())
                    .containsExactly(
                            new ClientMessage.Answer(
                                    "c-1", 1, Inquiry.Kind.TAKE_BACK, true, House.TABLE));
        }

        @Test
        void ofASeatOrOfGoingOnIsAskedToo() {
            house.with(new TableCommand.Resign(House.ANN));
            Client eve = new Client();
            eve.hear(house.ask(Role.SPECTATOR, Inquiry.Kind.TAKE_SEAT, Duration.ofSeconds(15)));
            assertThat(eve.overlayTitle()).isEqualTo("A seat is free");
            eve.hear(house.ask(Role.FIRST, Inquiry.Kind.GO_ON, Duration.ofSeconds(15)));
            assertThat(eve.overlayTitle()).isEqualTo("Your opponent is gone");
        }
    }

    @Nested
    class LosingTheServer {
        @Test
        @Tag("TE-5a")
        @Tag("TE-4c")
        void isToldUntilEnterAndEndsTheClient() {
            ann.presenter().lost("the server closed the connection");
            Scene.Overlay overlay = ann.overlay().orElseThrow();
            assertThat(overlay.title()).isEqualTo("The connection to the server is lost");
            assertThat(overlay.lines())
                    .containsExactly(
                            "the server closed the connection;",
                            "the game is unfinished and has no winner");
            assertThat(ann.press("escape r").presenter().exit()).isEmpty();
            assertThat(ann.press("enter").presenter().exit()).contains(Exit.LOST);
            assertThat(Exit.LOST.code()).isEqualTo(1);
            assertThat(ann.presenter().farewell())
                    .isEqualTo(
                            "The connection to the server is lost: the server closed the"
                                    + " connection; the game is unfinished and has no winner.");
        }

        @Test
        @Tag("TE-5a")
        void isToldAsWhatTheServerSaidLast() {
            ann.hear(new ServerMessage.Bye("closing", "The house is closing"));
            ann.presenter().lost("The house is closing");
            assertThat(ann.overlayTitle()).isEqualTo("The house is closing");
            assertThat(ann.press("enter").presenter().exit()).contains(Exit.SENT_AWAY);
        }

        @Test
        void comesAfterHowTheGameEnded() {
            ann.hear(house.with(new TableCommand.Resign(House.BEN)).tell(Role.FIRST)).press("?");
            ann.presenter().lost("the server closed the connection");
            assertThat(ann.overlayTitle()).isEqualTo("Player White is the winner!");
            assertThat(ann.press("enter").overlayTitle())
                    .isEqualTo("The connection to the server is lost");
            assertThat(ann.press("enter").presenter().exit()).contains(Exit.LOST);
        }

        @Test
        void keepsNobodyWhoHasNotReadHowTheGameEnded() {
            ann.hear(house.with(new TableCommand.Resign(House.BEN)).tell(Role.FIRST));
            ann.presenter().lost("the server closed the connection");
            assertThat(ann.press("interrupt").presenter().exit()).contains(Exit.LOST);
        }

        @Test
        void isNoLossAfterGoodbye() {
            ann.hear(new ServerMessage.Bye("goodbye", "Goodbye"));
            assertThat(ann.presenter().exit()).contains(Exit.LEFT);
        }

        @Test
        void forAWhileIsShownAndKeysWait() {
            ann.press("enter")
                    .presenter()
                    .interrupted("the server closed the connection", ann.now());
            assertThat(ann.notice()).contains("trying to come back");
            assertThat(ann.game().status()).contains("Coming back: 0:30 left");
            ann.press("enter r").point(11, 15);
            assertThat(ann.overlay()).isEmpty();
            assertThat(ann.path()).isEmpty();
            ann.hear(House.welcome("Ann")).hear(house.look(Role.FIRST)).sent();
            assertThat(ann.game().status()).noneMatch(line -> line.startsWith("Coming back"));
            assertThat(ann.point(9, 13).played()).containsExactly(9, 13);
        }

        @Test
        void forAWhileLeavesNothingToConfirm() {
            ann.press("r").presenter().interrupted("no answer", ann.now());
            assertThat(ann.overlay()).isEmpty();
            ann.press("q");
            ann.presenter().interrupted("no answer", ann.now());
            assertThat(ann.overlayTitle()).isEqualTo("Quit?");
        }

        @Test
        void forgetsATurnThatMayNotHaveArrived() {
            ann.point(9, 13).presenter().interrupted("no answer", ann.now());
            ann.hear(House.welcome("Ann")).hear(house.look(Role.FIRST)).sent();
            assertThat(ann.point(9, 13).played()).containsExactly(9, 13);
        }
    }
}
