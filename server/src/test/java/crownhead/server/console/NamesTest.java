package crownhead.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
    @Nested
    class AName {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "A",
                    "Ann",
                    "Ann-Marie_2",
                    "J\u00fcrgen M\u00fcller",
                    "\u5f20\u4f1f",
                    "abcdefghijklmnopqrstuvwx",
                })
        void hasLettersDigitsSpacesAndDashes(String name) {
            assertThat(Names.isName(name)).isTrue();
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    " ",
                    " Ann",
                    "Ann ",
                    "abcdefghijklmnopqrstuvwxy",
                    "A\tB",
                    "A\u0000",
                    "\u001b[2J",
                    "\u202eAnn",
                    "A\u200bnn",
                    "\u3164",
                    "A\u1160nn",
                    "\ud83d\ude00",
                    "\ud83d",
                    "<Ann>",
                    "A.B",
                })
        void hasNothingElse(String name) {
            assertThat(Names.isName(name)).isFalse();
        }
    }

    @Nested
    class TwoAtTheSameTime {
        private final Names names = new Names();

        @ParameterizedTest
        @ValueSource(strings = {"Ann", "ann", "ANN", "\uff21nn"})
        void areNotCalledAlike(String name) {
            names.claim("Ann");
            assertThat(names.claim(name)).isFalse();
        }

        @Test
        void mayBeCalledAlikeOneAfterTheOther() {
            names.claim("Ann");
            names.release("ANN");
            assertThat(names.claim("Ann")).isTrue();
        }

        @Test
        void areBothNamedWhenTheyHaveNotChosen() {
            names.claim("player 1");
            assertThat(names.claimLike("Player 1")).isEqualTo("Player 1-2");
            assertThat(names.claimLike("Player 1")).isEqualTo("Player 1-3");
            assertThat(names.claimLike("Player 2")).isEqualTo("Player 2");
        }
    }
}
