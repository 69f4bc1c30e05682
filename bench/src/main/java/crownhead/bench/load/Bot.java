package crownhead.bench.load;

/** Somebody who answers at once. */
public interface Bot {
    /** What it says to a line: nothing, or lines that each end with a line feed. */
    String hear(String line) throws WrongWord;

    /** Whether it reads nothing more, although its connection stays. */
    default boolean isDeaf() {
        return false;
    }

    /** Something was said that nobody who plays well should hear. */
    final class WrongWord extends Exception {
        private static final long serialVersionUID = 1;

        public WrongWord(String line) {
            super(line);
        }
    }
}
