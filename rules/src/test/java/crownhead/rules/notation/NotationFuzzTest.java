package crownhead.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Position;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random and mutated texts: each gives a value or a located fault, and nothing else. */
class NotationFuzzTest {
    private static final long SEED = 7;
    private static final String ALPHABET =
            "BWKbwk:,.-x0123456789 \n\r\t\"[]{}();%$!?*/½×–abEventFNRsult\\\u001A\uFEFF\0\uD83D";

    private final Random random = new Random(SEED);

    @Test
    @Tag("RU-13d")
    void halfAMillionTextsGiveAPositionOrALocatedFault() {
        int positions = 0;
        for (int i = 0; i < 500_000; i++) {
            String text = i % 4 == 0 ? randomText(40) : mutated("B:W18,24,27-28,K10:B12,16,K22.");
            try {
                Position position = Fen.read(text);
                assertThat(Fen.read(Fen.write(position))).isEqualTo(position);
                positions++;
            } catch (NotationException e) {
                requireLocated(e.fault(), text);
            }
        }
        assertThat(positions).isBetween(50_000, 450_000);
    }

    @Test
    @Tag("RU-13b")
    void halfAMillionTextsGiveGamesOrLocatedFaults() {
        List<String> seeds =
                List.of(
                        "[Event \"a\"]\n[FEN \"W:W32,31:B1,2.\"]\n1... 31-27 {x} (32-28) 2. 1-6! *",
                        "1. 11-15 22-18 2. 15x22 25x18 $3 1-0 1. 9-14 ; y\n 0-1",
                        "[Black \"A\"]\n[Result \"1/2-1/2\"]\n11-15 (11-16 (12-16) 24-20) 23-19 1-1");
        int read = 0;
        int broken = 0;
        for (int i = 0; i < 500_000; i++) {
            String text = i % 8 == 0 ? randomText(60) : mutated(seeds.get(i % seeds.size()));
            for (PdnEntry entry : PdnTexts.entries(text)) {
                switch (entry) {
                    case PdnEntry.Read _ -> read++;
                    case PdnEntry.Broken(_, _, _, _, _, Fault fault) -> {
                        requireLocated(fault, text);
                        broken++;
                    }
                }
            }
        }
        assertThat(read).isGreaterThan(100_000);
        assertThat(broken).isGreaterThan(100_000);
    }

    @Test
    @Tag("RU-13k")
    void whateverWasReadIsWrittenSoThatItReadsTheSame() {
        String seed =
                "[Event \"a\"]\n{b} 1. 11-15 {x} (11-16 (12-16) 24-20) 22-18! $3 15x22 25x18 1-0";
        for (int i = 0; i < 50_000; i++) {
            for (PdnEntry entry : PdnTexts.entries(mutated(seed))) {
                if (entry instanceof PdnEntry.Read(_, ScoreSheet sheet)) {
                    String text = PdnWriter.write(sheet);
                    ScoreSheet again = PdnTexts.sheet(text);
                    assertThat(again).describedAs(text).isEqualTo(sheet);
                    assertThat(PdnWriter.write(again)).isEqualTo(text);
                }
            }
        }
    }

    private static void requireLocated(Fault fault, String text) {
        long lines = text.chars().filter(c -> c == '\n').count() + 1;
        if (fault.line() < 1
                || fault.line() > lines
                || fault.column() < 1
                || fault.sentence().isBlank()) {
            throw new AssertionError("Not located: " + fault + " in " + text);
        }
    }

    private String randomText(int most) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(most); i > 0; i--) {
            text.append(anyCharacter());
        }
        return text.toString();
    }

    private String mutated(String seed) {
        StringBuilder text = new StringBuilder(seed);
        for (int i = random.nextInt(5); i > 0 && !text.isEmpty(); i--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(5)) {
                case 0 -> text.setCharAt(at, anyCharacter());
                case 1 -> text.deleteCharAt(at);
                case 2 -> text.insert(at, anyCharacter());
                case 3 -> text.delete(at, Math.min(text.length(), at + random.nextInt(8)));
                default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 8)));
            }
        }
        return text.toString();
    }

    private char anyCharacter() {
        return ALPHABET.charAt(random.nextInt(ALPHABET.length()));
    }
}
