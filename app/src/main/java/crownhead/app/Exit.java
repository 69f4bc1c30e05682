package crownhead.app;

/** How a command ends, as scripts see it. */
final class Exit {
    static final int YES = 0;

    /** It was understood, and the answer is no. */
    static final int NO = 1;

    /** What was asked, or its input, cannot be understood. */
    static final int UNCLEAR = 2;

    /** The program is wrong. */
    static final int FAULT = 70;

    /**
     * Nobody reads the answer any more: what the shell says of a program that a closed pipe ends.
     */
    static final int READER_GONE = 141;

    private Exit() {}
}
