package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.notation.PdnEntry;
import crownhead.rules.notation.PdnReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SampleGamesTest {
    @Test
    void areLegalPlayOfAUsualLength() throws IOException {
        Path file = new SampleGames(new Random(1)).write(300);
        List<PdnEntry> entries = readAndDelete(file);
        assertThat(entries).hasSize(300).allMatch(entry -> entry instanceof PdnEntry.Read);
        assertThat(entries.stream().mapToInt(PdnEntry::plies).average().orElseThrow())
                .isBetween(45.0, 60.0);
    }

    private static List<PdnEntry> readAndDelete(Path file) throws IOException {
        List<PdnEntry> entries = new ArrayList<>();
        try (BufferedReader text = Files.newBufferedReader(file)) {
            PdnReader reader = new PdnReader(text);
            Optional<PdnEntry> entry = reader.next();
            while (entry.isPresent()) {
                entries.add(entry.get());
                entry = reader.next();
            }
        } finally {
            Files.delete(file);
        }
        return entries;
    }
}
