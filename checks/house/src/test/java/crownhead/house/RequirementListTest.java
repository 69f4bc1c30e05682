package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RequirementListTest {
    @Test
    void hasEveryRequirementOnce() {
        assertThat(RequirementList.ids())
                .hasSize(104)
                .doesNotHaveDuplicates()
                .startsWith("RU-1", "RU-2")
                .contains("GA-11", "SP-1", "HE-2", "WE-11", "OP-10")
                .endsWith("BE-13");
    }
}
