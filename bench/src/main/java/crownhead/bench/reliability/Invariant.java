package crownhead.bench.reliability;

/** What must hold whatever happens to the server. */
public enum Invariant {
    I1("what was acknowledged is in the log, unchanged"),
    I2("the versions of a log are 1, 2, 3 and so on"),
    I3("a request is carried out once, and answered alike however often it is sent"),
    I4("the log is legal play, and leads to the boards and clocks that were shown"),
    I5("what a client is shown never goes back"),
    I6("no two decisions ever stand at the same version"),
    I7("nobody is charged more time than has passed while the house was there");

    private final String sentence;

    Invariant(String sentence) {
        this.sentence = sentence;
    }

    public String sentence() {
        return sentence;
    }

    Broken brokenBy(String evidence) {
        return new Broken(this, evidence);
    }

    /** An invariant that does not hold, and how one sees it. */
    public record Broken(Invariant invariant, String evidence) {
        @Override
        public String toString() {
            return invariant + " (" + invariant.sentence + "): " + evidence;
        }
    }
}
