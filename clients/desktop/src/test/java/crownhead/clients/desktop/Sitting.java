package crownhead.clients.desktop;

import crownhead.clients.desktop.setup.Memory;
import java.awt.Component;
import java.awt.Window;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** Somebody before the real window, whose time the test may turn. */
final class Sitting implements AutoCloseable {
    static {
        Display.useOne();
    }

    private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);
    private final AtomicInteger rings = new AtomicInteger();
    private volatile boolean isClockStopped;
    private final Thread client;
    private final Hands hands = new Hands();

    private Sitting(Path folder) {
        Surroundings around =
                new Surroundings(
                        (_, _, _) -> {
                            throw new GameHost.NotOpened("Port 9000 is taken.");
                        },
                        new Memory(folder.resolve("memory")),
                        new TheOne(folder.resolve("game.pdn")),
                        rings::incrementAndGet,
                        this::now,
                        new Random(1));
        client = Thread.ofPlatform().start(() -> run(around));
        hands.awaitSeen("set-up");
    }

    private Instant now() {
        if (isClockStopped) {
            throw new IllegalStateException("planted: there is no time any more");
        }
        return Instant.now().plus(ahead.get());
    }

    static Sitting at(Path folder) {
        return new Sitting(folder);
    }

    /** Two who play at the window; who is red is left to chance. */
    static Sitting playing(Path folder) {
        Sitting sitting = at(folder);
        sitting.hands.click("start");
        sitting.hands.awaitText("notice", "It is your move");
        return sitting;
    }

    private static void run(Surroundings around) {
        try {
            DesktopClient.run(around);
        } catch (NoDisplay | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    Hands hands() {
        return hands;
    }

    int rings() {
        return rings.get();
    }

    void pass(Duration time) {
        ahead.updateAndGet(time::plus);
    }

    /** Whoever asks what time it is fails. */
    void stopTheClock() {
        isClockStopped = true;
    }

    void closeWindow() {
        hands.closeWindow("crownhead");
    }

    boolean isOpen() {
        return client.isAlive();
    }

    /** However it stands, who closes the window twice is out. */
    @Override
    public void close() {
        closeWindow();
        closeWindow();
        Hands.onEventThread(() -> {
            Arrays.stream(Window.getWindows()).forEach(Window::dispose);
            return true;
        });
        Hands.await(() -> !client.isAlive());
    }

    /** Always the same file. */
    private record TheOne(Path file) implements FileChoice {
        @Override
        public Optional<Path> toSave(Component over) {
            return Optional.of(file);
        }

        @Override
        public Optional<Path> toOpen(Component over) {
            return Optional.of(file);
        }
    }
}
