package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.house.RequirementsPage.Row;
import crownhead.house.TestRun.Status;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PageCheckTest {
    private static final Row DONE = new Row("RU-1a", "done", List.of("SquareTest"));
    private static final Row OPEN = new Row("RU-2a", "open", List.of());
    private static final TestRun PROOF = run("crownhead.rules.SquareTest", Status.PASSED, "RU-1a");

    @Test
    void anHonestPageHasNoComplaints() {
        assertThat(complaints(page(DONE, OPEN), PROOF)).isEmpty();
    }

    @Test
    void aTestInANestedClassProvesForItsOuterClass() {
        TestRun nested = run("crownhead.rules.SquareTest$Corners", Status.PASSED, "RU-1a");
        assertThat(complaints(page(DONE, OPEN), nested)).isEmpty();
    }

    @Test
    void tagsThatAreNoClausesAreFree() {
        TestRun slow = run("crownhead.rules.SquareTest", Status.PASSED, "RU-1a", "slow");
        assertThat(complaints(page(DONE, OPEN), slow)).isEmpty();
    }

    @Nested
    class ALieAboutTheListOfRequirements {
        @Test
        void isARequirementWithoutARow() {
            assertThat(complaints(page(DONE), PROOF)).containsExactly("RU-2 has no row.");
        }

        @Test
        void isAClauseLeftOut() {
            Row third = new Row("RU-2c", "open", List.of());
            assertThat(complaints(page(DONE, OPEN, third), PROOF))
                    .containsExactly("RU-2 has the clauses ac, out of sequence.");
        }

        @Test
        void isARowOfNoRequirement() {
            Row unknown = new Row("XX-7a", "open", List.of());
            assertThat(complaints(page(DONE, OPEN, unknown), PROOF))
                    .containsExactly("XX-7a is a clause of no known requirement.");
        }

        @Test
        void isARowWithoutALetter() {
            Row bare = new Row("RU-2", "open", List.of());
            assertThat(complaints(page(DONE, OPEN, bare), PROOF))
                    .containsExactly("RU-2 is a clause of no known requirement.");
        }

        @Test
        void isARowTwice() {
            assertThat(complaints(page(DONE, OPEN, OPEN), PROOF))
                    .containsExactly("RU-2a has more than one row.");
        }
    }

    @Nested
    class ALieAboutTheState {
        @Test
        void isAThirdState() {
            Row nearly = new Row("RU-2a", "nearly", List.of());
            assertThat(complaints(page(DONE, nearly), PROOF))
                    .containsExactly("RU-2a is neither done nor open: nearly.");
        }

        @Test
        void isDoneWithoutATestClass() {
            Row unproved = new Row("RU-1a", "done", List.of());
            assertThat(complaints(page(unproved, OPEN), PROOF))
                    .containsExactly("RU-1a is done, but names no test class.");
        }

        @Test
        void isDoneWithATestThatNeverRan() {
            assertThat(complaints(page(DONE, OPEN)))
                    .containsExactly("RU-1a is done, but no test of it ran in SquareTest.");
        }

        @Test
        void isDoneByAClassWhoseTestsProveSomethingElse() {
            Row third = new Row("RU-1b", "done", List.of("SquareTest"));
            assertThat(complaints(page(DONE, third, OPEN), PROOF))
                    .containsExactly("RU-1b is done, but no test of it ran in SquareTest.");
        }

        @Test
        void isDoneByTwoClassesOfWhichOneProvesNothing() {
            Row both = new Row("RU-1a", "done", List.of("SquareTest", "BoardTest"));
            assertThat(complaints(page(both, OPEN), PROOF))
                    .containsExactly("RU-1a is done, but no test of it ran in BoardTest.");
        }

        @Test
        void isDoneWithATestThatDidNotPass() {
            for (Status status :
                    Set.of(Status.FAILED, Status.SKIPPED, Status.ABORTED, Status.UNFINISHED)) {
                TestRun broken = run("crownhead.rules.SquareTest", status, "RU-1a");
                assertThat(complaints(page(DONE, OPEN), PROOF, broken))
                        .as(status.name())
                        .containsExactly(
                                "RU-1a is done, but its test SquareTest.works did not pass.");
            }
        }

        @Test
        void isOpenWhereATestProvesIt() {
            TestRun early = run("crownhead.rules.StartTest", Status.PASSED, "RU-2a");
            assertThat(complaints(page(DONE, OPEN), PROOF, early))
                    .containsExactly("RU-2a is open, but StartTest.works proves it.");
        }
    }

    @Nested
    class ALieOfATest {
        @Test
        void isAClauseThatHasNoRow() {
            TestRun stray = run("crownhead.rules.StartTest", Status.PASSED, "RU-2z", "RU-2");
            assertThat(complaints(page(DONE, OPEN), PROOF, stray))
                    .containsExactly(
                            "StartTest.works claims RU-2, which has no row.",
                            "StartTest.works claims RU-2z, which has no row.");
        }

        @Test
        void isMoreThanThreeClauses() {
            List<String> clauses = List.of("RU-1a", "RU-1b", "RU-1c", "RU-2a");
            Row[] rows =
                    clauses.stream()
                            .map(clause -> new Row(clause, "done", List.of("SquareTest")))
                            .toArray(Row[]::new);
            TestRun greedy =
                    new TestRun(
                            "rules",
                            "crownhead.rules.SquareTest",
                            "works",
                            Set.copyOf(clauses),
                            Status.PASSED);
            assertThat(complaints(page(rows), greedy))
                    .containsExactly("SquareTest.works claims more than three clauses.");
        }
    }

    private static List<String> complaints(RequirementsPage page, TestRun... runs) {
        return PageCheck.complaints(List.of("RU-1", "RU-2"), page, List.of(runs));
    }

    private static RequirementsPage page(Row... rows) {
        return new RequirementsPage(List.of(rows));
    }

    private static TestRun run(String className, Status status, String... tags) {
        return new TestRun("rules", className, "works", Set.of(tags), status);
    }
}
