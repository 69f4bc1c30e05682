package crownhead.bench;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The page that shows the reports to people. Pure: reports in, Markdown out. */
final class PerformancePage {
    private static final String HEAD =
            """
            # Performance

            `bench/run` writes this page from `bench/results`; a test compares the two, so edit neither by hand.
            The ± is half of the 99.9 % confidence interval. A baseline is a plain way of doing the same, measured in the
            same run: the ratio to it can be compared between machines, the figure itself cannot. No test asserts a speed.
            The simulator's figures are counts, the same on every machine, but for its speed. The tables' bots answer at once,
            so that the server always has all it can do: a move waits for those of the other tables; so do those of the server.
            What the server has withstood is in [reliability.md](reliability.md).
            """;

    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH).withZone(ZoneOffset.UTC);

    private PerformancePage() {}

    static String of(List<Report> reports) {
        return HEAD + sections(reports);
    }

    /** A section for each report. */
    static String sections(List<Report> reports) {
        StringBuilder page = new StringBuilder();
        for (Report report : reports) {
            addReport(page, report);
        }
        return page.toString();
    }

    private static void addReport(StringBuilder page, Report report) {
        page.append("\n## ").append(titleOf(report)).append("\n\n");
        page.append(origin(report)).append("\n\n");
        page.append(calibration(report.calibration())).append("\n\n");
        page.append("| what | figure | ± | samples | times its baseline | budget |\n");
        page.append("| --- | ---: | ---: | ---: | --- | --- |\n");
        for (Figure figure : report.figures()) {
            page.append(row(figure)).append('\n');
        }
    }

    private static String titleOf(Report report) {
        return report.suite().substring(0, 1).toUpperCase(Locale.ROOT)
                + report.suite().substring(1);
    }

    private static String origin(Report report) {
        Machine machine = report.machine();
        return "Measured on %s at commit %s: %s, %d cores, %s GiB, %s, %s."
                .formatted(
                        DAY.format(report.date()),
                        report.commit(),
                        machine.processor(),
                        machine.cores(),
                        number(Figure.rounded(machine.memoryMebibytes() / 1024.0)),
                        machine.system(),
                        machine.java());
    }

    private static String calibration(Calibration calibration) {
        return "Calibration: a million rounds of an integer loop %s µs; an append of 4 KiB with fdatasync p50 %s µs, p99 %s µs; steal %s."
                .formatted(
                        number(calibration.loopMicros()),
                        number(calibration.syncP50Micros()),
                        number(calibration.syncP99Micros()),
                        calibration
                                .stealPercent()
                                .map(percent -> number(percent) + " %")
                                .orElse("unknown"));
    }

    private static String row(Figure figure) {
        return "| `%s`: %s | %s | %s | %s | %s | %s |"
                .formatted(
                        figure.name(),
                        figure.what(),
                        (number(figure.score()) + " " + figure.unit()).strip(),
                        figure.error().map(PerformancePage::number).orElse(""),
                        number(figure.samples()),
                        figure.comparison().map(PerformancePage::comparison).orElse(""),
                        budget(figure));
    }

    private static String comparison(Figure.Comparison comparison) {
        return number(comparison.ratio()) + " × `" + comparison.baseline() + "`";
    }

    private static String budget(Figure figure) {
        Optional<Budget> budget = Budget.of(figure);
        return budget.map(it ->
                        it.wording() + (it.isMet().test(figure) ? ": **met**" : ": **missed**"))
                .orElse("");
    }

    private static String number(double value) {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
        return new DecimalFormat("#,##0.####", symbols).format(value);
    }
}
