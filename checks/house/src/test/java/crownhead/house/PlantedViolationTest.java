package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Shows that the architecture's rules can fail: each finds what was planted for it, and nothing in
 * good code.
 */
@Tag("OP-9c")
class PlantedViolationTest {
    private static final JavaClasses PLANTED = HouseClasses.planted();
    private static final Architecture HOUSE = new Architecture("crownhead.house.planted");
    private static final BrowserArchitecture RULES =
            new BrowserArchitecture("crownhead.house.planted");

    @Test
    void aRoomThatSeesTooMuchIsFound() {
        assertFound(HOUSE.roomsSeeOnlyWhatTheyMay(), "SeesTheServer");
    }

    @Test
    void aRoomThatIsNotDeclaredIsFound() {
        assertFound(HOUSE.roomsSeeOnlyWhatTheyMay(), "mystery.Unknown is in a room that is not");
    }

    @Test
    void aCycleIsFound() {
        assertFound(HOUSE.noCycles(), "Cycle detected: Slice rules");
    }

    @Test
    void anEmptyNameIsFound() {
        assertFound(HOUSE.namesSaySomething(), "server.util.Doors");
        assertFound(HOUSE.namesSaySomething(), "server.DoorHelper");
    }

    @Test
    void aPackageWithoutItsNullMarkIsFound() {
        assertFound(HOUSE.packagesAreNullMarked(), "mystery.Unknown");
    }

    @Test
    void printingIsFound() {
        assertFound(HOUSE.onlyCommandsPrint(), "Planted$Prints.");
        assertFound(HOUSE.onlyCommandsPrint(), "Planted$PrintsAStackTrace.");
    }

    @Test
    void aWindowIsFound() {
        assertFound(HOUSE.onlyTheDesktopKnowsWindows(), "Planted$OpensAWindow.");
    }

    @Test
    void javaUtilLoggingIsFound() {
        assertFound(HOUSE.noJavaUtilLogging(), "Planted$Logs.");
    }

    @Test
    void rulesThatNeedALibraryAreFound() {
        assertFound(RULES.needNothing(), "SeesTheServer");
    }

    @Test
    void reflectionIsFound() {
        assertFound(RULES.noReflection(), "Planted$Reflects.");
    }

    @Test
    void threadsAndLocksAreFound() {
        assertFound(RULES.noThreads(), "Planted$Threads.");
        assertFound(RULES.noLocks(), "Planted$Locks.");
    }

    @Test
    void streamsAreFound() {
        assertFound(RULES.noStreams(), "Planted$Streams.");
    }

    @Test
    void stringFormatIsFound() {
        assertFound(RULES.noFormat(), "Planted$Formats.");
        assertFound(RULES.noFormat(), "Planted$FormatsByReference.");
    }

    @Test
    void regularExpressionsAreFound() {
        assertFound(RULES.noRegex(), "Planted$Matches.");
    }

    @Test
    void goodCodeIsLeftAlone() {
        List<ArchRule> rules =
                List.of(
                        HOUSE.roomsSeeOnlyWhatTheyMay(),
                        HOUSE.namesSaySomething(),
                        HOUSE.packagesAreNullMarked(),
                        HOUSE.onlyCommandsPrint(),
                        RULES.needNothing(),
                        RULES.noReflection(),
                        RULES.noThreads(),
                        RULES.noStreams(),
                        RULES.noFormat(),
                        RULES.noRegex());
        for (ArchRule rule : rules) {
            assertThat(violations(rule)).noneMatch(line -> line.contains("GoodCode"));
        }
    }

    private static void assertFound(ArchRule rule, String words) {
        assertThat(violations(rule)).anyMatch(line -> line.contains(words));
    }

    private static List<String> violations(ArchRule rule) {
        return rule.evaluate(PLANTED).getFailureReport().getDetails();
    }
}
