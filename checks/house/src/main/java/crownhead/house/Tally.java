package crownhead.house;

import crownhead.house.TestRun.Status;
import java.util.List;

/** How many tests were planned and what became of them. An aborted test counts as skipped. */
record Tally(int planned, int passed, int failed, int skipped) {
    static final Tally NONE = new Tally(0, 0, 0, 0);

    static Tally of(List<TestRun> runs) {
        return new Tally(
                runs.size(),
                count(runs, Status.PASSED),
                count(runs, Status.FAILED),
                count(runs, Status.SKIPPED) + count(runs, Status.ABORTED));
    }

    Tally plus(Tally other) {
        return new Tally(
                planned + other.planned,
                passed + other.passed,
                failed + other.failed,
                skipped + other.skipped);
    }

    int run() {
        return passed + failed;
    }

    /** Every planned test ran, and none failed. */
    boolean isWhole() {
        return passed == planned;
    }

    String summary() {
        return passed + " passed, " + failed + " failed, " + skipped + " skipped";
    }

    private static int count(List<TestRun> runs, Status status) {
        return (int) runs.stream().filter(run -> run.status() == status).count();
    }
}
