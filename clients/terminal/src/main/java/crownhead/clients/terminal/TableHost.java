package crownhead.clients.terminal;

import crownhead.clients.connection.Address;
import crownhead.rules.dress.ColourSet;
import java.time.Duration;

/** Opens tables in this program, for others to join. */
public interface TableHost {
    /** A table that is open until it is closed. */
    interface OpenTable extends AutoCloseable {
        /** Where the person who opened it comes in. */
        Address address();

        /** How others come in, for people. */
        String invitation();

        @Override
        void close();
    }

    /** Who may come. */
    enum Reach {
        THIS_COMPUTER,
        NETWORK
    }

    /** It cannot be opened; {@code why} is for people. */
    final class NotOpened extends Exception {
        private static final long serialVersionUID = 1;

        public NotOpened(String why) {
            super(why);
        }

        public String why() {
            return String.valueOf(getMessage());
        }
    }

    /**
     * Opens a table.
     *
     * @param patience who does nothing for so long has lost
     */
    OpenTable open(Duration patience, ColourSet colours, Reach reach) throws NotOpened;
}
