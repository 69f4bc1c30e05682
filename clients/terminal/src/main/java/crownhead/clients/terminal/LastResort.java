package crownhead.clients.terminal;

import java.util.Optional;
import org.jline.utils.ShutdownHooks;

/** Gives the screen back when the program is told to end from outside. */
final class LastResort implements ShutdownHooks.Task {
    private volatile Optional<Screen> guarded = Optional.empty();

    void guard(Screen screen) {
        guarded = Optional.of(screen);
    }

    @Override
    public void run() {
        guarded.ifPresent(Screen::close);
    }
}
