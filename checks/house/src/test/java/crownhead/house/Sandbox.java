package crownhead.house;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A machine of its own for the scripts: a copy of them in a small project, a PATH with the tools
 * they may count on, and a JDK and a Maven that only note down how they are called.
 */
final class Sandbox {
    private static final List<String> TOOLS =
            List.of(
                    ("bash cat cp dirname env find git grep head id ln mkdir mktemp mv readlink rm rmdir"
                                    + " sed sleep tail tee touch")
                            .split(" "));
    private static final Instant LONG_AGO = Instant.parse("2020-01-01T12:00:00Z");

    final Path project;
    final Path bin;
    final Path jdks;
    private final Path calls;
    private final Map<String, String> environment = new LinkedHashMap<>();

    Sandbox(Path folder) throws IOException {
        project = Files.createDirectories(folder.resolve("a project"));
        bin = Files.createDirectories(folder.resolve("bin"));
        jdks = Files.createDirectories(folder.resolve("jdks"));
        calls = Files.createFile(folder.resolve("calls"));
        copyScripts();
        linkTools();
        addScript(bin.resolve("node"), "");
        addScript(bin.resolve("npm"), "");
        for (String file : List.of("pom.xml", "rules/pom.xml", "app/pom.xml", "rules/src/main/A")) {
            write(file);
        }
        environment.put("PATH", bin.toString());
        environment.put("HOME", folder.toString());
        environment.put("CROWNHEAD_JDK_DIRS", jdks.toString());
    }

    /** Writes a file of the project, as if it had been there for long. */
    Path write(String name) throws IOException {
        Path file = project.resolve(name);
        Files.createDirectories(file.resolveSibling("."));
        Files.writeString(file, name);
        for (Path each = file; !each.equals(project); each = each.resolveSibling(".").normalize()) {
            Files.setLastModifiedTime(each, FileTime.from(LONG_AGO));
        }
        return file;
    }

    void set(String variable, Path value) {
        environment.put(variable, value.toString());
    }

    /** A JDK whose java notes down its call, prints its arguments and what it reads, and ends. */
    Path addJdk(String name, String version) throws IOException {
        Path home = Files.createDirectories(jdks.resolve(name));
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
        addJava(home, "printf '<%s>' \"$@\"; cat; exit 7");
        addScript(home.resolve("bin/javac"), "");
        return home;
    }

    void addJava(Path home, String does) throws IOException {
        addScript(home.resolve("bin/java"), does);
    }

    /** A Maven that makes the jar. What it does before may be told. */
    void addMaven(String does) throws IOException {
        addScript(
                bin.resolve("mvn"),
                """
                echo "mvn on ${JAVA_HOME##*/}: ${*//"${3%%/pom.xml}"/PROJECT}" >> '%s'
                cd "${3%%/pom.xml}"
                echo '[INFO] Building Crownhead rules 0.1.0    [1/2]'
                %s
                mkdir -p app/target
                : > app/target/crownhead.jar
                """
                        .formatted(calls, does));
    }

    void addScript(Path file, String does) throws IOException {
        Files.createDirectories(file.resolveSibling("."));
        Files.writeString(file, "#!/usr/bin/env bash\n" + does + "\n");
        if (!file.toFile().setExecutable(true)) {
            throw new IOException("Cannot be made executable: " + file);
        }
    }

    Path calls() {
        return calls;
    }

    /** How Maven, and what else notes down its calls, was called. */
    List<String> called() throws IOException {
        return Files.readAllLines(calls);
    }

    Ran run(String script, String... args) throws Exception {
        return start(script, args).end();
    }

    Ran.Running start(String script, String... args) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(project.resolve(script).toString());
        command.addAll(List.of(args));
        return Ran.start(new Ran.Setting(project, environment, Path.of("/dev/null")), command);
    }

    private void copyScripts() throws IOException {
        Path root = ThisProject.find().root();
        List<Path> scripts =
                new ArrayList<>(List.of(root.resolve("crownhead"), root.resolve("verify")));
        try (Stream<Path> files = Files.list(root.resolve("scripts"))) {
            files.forEach(scripts::add);
        }
        for (Path script : scripts) {
            Path copy = project.resolve(root.relativize(script).toString());
            Files.createDirectories(copy.resolveSibling("."));
            Files.copy(script, copy, StandardCopyOption.COPY_ATTRIBUTES);
        }
    }

    private void linkTools() throws IOException {
        for (String tool : TOOLS) {
            for (String folder : System.getenv("PATH").split(":", -1)) {
                Path file = Path.of(folder, tool);
                if (Files.isExecutable(file) && !Files.exists(bin.resolve(tool))) {
                    Files.createSymbolicLink(bin.resolve(tool), file);
                }
            }
        }
    }
}
