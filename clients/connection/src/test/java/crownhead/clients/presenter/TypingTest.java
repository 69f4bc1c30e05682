package crownhead.clients.presenter;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Role;
import crownhead.rules.Illegal;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.Square;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TypingTest {
    private final Client ann = Client.at(House.playing(), Role.FIRST);

    @ParameterizedTest
    @ValueSource(strings = {"11-15", "11 15", "11 - 15", "11x15", "11  15 ", "011-15"})
    void aMoveIsPlayedWithEnter(String text) {
        ann.type(text);
        assertThat(ann.game().input()).isEqualTo(text);
        assertThat(ann.sent()).isEmpty();
        assertThat(ann.press("enter").played()).containsExactly(11, 15);
        assertThat(ann.game().input()).isEmpty();
    }

    @Test
    void backspaceEditsAndEscapeClears() {
        ann.type("11-16").press("backspace");
        assertThat(ann.game().input()).isEqualTo("11-1");
        ann.press("escape");
        assertThat(ann.game().input()).isEmpty();
        assertThat(ann.press("escape").notice()).contains("nothing to undo");
    }

    @Test
    void whatCannotBeginAMoveIsNotTyped() {
        assertThat(ann.type("x").game().input()).isEmpty();
        assertThat(ann.notice()).isEqualTo("The key x does nothing. Press ? for help.");
    }

    @Test
    void noMoveGrowsWithoutEnd() {
        assertThat(ann.type("1".repeat(100)).game().input()).hasSize(40);
        assertThat(ann.press("enter").notice()).contains("is no move");
    }

    @Nested
    class AMoveThatIsNotAllowed {
        @Test
        @Tag("TE-5b")
        @Tag("GA-3f")
        @Tag("BE-1c")
        void isRefusedInTheWordsOfTheRulesAndNotSent() {
            ann.type("11-18").press("enter");
            assertThat(ann.sent()).isEmpty();
            assertThat(new Ruling.Refused(new Illegal.NothingToJump(on(11), on(15), on(18))))
                    .isEqualTo(Position.START.ruling(List.of(on(11), on(18))));
            assertThat(ann.notice())
                    .isEqualTo(new Illegal.NothingToJump(on(11), on(15), on(18)).sentence());
            assertThat(ann.choices()).containsExactly(9, 10, 11, 12);
        }

        private static Square on(int number) {
            return Square.of(number);
        }

        @Test
        @Tag("TE-5b")
        void isNoMoveIfItCannotBeRead() {
            assertThat(ann.type("11").press("enter").notice()).startsWith("\"11\" is no move: ");
            assertThat(ann.type("11-99").press("enter").notice()).contains("99");
            assertThat(ann.type("11-").press("enter").notice()).contains("is no move");
            assertThat(ann.sent()).isEmpty();
        }

        @Test
        void saysThatAJumpMustBeMade() {
            Client jumper = Client.at(House.playing().moves("11-15 22-18"), Role.FIRST);
            jumper.type("9-13").press("enter");
            assertThat(jumper.notice())
                    .isEqualTo("You must jump: 15x22. A player who can jump must do so.");
        }
    }

    @Nested
    class AJump {
        @Test
        void isTypedWithAllItsSquares() {
            Client jumper = Client.at(House.from("B:W6,14:B1"), Role.FIRST);
            assertThat(jumper.type("1x10x17").press("enter").played()).containsExactly(1, 10, 17);
        }

        @Test
        void isTypedByItsEndsWhereOnlyOneRouteFits() {
            Client jumper = Client.at(House.from("B:W6,14:B1"), Role.FIRST);
            assertThat(jumper.type("1x17").press("enter").played()).containsExactly(1, 10, 17);
        }

        @Test
        void mayBeTypedAfterAHopWasChosen() {
            Client jumper = Client.at(House.from("B:W6,14,15:B1"), Role.FIRST);
            jumper.press("enter enter").type("1x10x19").press("enter");
            assertThat(jumper.played()).containsExactly(1, 10, 19);
        }
    }
}
