package crownhead.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
    @Nested
    class AnAllowedName {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "A",
                    "Ann",
                    "Ann-Marie_2",
                    "Old Ben",
                    "42",
                    "José",
                    "Łukasz",
                    "Ольга",
                    "Αννα",
                    "さくら",
                    "王芳",
                    "김민준",
                    "नीरज",
                    "abcdefghijklmnopqrstuvwx"
                })
        void hasLettersOfOneScriptAndFewSigns(String name) {
            assertThat(Names.read(name)).contains(name);
        }

        @Test
        void losesTheSpaceAroundIt() {
            assertThat(Names.read("  Ann ")).contains("Ann");
        }

        @Test
        void isWrittenInOneWay() {
            assertThat(Names.read("Jose\u0301")).contains("José");
        }
    }

    @Nested
    class ANameThatIsNone {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "   ",
                    "-",
                    "_ _",
                    "abcdefghijklmnopqrstuvwxy",
                    "Ann  Lee",
                    "Ann\tLee",
                    "Ann\nLee",
                    "Ann\u0000",
                    "Ann!",
                    "<b>Ann</b>",
                    "Ann\uD83D\uDE00",
                    "Аnn",
                    "Annа",
                    "A\u200Bnn",
                    "A\u200Dnn",
                    "\u202Ennა",
                    "Ann\u202E",
                    "\u2066Ann",
                    "A\u00ADnn",
                    "\u3164",
                    "\u115F\u1160",
                    "Ann\uFE0F",
                    "A\u034Fnn",
                    "Ａｎｎ",
                    "\uD835\uDC00nn",
                    "ﬁsh",
                    "Ann\u0660",
                    "\u0301Ann",
                    "e\u0323\u0323\u0323\u0323"
                })
        void isTooLongOrHidesSomething(String name) {
            assertThat(Names.read(name)).isEqualTo(Optional.empty());
        }
    }
}
