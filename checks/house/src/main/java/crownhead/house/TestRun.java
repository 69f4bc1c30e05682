package crownhead.house;

import java.util.Set;

/**
 * What became of one test in this run. {@code group} is the module's folder; {@code method} is the
 * test method, or the name of a class that was skipped or failed as a whole.
 */
record TestRun(String group, String className, String method, Set<String> tags, Status status) {
    enum Status {
        PASSED,
        FAILED,
        SKIPPED,
        ABORTED,
        UNFINISHED
    }

    TestRun {
        tags = Set.copyOf(tags);
    }

    boolean hasPassed() {
        return status == Status.PASSED;
    }

    /** The simple name of the outermost class: the name that the requirements page uses. */
    String proofName() {
        String name = className.substring(className.lastIndexOf('.') + 1);
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }

    String title() {
        return className.substring(className.lastIndexOf('.') + 1) + "." + method;
    }
}
