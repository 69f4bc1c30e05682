package crownhead.house;

import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Prints what the tests of each module did, and fails when one of them did not run. */
public final class GroupReport {
    private static final String LINE = "%-20s %8s %8s %8s %8s%n";

    private final PrintStream out;
    private final List<String> complaints = new ArrayList<>();
    private Tally total = Tally.NONE;

    private GroupReport(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] args) {
        Path root = Path.of(args.length == 0 ? "." : args[0]);
        System.exit(print(new Project(root), System.out));
    }

    /** Prints the table and answers the exit code. */
    static int print(Project project, PrintStream out) {
        GroupReport report = new GroupReport(out);
        try {
            report.printTable(project);
        } catch (UncheckedIOException | IllegalStateException e) {
            out.println("The reports cannot be read. " + e.getMessage());
            return 1;
        }
        report.complaints.forEach(out::println);
        out.println(report.total.summary());
        return report.complaints.isEmpty() ? 0 : 1;
    }

    private void printTable(Project project) {
        out.printf(Locale.ROOT, LINE, "group", "planned", "run", "skipped", "failed");
        for (String module : project.modules()) {
            printGroup(project, module);
        }
        printLine("total", total);
        if (total.planned() == 0) {
            complaints.add("No report of any test was found.");
        }
    }

    private void printGroup(Project project, String module) {
        List<Path> reports = project.reports(module);
        if (reports.isEmpty() && project.hasTests(module)) {
            complaints.add(module + ": has tests, but no report of them.");
        }
        Tally tally = Tally.NONE;
        for (Path report : reports) {
            tally = tally.plus(Tally.of(OpenTestReport.read(module, report)));
        }
        printLine(module, tally);
        total = total.plus(tally);
        if (!tally.isWhole()) {
            complaints.add(
                    module + ": " + tally.summary() + " of " + tally.planned() + " planned.");
        }
    }

    private void printLine(String name, Tally tally) {
        out.printf(
                Locale.ROOT,
                LINE,
                name,
                tally.planned(),
                tally.run(),
                tally.skipped(),
                tally.failed());
    }
}
