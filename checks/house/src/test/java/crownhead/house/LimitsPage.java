package crownhead.house;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The table of limits, held against the code that keeps them and the tests that prove them. */
final class LimitsPage {
    private static final Pattern NUMBER = Pattern.compile("(\\d[\\d,]*)(?: (s|min|h|days)\\b)?");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final int COLUMNS = 6;

    /**
     * A row.
     *
     * @param keptIn the fields that hold the numbers, in their order
     * @param proofs the tests, each a class and a method
     */
    record Row(String what, String limit, List<String> keptIn, List<String> proofs) {
        static Row of(String line) {
            String[] cells = line.split("\\|", -1);
            if (cells.length != COLUMNS + 2) {
                throw new IllegalArgumentException("A row has " + COLUMNS + " cells: " + line);
            }
            return new Row(cells[1].strip(), cells[2], codes(cells[5]), codes(cells[6]));
        }
    }

    private final List<Path> files;

    LimitsPage(List<Path> files) {
        this.files = List.copyOf(files);
    }

    /** The rows below the heading of the table. */
    static List<Row> rows(Path page) throws IOException {
        return Files.readAllLines(page).stream()
                .filter(line -> line.startsWith("| ") && line.contains("`"))
                .map(Row::of)
                .toList();
    }

    /** What is wrong with a row; nothing if all is well. */
    List<String> faults(Row row) throws IOException, ReflectiveOperationException {
        List<String> faults = new ArrayList<>();
        List<String> said = NUMBER.matcher(row.limit()).results().map(MatchResult::group).toList();
        if (row.keptIn().isEmpty() || said.size() != row.keptIn().size()) {
            faults.add(row.what() + ": as many numbers as fields are needed");
            return faults;
        }
        for (int i = 0; i < said.size(); i++) {
            Object kept = value(row.keptIn().get(i));
            if (!isSame(said.get(i), kept)) {
                faults.add(row.what() + ": not " + said.get(i) + " but " + kept);
            }
        }
        if (row.proofs().isEmpty()) {
            faults.add(row.what() + ": no test proves it");
        }
        for (String proof : row.proofs()) {
            if (!isTest(proof)) {
                faults.add(row.what() + ": there is no test " + proof);
            }
        }
        return faults;
    }

    private static List<String> codes(String cell) {
        return CODE.matcher(cell).results().map(result -> result.group(1)).toList();
    }

    private static boolean isSame(String said, Object kept) {
        String[] words = said.split(" ", 2);
        long number = Long.parseLong(words[0].replace(",", ""));
        return switch (kept) {
            case Duration time -> words.length == 2 && time.equals(time(number, words[1]));
            case Number count -> words.length == 1 && count.longValue() == number;
            default -> throw new IllegalArgumentException("Neither a number nor a time: " + kept);
        };
    }

    private static Duration time(long number, String unit) {
        return switch (unit) {
            case "s" -> Duration.ofSeconds(number);
            case "min" -> Duration.ofMinutes(number);
            case "h" -> Duration.ofHours(number);
            case "days" -> Duration.ofDays(number);
            default -> throw new IllegalArgumentException("No unit of time: " + unit);
        };
    }

    /** The value of a field such as {@code http.Budget.LOOK.address}: a class, and names in it. */
    private Object value(String field) throws ReflectiveOperationException {
        String[] names = field.split("\\.");
        int type = 0;
        while (Character.isLowerCase(names[type].charAt(0))) {
            type++;
        }
        String folders = String.join("/", List.of(names).subList(0, type + 1));
        Class<?> owner = Class.forName(nameOf(mainFile("/" + folders + ".java")));
        Object value = owner;
        for (String name : List.of(names).subList(type + 1, names.length)) {
            Field member = owner.getDeclaredField(name);
            member.setAccessible(true);
            value = member.get(value);
            owner = value.getClass();
        }
        return value;
    }

    private Path mainFile(String end) {
        List<Path> found =
                files.stream()
                        .filter(file -> slashed(file).contains("/src/main/java/"))
                        .filter(file -> slashed(file).endsWith(end))
                        .toList();
        if (found.size() != 1) {
            throw new IllegalArgumentException(found.size() + " classes end with " + end);
        }
        return found.getFirst();
    }

    private static String nameOf(Path file) {
        String path = slashed(file).replaceFirst(".*/src/main/java/", "");
        return path.substring(0, path.length() - ".java".length()).replace('/', '.');
    }

    /** Whether a class of tests has a method of that name. */
    private boolean isTest(String proof) throws IOException {
        int dot = proof.indexOf('.');
        String file = "/" + proof.substring(0, Math.max(0, dot)) + ".java";
        String method = " void " + proof.substring(dot + 1) + "(";
        for (Path each : files) {
            if (slashed(each).contains("/src/test/java/") && slashed(each).endsWith(file)) {
                String text = Files.readString(each);
                if (text.contains(method)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static String slashed(Path file) {
        return file.toString().replace('\\', '/');
    }
}
