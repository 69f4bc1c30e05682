package crownhead.clients.desktop;

import crownhead.clients.connection.Address;
import crownhead.table.TimeControl;
import java.util.List;

/** Opens a game in this program that another computer may join. */
public interface GameHost {
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

    /** Somebody who asks to play. */
    interface Guest {
        String name();

        void admit();

        void refuse();
    }

    /** Hears of those who come, on any thread, and must not keep it. */
    interface Doorbell {
        void rang(Guest guest);

        /** A guest is gone before there was an answer. */
        void left(Guest guest);
    }

    /** A game that waits, and is open until it is closed. */
    interface OpenGame extends AutoCloseable {
        /** Where the host comes in. */
        Address address();

        /** Proves that it is the host who comes. */
        String ticket();

        /** What others may call this computer. */
        List<String> addresses();

        @Override
        void close();
    }

    OpenGame open(TimeControl time, int port, Doorbell bell) throws NotOpened;
}
