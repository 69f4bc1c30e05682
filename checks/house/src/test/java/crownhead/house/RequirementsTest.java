package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs after all other tests of the build, which is when their reports are whole. */
class RequirementsTest {
    private final Project project = ThisProject.find();

    @Test
    void thePageSaysWhatTheTestsOfThisRunProved() throws IOException {
        Path page = project.root().resolve("docs/requirements.md");
        List<String> complaints =
                PageCheck.complaints(
                        RequirementList.ids(),
                        RequirementsPage.parse(Files.readAllLines(page)),
                        runs());
        assertThat(complaints).as("what is not true in docs/requirements.md").isEmpty();
    }

    private List<TestRun> runs() {
        List<TestRun> runs = new ArrayList<>();
        for (String module : project.modules()) {
            List<Path> proofs = project.proofs(module);
            assertThat(proofs.isEmpty() && project.hasTests(module))
                    .as("%s has tests, but no report of them", module)
                    .isFalse();
            proofs.forEach(report -> runs.addAll(OpenTestReport.read(module, report)));
        }
        return runs;
    }
}
