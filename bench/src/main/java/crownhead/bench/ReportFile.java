package crownhead.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Reports as JSON, a line for each value, so that a difference between two runs reads well. */
final class ReportFile {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY).build();

    private static final DefaultIndenter INDENTER = new DefaultIndenter("  ", "\n");
    private static final ObjectWriter WRITER =
            MAPPER.writer()
                    .with(
                            new DefaultPrettyPrinter()
                                    .withObjectIndenter(INDENTER)
                                    .withArrayIndenter(INDENTER));

    private ReportFile() {}

    static String write(Report report) {
        return WRITER.writeValueAsString(report) + "\n";
    }

    static Report read(String json) {
        return MAPPER.readValue(json, Report.class);
    }

    /** The reports in a folder, in the order of their files' names; none if it is not there. */
    static List<Report> readAll(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .map(file -> MAPPER.readValue(file, Report.class))
                    .toList();
        }
    }
}
