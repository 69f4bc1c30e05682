package crownhead.clients.desktop;

import java.util.ArrayList;
import java.util.List;

/** Those who ask the host of a game to play, until they are answered. */
final class GuestList {
    private final WaitingPanel waiting;
    private final List<GameHost.Guest> guests = new ArrayList<>();

    GuestList(WaitingPanel waiting) {
        this.waiting = waiting;
    }

    void clear() {
        guests.clear();
        waiting.show(guests);
    }

    void add(GameHost.Guest guest) {
        guests.add(new Asking(guest));
        waiting.show(guests);
    }

    void forget(String name) {
        guests.removeIf(guest -> guest.name().equals(name));
        waiting.show(guests);
    }

    /** A guest who is answered asks no more; the table is told elsewhere, because it may wait. */
    private final class Asking implements GameHost.Guest {
        private final GameHost.Guest guest;

        Asking(GameHost.Guest guest) {
            this.guest = guest;
        }

        @Override
        public String name() {
            return guest.name();
        }

        @Override
        public void admit() {
            forget(name());
            Thread.ofVirtual().start(guest::admit);
        }

        @Override
        public void refuse() {
            forget(name());
            Thread.ofVirtual().start(guest::refuse);
        }
    }
}
