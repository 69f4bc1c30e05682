package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import crownhead.rules.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("OP-9c")
class ArchitectureTest {
    private static final JavaClasses CLASSES = HouseClasses.production(ThisProject.find());
    private static final Architecture HOUSE = new Architecture("crownhead");
    private static final BrowserArchitecture RULES = new BrowserArchitecture("crownhead");

    @Test
    void readsTheClassesOfTheModules() {
        assertThat(CLASSES.contain(Side.class)).isTrue();
        assertThat(CLASSES.contain(GroupReport.class)).isTrue();
    }

    @Test
    void readsNoClassesOfTests() {
        assertThat(CLASSES.contain(ArchitectureTest.class)).isFalse();
    }

    @Test
    void everyRoomSeesOnlyWhatItMay() {
        HOUSE.roomsSeeOnlyWhatTheyMay().check(CLASSES);
    }

    @Test
    void noPackagesNeedEachOther() {
        HOUSE.noCycles().check(CLASSES);
    }

    @Test
    void aDoorKnowsOnlyTheHouse() {
        HOUSE.doorsKnowOnlyTheHouse().check(CLASSES);
    }

    @Test
    void everyNameSaysSomething() {
        HOUSE.namesSaySomething().check(CLASSES);
    }

    @Test
    void everyPackageIsNullMarked() {
        HOUSE.packagesAreNullMarked().check(CLASSES);
    }

    @Test
    void onlyCommandsPrint() {
        HOUSE.onlyCommandsPrint().check(CLASSES);
    }

    @Test
    void onlyTheDesktopKnowsWindows() {
        HOUSE.onlyTheDesktopKnowsWindows().check(CLASSES);
    }

    @Test
    void nobodyUsesJavaUtilLogging() {
        HOUSE.noJavaUtilLogging().check(CLASSES);
    }

    @Test
    void theRulesNeedNothing() {
        RULES.needNothing().check(CLASSES);
    }

    @Test
    void theRulesDoWithoutReflection() {
        RULES.noReflection().check(CLASSES);
    }

    @Test
    void theRulesDoWithoutThreadsAndLocks() {
        RULES.noThreads().check(CLASSES);
        RULES.noLocks().check(CLASSES);
    }

    @Test
    void theRulesDoWithoutStreams() {
        RULES.noStreams().check(CLASSES);
    }

    @Test
    void theRulesDoWithoutStringFormat() {
        RULES.noFormat().check(CLASSES);
    }

    @Test
    void theRulesDoWithoutRegularExpressions() {
        RULES.noRegex().check(CLASSES);
    }
}
