package crownhead.house;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The order of versions of libraries: by their numbers, and with a word such as {@code beta} before
 * the one without.
 */
final class Versions implements Comparator<String> {
    private static final String DIGITS = "\\d{1,9}";

    @Override
    public int compare(String one, String other) {
        List<String> left = parts(one);
        List<String> right = parts(other);
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            int order = compareParts(at(left, i), at(right, i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private static String at(List<String> parts, int index) {
        return index < parts.size() ? parts.get(index) : "0";
    }

    private static int compareParts(String one, String other) {
        boolean isNumber = one.matches(DIGITS);
        if (isNumber && other.matches(DIGITS)) {
            return Integer.compare(Integer.parseInt(one), Integer.parseInt(other));
        }
        return isNumber == other.matches(DIGITS) ? one.compareTo(other) : isNumber ? 1 : -1;
    }

    private static List<String> parts(String version) {
        List<String> parts = new ArrayList<>();
        for (String part : version.split("[.-]", -1)) {
            if (!part.equals("Final") && !part.equals("RELEASE") && !part.equals("jre")) {
                parts.add(part);
            }
        }
        return parts;
    }
}
