package crownhead.rules;

import static crownhead.rules.TestMoves.move;
import static crownhead.rules.TestMoves.path;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the referee says where a turn must jump, must go on or must stop, or could mean several. */
class RefereeOnJumpsTest {
    private static void assertRefused(Ruling ruling, Illegal why, String code, String sentence) {
        assertThat(ruling).isEqualTo(new Ruling.Refused(why));
        assertThat(why.code()).isEqualTo(code);
        assertThat(why.sentence()).isEqualTo(sentence);
    }

    private static Ruling ruling(String position, int... numbers) {
        return TestPositions.of(position).ruling(path(numbers));
    }

    @Nested
    class AStepWhereAJumpIsCompulsory {
        @Test
        @Tag("RU-12b")
        @Tag("RU-6a")
        void isRefusedWithTheJump() {
            assertRefused(
                    ruling("B:W18:B3,14", 3, 7),
                    new Illegal.JumpIsCompulsory(List.of(move(14, 23))),
                    "jump-compulsory",
                    "You must jump: 14x23. A player who can jump must do so.");
        }

        @Test
        @Tag("RU-6a")
        void isRefusedForThePieceThatCanJumpToo() {
            assertThat(ruling("B:W18:B3,14", 14, 17))
                    .isEqualTo(
                            new Ruling.Refused(
                                    new Illegal.JumpIsCompulsory(List.of(move(14, 23)))));
        }

        @Test
        void isRefusedWithAllTheJumpsThereAre() {
            List<Move> jumps = List.of(move(4, 11), move(14, 21), move(14, 23, 32));
            assertRefused(
                    ruling("B:W8,17,18,27:B1,4,14", 1, 5),
                    new Illegal.JumpIsCompulsory(jumps),
                    "jump-compulsory",
                    "You must jump: 4x11, 14x21 or 14x23x32. A player who can jump must do so.");
        }

        @Test
        void isRefusedForThatReasonHoweverFarItWouldGoOn() {
            assertThat(ruling("B:W18:B3,14", 3, 7, 10))
                    .isEqualTo(
                            new Ruling.Refused(
                                    new Illegal.JumpIsCompulsory(List.of(move(14, 23)))));
        }
    }

    @Nested
    class AJumpThatStopsPartWay {
        @Test
        @Tag("RU-12b")
        @Tag("RU-6c")
        void isRefusedWithTheSquareToGoOnTo() {
            assertRefused(
                    ruling("B:W18,27:B14", 14, 23),
                    new Illegal.JumpMustGoOn(Square.of(23), path(32)),
                    "jump-must-go-on",
                    "The jump must go on from 23 to 32: a player may not stop in the middle of a"
                            + " jump.");
        }

        @Test
        void isRefusedWithEverySquareToGoOnTo() {
            assertRefused(
                    ruling("B:W18,26,27:B14", 14, 23),
                    new Illegal.JumpMustGoOn(Square.of(23), path(30, 32)),
                    "jump-must-go-on",
                    "The jump must go on from 23 to 30 or 32: a player may not stop in the middle"
                            + " of a jump.");
        }

        @Test
        @Tag("RU-6c")
        void isRefusedAfterSeveralHopsToo() {
            assertThat(ruling("W:WK23:B10,11,18", 23, 14, 7))
                    .isEqualTo(
                            new Ruling.Refused(new Illegal.JumpMustGoOn(Square.of(7), path(16))));
        }

        @Test
        void isRefusedForThatReasonWhenItWouldStepOn() {
            assertThat(ruling("B:W18,27:B14", 14, 23, 26))
                    .isEqualTo(
                            new Ruling.Refused(new Illegal.JumpMustGoOn(Square.of(23), path(32))));
        }
    }

    @Nested
    class AManCrownedByAJump {
        @Test
        @Tag("RU-12b")
        @Tag("RU-7b")
        void isToldToStop() {
            assertRefused(
                    ruling("B:W25,26:B21", 21, 30, 23),
                    new Illegal.CrownedManStops(Square.of(30)),
                    "crowned-man-stops",
                    "The man is crowned on 30 and its turn ends there.");
        }
    }

