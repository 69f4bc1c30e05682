package crownhead.bench.reliability;

import java.util.List;
import java.util.random.RandomGenerator;

/** Spoils good texts in the ways that have broken readers before. */
public final class Spoiling {
    private static final int LONGEST = 4096;
    private static final int MOST_CHANGES = 6;
    private static final int MOST_COPIES = 64;
    private static final int LONGEST_PIECE = 32;

    /** What has a meaning somewhere, and what has none anywhere. */
    private static final String SIGNS =
            "\"\\/{}[]():;,.-x*?!$%#'<>= \t\r\n0123456789KWBabcenul+\0\u007f\u00e9\u202e\ufeff\ufffd"
                    + "\ud83c\udfc1\ud800\udc00\u2028";

    private final List<String> samples;

    public Spoiling(List<String> samples) {
        this.samples = List.copyOf(samples);
    }

    public String spoilt(RandomGenerator chance) {
        StringBuilder text = new StringBuilder(sample(chance));
        int changes = chance.nextInt(MOST_CHANGES + 1);
        for (int i = 0; i < changes; i++) {
            change(text, chance);
        }
        text.setLength(Math.min(text.length(), LONGEST));
        return text.toString();
    }

    private void change(StringBuilder text, RandomGenerator chance) {
        int at = chance.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + chance.nextInt(LONGEST_PIECE));
        String piece = text.substring(at, end);
        switch (chance.nextInt(7)) {
            case 0 -> text.insert(at, sign(chance));
            case 1 -> text.delete(at, end);
            case 2 -> text.replace(at, end, String.valueOf(sign(chance)));
            case 3 -> text.insert(at, piece.repeat(chance.nextInt(MOST_COPIES)));
            case 4 -> text.insert(at, String.valueOf(sign(chance)).repeat(chance.nextInt(1000)));
            case 5 -> text.setLength(at);
            default -> text.insert(at, tail(chance));
        }
    }

    /** The end of another text. */
    private String tail(RandomGenerator chance) {
        String other = sample(chance);
        return other.substring(chance.nextInt(other.length() + 1));
    }

    private String sample(RandomGenerator chance) {
        return samples.get(chance.nextInt(samples.size()));
    }

    private static char sign(RandomGenerator chance) {
        return SIGNS.charAt(chance.nextInt(SIGNS.length()));
    }
}
