package crownhead.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CodesTest {
    @Nested
    class ACodeThatSomebodyTyped {
        @Test
        void isReadWhateverItsCaseAndItsGroups() {
            assertThat(Codes.read(" 7k3m-9qxt 2vhc--r ", 13)).contains("7K3M9QXT2VHCR");
        }

        @Test
        void hasLettersReadAsTheDigitsTheyLookLike() {
            assertThat(Codes.read("oOiIlL", 6)).contains("001111");
        }

        @Test
        void isNoneWithAnotherLengthOrOtherCharacters() {
            assertThat(Codes.read("7K3M", 13)).isEmpty();
            assertThat(Codes.read("U", 1)).isEmpty();
            assertThat(Codes.read("", 1)).isEmpty();
            assertThat(Codes.read("é", 1)).isEmpty();
        }

        @Test
        void isShownInGroupsOfFour() {
            assertThat(Codes.grouped("7K3M9QXT2VHCR")).isEqualTo("7K3M-9QXT-2VHC-R");
        }
    }

    @Nested
    class ASecret {
        private final Secrets secrets = Secrets.unpredictable();

        @Test
        @Tag("ID-2b")
        void has128BitsOfChanceAndIsNeverTheSame() {
            Set<String> drawn = new HashSet<>();
            for (int i = 0; i < 1_000; i++) {
                String secret = secrets.secret();
                assertThat(secret).matches("[A-Za-z0-9_-]{22}");
                drawn.add(secret);
            }
            assertThat(drawn).hasSize(1_000);
        }

        @Test
        void usesEveryBitThatChanceGives() {
            RandomGenerator ones = () -> -1L;
            assertThat(new Secrets(ones).secret()).isEqualTo("_____________________w");
        }

        @Test
        void isStoredAsItsHash() {
            assertThat(Secrets.hash("abc"))
                    .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        }

        @Test
        void makesIdsThatFollowFromATextAlike() {
            assertThat(Secrets.idFrom("one", 12))
                    .isEqualTo(Secrets.idFrom("one", 12))
                    .isNotEqualTo(Secrets.idFrom("two", 12))
                    .matches("[0-9a-hjkmnp-tv-z]{12}");
        }
    }
}
