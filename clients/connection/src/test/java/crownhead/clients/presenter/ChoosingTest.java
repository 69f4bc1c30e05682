package crownhead.clients.presenter;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Role;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class ChoosingTest {
    @Nested
    class OnTheFirstTurn {
        private final House house = House.playing();
        private final Client ann = Client.at(house, Role.FIRST);

        @Test
        @Tag("TE-3b")
        void thePiecesThatMayMoveAreTheChoices() {
            assertThat(ann.choices()).containsExactly(9, 10, 11, 12);
            assertThat(ann.path()).isEmpty();
        }

        @Test
        @Tag("TE-3b")
        void rightAndLeftSwitchFromLeftToRightAsSeenFromTheOwnSideAndGoRound() {
            List<Integer> seen = new ArrayList<>(List.of(ann.cursor()));
            for (String key : List.of("right", "right", "right", "right", "left")) {
                seen.add(ann.press(key).cursor());
            }
            assertThat(seen).containsExactly(12, 11, 10, 9, 12, 9);
        }

        @Test
        void theSecondMoverSeesTheBoardFromTheOtherSide() {
            house.moves("11-15");
            Client ben = Client.at(house, Role.SECOND);
            assertThat(ben.board().below()).isEqualTo(Side.SECOND);
            assertThat(ben.cursor()).isEqualTo(21);
            assertThat(ben.press("right").cursor()).isEqualTo(22);
        }

        @Test
        @Tag("TE-3b")
        @Tag("TE-3c")
        void enterPicksThePieceAndThenItsDestinationInTheSameWay() {
            ann.press("right enter");
            assertThat(ann.path()).containsExactly(11);
            assertThat(ann.choices()).containsExactly(15, 16);
            assertThat(ann.cursor()).isEqualTo(16);
            assertThat(ann.press("right").cursor()).isEqualTo(15);
            assertThat(ann.press("enter").sent())
                    .containsExactly(
                            new ClientMessage.Play(
                                    "c-1",
                                    1,
                                    0,
                                    List.of(Square.of(11), Square.of(15)),
                                    House.TABLE));
        }

        @Test
        void aPieceWithOneDestinationStillAsksForEnter() {
            ann.press("enter");
            assertThat(ann.path()).containsExactly(12);
            assertThat(ann.choices()).containsExactly(16);
            assertThat(ann.sent()).isEmpty();
            assertThat(ann.press("enter").played()).containsExactly(12, 16);
        }

        @Test
        void escapeAndBackspaceGoBackToThePiece() {
            for (String key : List.of("escape", "backspace")) {
                ann.press("enter " + key);
                assertThat(ann.path()).isEmpty();
                assertThat(ann.cursor()).isEqualTo(12);
            }
            assertThat(ann.press("escape").notice()).contains("nothing to undo");
            assertThat(ann.sent()).isEmpty();
        }

        @Test
        void aTurnThatIsOnItsWayIsShownAndNoOtherIsSent() {
            ann.press("enter enter").sent();
            assertThat(ann.board().position().pieceAt(Square.of(16))).isPresent();
            assertThat(ann.board().position().pieceAt(Square.of(12))).isEmpty();
            assertThat(ann.choices()).isEmpty();
            assertThat(ann.board().cursor()).isEmpty();
            ann.press("enter right").type("11-15").press("enter");
            assertThat(ann.sent()).isEmpty();
            assertThat(ann.notice()).isEqualTo("Your move is on its way.");
        }

        @Test
        void aTurnThatTheHouseDoesNotWantIsChosenAgain() {
            ann.press("enter enter").sent();
            ann.hear(house.recheck(Role.FIRST, new Refusal.StalePly(0, 2)));
            assertThat(ann.board().position()).isEqualTo(Position.START);
            assertThat(ann.choices()).containsExactly(9, 10, 11, 12);
            assertThat(ann.notice()).contains("look again");
        }

        @Test
        void aNoticeInBetweenLeavesWhatIsChosen() {
            ann.press("right enter");
            ann.hear(house.say(Role.FIRST, Action.SHOW, "Somebody came."));
            assertThat(ann.path()).containsExactly(11);
            assertThat(ann.notice()).isEqualTo("Somebody came.");
        }

        @Test
        void theCursorComesBackToThePieceThatMovedLast() {
            ann.press("right enter right enter");
            ann.hear(house.moves("11-15").tell(Role.FIRST));
            ann.hear(house.moves("22-17").tell(Role.FIRST));
            assertThat(ann.cursor()).isEqualTo(15);
        }

        @Test
        void upAndDownSwitchBetweenRows() {
            ann.hear(house.moves("11-15").tell(Role.FIRST));
            ann.hear(house.moves("22-17").tell(Role.FIRST));
            assertThat(ann.choices()).containsExactly(7, 8, 9, 10, 12, 15);
            while (ann.cursor() != 15) {
                ann.press("right");
            }
            assertThat(ann.press("down").cursor()).isEqualTo(10);
            assertThat(ann.press("down").cursor()).isEqualTo(7);
            assertThat(ann.press("up").cursor()).isEqualTo(10);
            assertThat(ann.press("up up").cursor()).isEqualTo(7);
        }

        @Test
        void flippingTurnsTheBoardAndTheKeysWithIt() {
            ann.press("f");
            assertThat(ann.board().below()).isEqualTo(Side.SECOND);
            assertThat(ann.cursor()).isEqualTo(12);
            assertThat(ann.press("left").cursor()).isEqualTo(11);
            assertThat(ann.press("f").board().below()).isEqualTo(Side.FIRST);
        }
    }

    @Nested
    class OffTurn {
        private final House house = House.playing().moves("11-15");
        private final Client ann = Client.at(house, Role.FIRST);

        @Test
        void nothingCanBeChosen() {
            assertThat(ann.choices()).isEmpty();
            assertThat(ann.board().cursor()).isEmpty();
        }

        @Test
        void theKeysSayWhy() {
            assertThat(ann.press("enter").notice()).startsWith("It is not your turn");
            assertThat(ann.type("9").notice()).startsWith("It is not your turn");
            assertThat(ann.game().input()).isEmpty();
        }
    }

    @Nested
    class PointingAtSquares {
        private final Client ann = Client.at(House.playing(), Role.FIRST);

        @Test
        void playsAPieceAndWhereItGoes() {
            assertThat(ann.point(11, 15).played()).containsExactly(11, 15);
        }

        @Test
        void picksAnotherPieceInstead() {
            ann.point(11, 9);
            assertThat(ann.path()).containsExactly(9);
        }

        @Test
        void saysWhyItCannotBe() {
            assertThat(ann.point(5).notice()).isEqualTo("The piece on 5 cannot move.");
            assertThat(ann.point(21).notice()).contains("the opponent's");
            assertThat(ann.point(11, 18).notice()).contains("11").contains("18");
            assertThat(ann.sent()).isEmpty();
        }

        @Test
        void takesAWholeJumpByItsEnd() {
            Client jumper = Client.at(House.from("B:W6,7,14,15:B1"), Role.FIRST);
            assertThat(jumper.point(1, 17).played()).containsExactly(1, 10, 17);
        }
    }
}
