package crownhead.rules.dress;

/**
 * A colour of a piece or a square.
 *
 * @param name as people say it: {@code red}
 * @param rgb red, green and blue in eight bits each
 */
public record Colour(String name, int rgb) {
    public Colour {
        if (rgb < 0 || rgb > 0xFFFFFF) {
            throw new IllegalArgumentException(
                    "No colour " + rgb + ": red, green and blue take eight bits each");
        }
    }

    /** How far two colours stand apart, as WCAG 2 measures it: from 1, the same, to 21. */
    public double contrastWith(Colour other) {
        double here = luminance();
        double there = other.luminance();
        return (Math.max(here, there) + 0.05) / (Math.min(here, there) + 0.05);
    }

    private double luminance() {
        return 0.2126 * linear(rgb >> 16 & 0xFF)
                + 0.7152 * linear(rgb >> 8 & 0xFF)
                + 0.0722 * linear(rgb & 0xFF);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
