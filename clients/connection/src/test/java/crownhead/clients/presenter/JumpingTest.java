package crownhead.clients.presenter;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.Role;
import crownhead.protocol.Update;
import crownhead.rules.Square;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class JumpingTest {
    @Nested
    class AJumpThatMustBeMade {
        private final House house = House.playing().moves("11-15 22-18");
        private final Client ann = Client.at(house, Role.FIRST);

        @Test
        @Tag("TE-4b")
        void isSaid() {
            assertThat(ann.notice()).contains("You must perform a jump");
        }

        @Test
        void isTheOnlyChoice() {
            assertThat(ann.choices()).containsExactly(15);
        }

        @Test
        void isTheReasonWhyAnotherPieceCannotBeChosen() {
            assertThat(ann.point(9).notice())
                    .isEqualTo("You must jump: 15x22. A player who can jump must do so.");
        }

        @Test
        @Tag("TE-4b")
        void isSaidAlsoWhereTheHouseDoesNotSayIt() {
            Update update = house.say(Role.FIRST, Action.MOVE, "");
            assertThat(ann.hear(update).notice()).isEqualTo("You must perform a jump");
        }
    }

    /** From 10 it goes on to 17, or to 19 and 26. */
    @Nested
    class AJumpThatGoesOn {
        private final Client ann = Client.at(House.from("B:W6,14,15,23:B1,3"), Role.FIRST);

        @Test
        @Tag("GA-3c")
        @Tag("TE-3d")
        void showsEachCaptureAtOnce() {
            ann.press("enter enter");
            assertThat(ann.path()).containsExactly(1, 10);
            assertThat(ann.board().position().pieceAt(Square.of(6))).isEmpty();
            assertThat(ann.board().position().pieceAt(Square.of(1))).isEmpty();
            assertThat(ann.board().position().pieceAt(Square.of(10))).isPresent();
            assertThat(ann.game().below().captured()).isEqualTo(9);
        }

        @Test
        @Tag("TE-3d")
        @Tag("TE-4b")
        void saysThatAnotherJumpIsAvailable() {
            ann.press("enter enter");
            assertThat(ann.notice()).isEqualTo("Another jump is available");
            assertThat(ann.choices()).containsExactly(17, 19);
        }

        @Test
        @Tag("GA-3d")
        void isSentWhole() {
            ann.press("enter enter");
            assertThat(ann.sent()).isEmpty();
            ann.press("enter");
            assertThat(ann.path()).containsExactly(1, 10, 19);
            assertThat(ann.sent()).isEmpty();
            assertThat(ann.press("enter").played()).containsExactly(1, 10, 19, 26);
        }

        @Test
        void isUndoneHopByHop() {
            ann.press("enter enter enter");
            ann.press("escape");
            assertThat(ann.path()).containsExactly(1, 10);
            assertThat(ann.cursor()).isEqualTo(19);
            assertThat(ann.notice()).isEqualTo("Another jump is available");
            ann.press("backspace");
            assertThat(ann.path()).containsExactly(1);
            assertThat(ann.notice()).isEqualTo("You must perform a jump");
            assertThat(ann.board().position().pieceAt(Square.of(6))).isPresent();
            ann.press("escape");
            assertThat(ann.path()).isEmpty();
            assertThat(ann.sent()).isEmpty();
        }

        @Test
        void takesAnotherWayAfterAllWhenUndone() {
            ann.press("enter enter enter escape right enter");
            assertThat(ann.played()).containsExactly(1, 10, 17);
        }
    }

    @Nested
    class TwoRoutesWithTheSameEnds {
        private final Client ann = Client.at(House.from("B:W6,7,14,15:B2"), Role.FIRST);

        @Test
        void areToldApartByTheirSquares() {
            ann.press("enter");
            assertThat(ann.choices()).containsExactly(9, 11);
            ann.point(9);
            assertThat(ann.choices()).containsExactly(18);
            ann.press("escape").point(11);
            assertThat(ann.choices()).containsExactly(18);
        }

        @Test
        void areAskedAboutWhenOnlyTheEndIsNamed() {
            ann.press("enter").point(18);
            assertThat(ann.sent()).isEmpty();
            assertThat(ann.notice()).contains("2x9x18").contains("2x11x18");
        }

        @Test
        void areSentAsTheyWereChosen() {
            assertThat(ann.press("enter right enter enter").played()).containsExactly(2, 9, 18);
        }
    }

    @Nested
    class AManThatReachesTheFarRow {
        @Test
        void isShownCrownedAndItsTurnEnds() {
            Client ann = Client.at(House.from("B:W26,27,5:B22"), Role.FIRST);
            ann.press("enter enter");
            assertThat(ann.played()).containsExactly(22, 31);
            assertThat(ann.board().position().pieceAt(Square.of(31)).orElseThrow().isKing())
                    .isTrue();
        }
    }
}
