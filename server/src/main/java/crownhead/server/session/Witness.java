package crownhead.server.session;

/** Sees what clients are refused, for whoever counts it. Codes are of closed lists. */
public interface Witness {
    Witness NOBODY =
            new Witness() {
                @Override
                public void refused(String code) {
                    // Nobody looks.
                }

                @Override
                public void ended(String code) {
                    // Nobody looks.
                }

                @Override
                public void overflowed() {
                    // Nobody looks.
                }
            };

    void refused(String code);

    /** The house has ended a conversation. */
    void ended(String code);

    /** A client did not read what was sent to it, and more did not fit. */
    void overflowed();
}
