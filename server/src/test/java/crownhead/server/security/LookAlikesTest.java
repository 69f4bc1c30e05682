package crownhead.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LookAlikesTest {
    private final LookAlikes names = new LookAlikes();

    @ParameterizedTest
    @CsvSource({
        "Ann,ann",
        "Ann,ANN",
        "Ian,lan",
        "Ian,1an",
        "Bob,B0b",
        "Bob,bOb",
        "modern,modem",
        "Anna,Аnnа",
        "paypal,раураl",
        "HOPE,НОРЕ",
        "hope,НОРЕ",
        "cope,соре",
        "Ann Lee,AnnLee",
        "Zoë,Zoë",
        "Oscar,0scar",
        "Will,Wi11",
        "Straße,STRASSE",
        "Ｆred,Fred",
        "OK,ΟΚ",
        "ok,οκ"
    })
    void haveOneSkeletonWhenPeopleTakeThemForOneAnother(String one, String other) {
        assertThat(names.skeleton(other)).isEqualTo(names.skeleton(one));
    }

    @ParameterizedTest
    @CsvSource({"Ann,Anna", "Ben,Bean", "Zoë,Zoe", "Tom,Tim", "Nan,Van", "Иван,Ivan", "a-b,a_b"})
    void haveTwoWhenTheyDiffer(String one, String other) {
        assertThat(names.skeleton(other)).isNotEqualTo(names.skeleton(one));
    }

    @Test
    void areNeverEmptyToTheEye() {
        assertThat(names.skeleton("A")).isNotEmpty();
    }
}