    @Nested
    class ATurnThatIsOver {
        @Test
        @Tag("RU-12b")
        void isRefusedASecondStep() {
            assertRefused(
                    Position.START.ruling(path(11, 15, 18)),
                    new Illegal.StepEndsTurn(Square.of(15)),
                    "step-ends-turn",
                    "The turn ends on 15: a piece steps once, and after a jump it can only jump.");
        }

        @Test
        void isRefusedAJumpAfterAStep() {
            assertThat(ruling("B:W15:B7", 7, 11, 18))
                    .isEqualTo(new Ruling.Refused(new Illegal.StepEndsTurn(Square.of(11))));
        }

        @Test
        void isRefusedAStepAfterAJump() {
            assertThat(ruling("B:W18:B14", 14, 23, 26))
                    .isEqualTo(new Ruling.Refused(new Illegal.StepEndsTurn(Square.of(23))));
        }

        @Test
        void isRefusedAJumpOverNothing() {
            assertThat(ruling("B:W18:B14", 14, 23, 32))
                    .isEqualTo(
                            new Ruling.Refused(
                                    new Illegal.NothingToJump(
                                            Square.of(23), Square.of(27), Square.of(32))));
        }
    }

    @Nested
    class AJumpByItsEndsAlone {
        @Test
        void isAcceptedWhereOneRouteFits() {
            assertThat(ruling("B:W18,27:B14", 14, 32))
                    .isEqualTo(new Ruling.Legal(move(14, 23, 32)));
        }

        @Test
        @Tag("RU-12b")
        void isRefusedWithTheRoutesWhereTwoFit() {
            assertRefused(
                    ruling("B:W6,7,14,15:B2", 2, 18),
                    new Illegal.RouteIsUnclear(List.of(move(2, 9, 18), move(2, 11, 18))),
                    "route-unclear",
                    "Several routes fit: 2x9x18 or 2x11x18. Name the squares on the way.");
        }

        @Test
        void isRefusedForACircleThatCanBeWalkedBothWays() {
            assertThat(ruling("B:W9,10,17,18,32:BK6", 6, 6))
                    .isEqualTo(
                            new Ruling.Refused(
                                    new Illegal.RouteIsUnclear(
                                            List.of(
                                                    move(6, 13, 22, 15, 6),
                                                    move(6, 15, 22, 13, 6)))));
        }

        @Test
        void isTheShortJumpWhereThatIsOneOfThem() {
            assertThat(ruling("B:W10,18,19,26,27:BK15", 15, 6))
                    .isEqualTo(new Ruling.Legal(move(15, 6)));
        }

        @Test
        void isRefusedWhereNoRouteFits() {
            assertThat(ruling("B:W18,27:B14", 14, 30))
                    .isEqualTo(
                            new Ruling.Refused(
                                    new Illegal.NotDiagonal(Square.of(14), Square.of(30))));
        }
    }

    @Nested
    class AJumpByPartOfItsSquares {
        @Test
        void isAcceptedWhereOneRoutePassesThem() {
            assertThat(ruling("B:W6,7,14,15,22:B2", 2, 11, 25))
                    .isEqualTo(new Ruling.Legal(move(2, 11, 18, 25)));
        }

        @Test
        void isRefusedWhereTwoRoutesPassThem() {
            assertThat(ruling("B:W6,7,14,15,22:B2", 2, 18, 25))
                    .isEqualTo(
                            new Ruling.Refused(
                                    new Illegal.RouteIsUnclear(
                                            List.of(move(2, 9, 18, 25), move(2, 11, 18, 25)))));
        }

        @Test
        void isAcceptedWhereTheirOrderTellsTheWayRound() {
            assertThat(ruling("B:W9,10,17,18,32:BK6", 6, 15, 13, 6))
                    .isEqualTo(new Ruling.Legal(move(6, 15, 22, 13, 6)));
        }
    }
}
