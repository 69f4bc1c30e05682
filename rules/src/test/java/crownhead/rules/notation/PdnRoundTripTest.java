package crownhead.rules.notation;

import static crownhead.rules.notation.PdnTexts.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PdnRoundTripTest {
    private static final long SEED = 20260101;

    @Test
    @Tag("RU-13k")
    void whatWasWrittenReadsAsTheSameGameAndIsWrittenAgainToTheLetter() {
        RandomGames games = new RandomGames(SEED);
        for (int i = 0; i < 5_000; i++) {
            ScoreSheet written = games.next();
            String text = PdnWriter.write(written);
            ScoreSheet read = sheet(text);
            assertThat(read)
                    .describedAs("game %s of seed %s:\n%s", i, SEED, text)
                    .isEqualTo(written);
            assertThat(PdnWriter.write(read)).isEqualTo(text);
        }
    }

    @Test
    @Tag("HT-4d")
    void aFileOfAHundredThousandGamesIsReadInAWindow() throws IOException {
        String game = PdnWriter.write(sheet("1. 11-15 22-18 15x22 25x18 8-11 29-25 4-8 1/2-1/2"));
        RepeatedText file = new RepeatedText(game, 100_000);
        PdnReader reader = new PdnReader(file);
        int games = 0;
        long furthestAhead = 0;
        for (Optional<PdnEntry> e = reader.next(); e.isPresent(); e = reader.next()) {
            games++;
            assertThat(e.get()).isInstanceOf(PdnEntry.Read.class);
            furthestAhead = Math.max(furthestAhead, file.given - (long) games * game.length());
        }
        assertThat(games).isEqualTo(100_000);
        // The reader keeps nothing but a window of the file, whatever the file's size.
        assertThat(furthestAhead).isLessThan(20_000);
    }

    /** A file that is never whole in memory. */
    private static final class RepeatedText extends Reader {
        private final String text;
        private final long total;
        private long given;

        RepeatedText(String text, int times) {
            this.text = text;
            total = (long) text.length() * times;
        }

        @Override
        public int read(char[] buffer, int offset, int length) {
            if (given == total) {
                return -1;
            }
            int count = (int) Math.min(length, total - given);
            for (int i = 0; i < count; i++) {
                buffer[offset + i] = text.charAt((int) (given++ % text.length()));
            }
            return count;
        }

        @Override
        public void close() {}
    }
}
