package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/**
 * The build fails where it should: its checks are bound, strict, and on unless the launcher builds.
 * What the compiler looks for is also off where somebody says that they are in a hurry.
 */
class BuildTest {
    private static final String SPOTLESS = plugin("!launch", "spotless-maven-plugin");
    private static final String COMPILER =
            plugin("!quick", "maven-compiler-plugin") + "/configuration/compilerArgs/arg";

    private final Project project = ThisProject.find();

    @Test
    @Tag("OP-9a")
    void formatIsCheckedInEveryBuild() throws Exception {
        assertThat(found(SPOTLESS + "/executions/execution[phase]/goals[goal='check']")).isOne();
        assertThat(found(SPOTLESS + "/configuration/java/googleJavaFormat[style='AOSP']")).isOne();
    }

    @Test
    @Tag("OP-9b")
    void everyWarningOfTheCompilerIsAnError() throws Exception {
        assertThat(found(COMPILER + "[starts-with(., '-Xlint:all')]")).isOne();
        assertThat(found(COMPILER + "[.='-Werror']")).isOne();
    }

    @Test
    @Tag("OP-9b")
    void likelyBugsAndPossibleNullsAreErrors() throws Exception {
        String errorProne = COMPILER + "[starts-with(., '-Xplugin:ErrorProne ')]";
        assertThat(found(errorProne + "[contains(., ' -Xep:NullAway:ERROR ')]")).isOne();
        assertThat(found(errorProne + "[contains(., 'AllErrorsAsWarnings')]")).isZero();
        assertThat(found(errorProne + "[contains(., 'AllDisabledChecks')]")).isZero();
    }

    @Test
    @Tag("OP-9a")
    @Tag("OP-9b")
    @Tag("OP-9c")
    void noPomTurnsACheckOff() throws Exception {
        List<String> switches =
                List.of(
                        "spotless.check.skip",
                        "maven.test.skip",
                        "skipTests",
                        "testFailureIgnore",
                        "maven.test.failure.ignore");
        for (Path pom : poms()) {
            assertThat(Files.readString(pom)).as(pom.toString()).doesNotContain(switches);
        }
    }

    private static String plugin(String unless, String name) {
        return "/project/profiles/profile[activation/property/name='%s']/build/plugins/plugin[artifactId='%s']"
                .formatted(unless, name);
    }

    private List<Path> poms() {
        List<Path> poms = new ArrayList<>();
        poms.add(project.root().resolve("pom.xml"));
        for (String module : project.modules()) {
            poms.add(project.root().resolve(module).resolve("pom.xml"));
        }
        return poms;
    }

    private int found(String path) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        Document pom =
                factory.newDocumentBuilder().parse(project.root().resolve("pom.xml").toFile());
        String count = "count(" + path + ")";
        return XPathFactory.newDefaultInstance()
                .newXPath()
                .evaluateExpression(count, pom, Integer.class);
    }
}
