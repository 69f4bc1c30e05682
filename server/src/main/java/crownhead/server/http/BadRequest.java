package crownhead.server.http;

import java.io.Serial;

/** A request that cannot be read, or that may not be made. */
final class BadRequest extends Exception {
    @Serial private static final long serialVersionUID = 1;

    private final transient Problem problem;

    BadRequest(Problem problem) {
        super(problem.code());
        this.problem = problem;
    }

    BadRequest(HttpRefusal refusal) {
        this(refusal.problem());
    }

    Problem problem() {
        return problem;
    }
}
