package crownhead.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SideTest {
    @Test
    @Tag("RU-3a")
    void eachSideIsTheOpponentOfTheOther() {
        assertThat(Side.FIRST.opponent()).isEqualTo(Side.SECOND);
        assertThat(Side.SECOND.opponent()).isEqualTo(Side.FIRST);
    }
}
