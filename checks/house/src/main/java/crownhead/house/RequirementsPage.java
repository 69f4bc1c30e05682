package crownhead.house;

import java.util.ArrayList;
import java.util.List;

/** The rows of the requirements page. */
record RequirementsPage(List<Row> rows) {
    /**
     * One clause: {@code state} is done or open in an honest page, {@code proof} names test
     * classes.
     */
    record Row(String clause, String state, List<String> proof) {
        Row {
            proof = List.copyOf(proof);
        }

        /** RU-10 for the clause RU-10b. */
        String requirement() {
            return clause.isEmpty() ? "" : clause.substring(0, clause.length() - 1);
        }
    }

    private static final List<String> HEADER = List.of("clause", "what it asks", "state", "proof");

    RequirementsPage {
        rows = List.copyOf(rows);
    }

    /**
     * Reads the tables that begin with the header of clauses; other tables are not about clauses.
     */
    static RequirementsPage parse(List<String> lines) {
        List<Row> rows = new ArrayList<>();
        boolean inClauses = false;
        for (String line : lines) {
            if (!line.startsWith("|")) {
                inClauses = false;
            } else if (cells(line).equals(HEADER)) {
                inClauses = true;
            } else if (inClauses && !line.startsWith("|---")) {
                rows.add(row(line));
            }
        }
        return new RequirementsPage(rows);
    }

    private static Row row(String line) {
        List<String> cells = cells(line);
        if (cells.size() != HEADER.size()) {
            throw new IllegalStateException(
                    "A row of clauses has "
                            + HEADER.size()
                            + " cells, not "
                            + cells.size()
                            + ": "
                            + line);
        }
        return new Row(cells.get(0), cells.get(2), proof(cells.get(3)));
    }

    private static List<String> proof(String cell) {
        List<String> names = new ArrayList<>();
        for (String name : cell.split(",", -1)) {
            if (!name.isBlank()) {
                names.add(name.replace("`", "").strip());
            }
        }
        return names;
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        for (String cell : line.substring(1).split("\\|", -1)) {
            cells.add(cell.strip());
        }
        if (cells.getLast().isEmpty()) {
            cells.removeLast();
        }
        return cells;
    }
}
