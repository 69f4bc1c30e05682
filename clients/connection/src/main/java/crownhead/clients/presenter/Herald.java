package crownhead.clients.presenter;

import crownhead.protocol.Happening;
import crownhead.rules.Side;
import java.util.List;
import java.util.Optional;

/** Tells over the board what nobody may miss: that a player is gone, and that a game is over. */
final class Herald {
    private final Dialogs dialogs;
    private Optional<Situation> before = Optional.empty();
    private int toldEnd;

    Herald(Dialogs dialogs) {
        this.dialogs = dialogs;
    }

    void tell(Situation now) {
        now.update().events().forEach(event -> tell(event, now));
        tellTheEnd(now);
        before = Optional.of(now);
    }

    private void tell(Happening event, Situation now) {
        Optional<Side> other = event.side().filter(side -> !now.mine().equals(Optional.of(side)));
        if (other.isEmpty()) {
            return;
        }
        String title = Endings.hasDisconnected(now, other.get());
        if (event.event().equals("left")) {
            String grace = Times.clock(event.millis().orElse(0L));
            dialogs.tell(new Dialog.Told(title, List.of("May come back within " + grace + ".")));
        } else if (event.event().equals("returned")) {
            dialogs.untell(title);
        }
    }

    /** The end of a game is told once, to whoever saw the game or its end. */
    private void tellTheEnd(Situation now) {
        boolean sawIt =
                now.update().events().stream().anyMatch(event -> event.event().equals("ended"))
                        || before.filter(Situation::isRunning)
                                .filter(earlier -> earlier.game() == now.game())
                                .isPresent();
        if (sawIt && toldEnd != now.game()) {
            now.update()
                    .result()
                    .ifPresent(ending -> {
                        toldEnd = now.game();
                        for (Side side : Side.values()) {
                            dialogs.untell(Endings.hasDisconnected(now, side));
                        }
                        dialogs.tellEnd(Endings.told(now, ending));
                    });
        }
    }
}
