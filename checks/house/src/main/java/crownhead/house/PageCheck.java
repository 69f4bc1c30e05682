package crownhead.house;

import crownhead.house.RequirementsPage.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Compares the requirements page with what the tests of this run did. */
final class PageCheck {
    private static final int MOST_CLAUSES_OF_A_TEST = 3;
    private static final Pattern LOOKS_LIKE_A_CLAUSE = Pattern.compile("[A-Z]{2}-[0-9]+[a-z]*");
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";

    private final List<String> requirements;
    private final List<Row> rows;
    private final List<TestRun> runs;
    private final Set<String> complaints = new TreeSet<>();

    private PageCheck(List<String> requirements, List<Row> rows, List<TestRun> runs) {
        this.requirements = requirements;
        this.rows = rows;
        this.runs = runs;
    }

    /** Everything that is not true of the page, a sentence each; none when the page is honest. */
    static List<String> complaints(
            List<String> requirements, RequirementsPage page, List<TestRun> runs) {
        PageCheck check = new PageCheck(requirements, page.rows(), runs);
        check.everyRequirementHasItsRows();
        check.everyRowIsKnownAndAlone();
        check.everyRowTellsTheTruth();
        check.everyTestClaimsWhatThePageHas();
        return List.copyOf(check.complaints);
    }

    private void everyRequirementHasItsRows() {
        for (String requirement : requirements) {
            String letters =
                    rows.stream()
                            .filter(row -> row.requirement().equals(requirement))
                            .map(row -> row.clause().substring(requirement.length()))
                            .distinct()
                            .collect(Collectors.joining());
            if (letters.isEmpty()) {
                complaints.add(requirement + " has no row.");
            } else if (!LETTERS.startsWith(letters)) {
                complaints.add(requirement + " has the clauses " + letters + ", out of sequence.");
            }
        }
    }

    private void everyRowIsKnownAndAlone() {
        Set<String> known = new HashSet<>(requirements);
        Set<String> seen = new HashSet<>();
        for (Row row : rows) {
            if (!known.contains(row.requirement())) {
                complaints.add(row.clause() + " is a clause of no known requirement.");
            }
            if (!seen.add(row.clause())) {
                complaints.add(row.clause() + " has more than one row.");
            }
        }
    }

    private void everyRowTellsTheTruth() {
        for (Row row : rows) {
            List<TestRun> claims =
                    runs.stream().filter(run -> run.tags().contains(row.clause())).toList();
            switch (row.state()) {
                case "done" -> doneIsProved(row, claims);
                case "open" -> openIsUnproved(row, claims);
                default ->
                        complaints.add(
                                row.clause() + " is neither done nor open: " + row.state() + ".");
            }
        }
    }

    private void doneIsProved(Row row, List<TestRun> claims) {
        if (row.proof().isEmpty()) {
            complaints.add(row.clause() + " is done, but names no test class.");
        }
        for (String proof : row.proof()) {
            if (claims.stream().noneMatch(run -> run.proofName().equals(proof))) {
                complaints.add(row.clause() + " is done, but no test of it ran in " + proof + ".");
            }
        }
        for (TestRun run : claims) {
            if (!run.hasPassed()) {
                complaints.add(
                        row.clause() + " is done, but its test " + run.title() + " did not pass.");
            }
        }
    }

    private void openIsUnproved(Row row, List<TestRun> claims) {
        for (TestRun run : claims) {
            if (run.hasPassed()) {
                complaints.add(row.clause() + " is open, but " + run.title() + " proves it.");
            }
        }
    }

    private void everyTestClaimsWhatThePageHas() {
        Set<String> known = rows.stream().map(Row::clause).collect(Collectors.toSet());
        for (TestRun run : runs) {
            List<String> clauses = new ArrayList<>(run.tags());
            clauses.removeIf(tag -> !LOOKS_LIKE_A_CLAUSE.matcher(tag).matches());
            if (clauses.size() > MOST_CLAUSES_OF_A_TEST) {
                complaints.add(run.title() + " claims more than three clauses.");
            }
            for (String clause : clauses) {
                if (!known.contains(clause)) {
                    complaints.add(run.title() + " claims " + clause + ", which has no row.");
                }
            }
        }
    }
}
