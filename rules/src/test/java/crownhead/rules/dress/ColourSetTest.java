package crownhead.rules.dress;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ColourSetTest {
    @Nested
    class TheSets {
        @Test
        @Tag("RU-3c")
        void haveRedMoveFirstAgainstWhiteByDefault() {
            assertThat(ColourSet.DEFAULT).isEqualTo(ColourSet.RED_WHITE);
            assertThat(pieces(ColourSet.RED_WHITE)).isEqualTo("red before white");
        }

        @Test
        @Tag("RU-3d")
        void haveBlackMoveFirstAgainstWhiteAndAgainstRed() {
            assertThat(pieces(ColourSet.BLACK_WHITE)).isEqualTo("black before white");
            assertThat(pieces(ColourSet.BLACK_RED)).isEqualTo("black before red");
        }

        @Test
        @Tag("RU-3e")
        void haveWhiteMoveFirstAgainstRed() {
            assertThat(pieces(ColourSet.WHITE_RED)).isEqualTo("white before red");
        }

        @Test
        void offerAConsoleTheOneWhereWhiteMovesFirst() {
            assertThat(ColourSet.CONSOLE_DEFAULT).isEqualTo(ColourSet.WHITE_RED);
        }

        private String pieces(ColourSet set) {
            return set.colour(Side.FIRST).name() + " before " + set.colour(Side.SECOND).name();
        }
    }

    @Nested
    class EverySet {
        @ParameterizedTest
        @EnumSource
        @Tag("RU-3b")
        void namesTwoPieceColoursAndTwoSquareColours(ColourSet set) {
            assertThat(set.colour(Side.FIRST).name())
                    .isNotBlank()
                    .isNotEqualTo(set.colour(Side.SECOND).name());
            assertThat(set.darkSquare().name()).isNotBlank().isNotEqualTo(set.lightSquare().name());
        }

        @ParameterizedTest
        @EnumSource
        @Tag("RU-3h")
        void setsBothPiecesOffTheSquareTheyStandOn(ColourSet set) {
            for (Side side : Side.values()) {
                assertThat(set.colour(side).contrastWith(set.darkSquare()))
                        .as("%s on %s", set.colour(side).name(), set.darkSquare().name())
                        .isGreaterThanOrEqualTo(3.0);
            }
        }

        @ParameterizedTest
        @EnumSource
        void setsThePiecesOffFromOneAnother(ColourSet set) {
            assertThat(set.colour(Side.FIRST).contrastWith(set.colour(Side.SECOND)))
                    .isGreaterThanOrEqualTo(2.0);
        }

        @ParameterizedTest
        @EnumSource
        void setsTheSquaresOffFromOneAnother(ColourSet set) {
            assertThat(set.lightSquare().contrastWith(set.darkSquare()))
                    .isGreaterThanOrEqualTo(1.5);
        }

        @ParameterizedTest
        @EnumSource
        void isFoundByItsId(ColourSet set) {
            assertThat(ColourSet.named(set.id())).contains(set);
        }

        @ParameterizedTest
        @EnumSource
        @Tag("RU-3b")
        void isCalledByItsPiecesInTheOrderTheyMove(ColourSet set) {
            assertThat(set.id())
                    .isEqualTo(
                            set.colour(Side.FIRST).name() + "-" + set.colour(Side.SECOND).name());
        }
    }

    @Test
    void noTwoSetsShareAnId() {
        Set<String> ids = new HashSet<>();
        for (ColourSet set : ColourSet.values()) {
            assertThat(ids.add(set.id())).as(set.id()).isTrue();
        }
    }

    @Test
    void anUnknownIdNamesNoSet() {
        assertThat(ColourSet.named("green-blue")).isEmpty();
        assertThat(ColourSet.named("RED_WHITE")).isEmpty();
    }
}
