package crownhead.house;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** What a script that was run to its end has said. */
record Ran(int exitCode, String out, String err) {
    private static final int PATIENCE_IN_MINUTES = 10;

    /**
     * How to run it: in which folder, with which environment and nothing else, and what it reads.
     */
    record Setting(Path folder, Map<String, String> environment, Path input) {}

    static Ran of(Setting setting, List<String> command) throws Exception {
        return start(setting, command).end();
    }

    static Running start(Setting setting, List<String> command) throws IOException {
        Path out = Files.createTempFile("crownhead", ".out");
        Path err = Files.createTempFile("crownhead", ".err");
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .directory(setting.folder().toFile())
                        .redirectInput(setting.input().toFile())
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().putAll(setting.environment());
        return new Running(builder.start(), out, err);
    }

    /** A script that has not come to its end. */
    record Running(Process process, Path out, Path err) {
        Ran end() throws Exception {
            if (!process.waitFor(PATIENCE_IN_MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new IllegalStateException("It does not end: " + process.info());
            }
            Ran ran = new Ran(process.exitValue(), Files.readString(out), Files.readString(err));
            Files.delete(out);
            Files.delete(err);
            return ran;
        }
    }
}
