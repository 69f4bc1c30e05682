package crownhead.clients.desktop;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A screen that nobody sees, for real windows. */
public final class Display implements AutoCloseable {
    private static boolean isUsed;

    private final Process server;
    private final String name;

    private Display(Process server, String name) {
        this.server = server;
        this.name = name;
    }

    /** A screen that is there until it is closed, or this program ends. */
    public static Display open() {
        Display display = started();
        Runtime.getRuntime().addShutdownHook(new Thread(display::close));
        return display;
    }

    /**
     * One for all tests of this program, whatever runs first: AWT looks once whether there is any.
     * It ends when this program has let it go; to lose its screen before would end the program with
     * an error.
     */
    public static synchronized void useOne() {
        if (!isUsed) {
            started("-terminate").use();
            isUsed = true;
        }
    }

    private static Display started(String... options) {
        List<String> command =
                new ArrayList<>(List.of("Xvfb", "-displayfd", "1", "-screen", "0", "2200x1700x24"));
        command.addAll(List.of("-nolisten", "tcp"));
        command.addAll(List.of(options));
        try {
            Process server =
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            BufferedReader said =
                    new BufferedReader(
                            new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
            return new Display(server, ":" + said.readLine());
        } catch (IOException e) {
            throw new AssertionError("Xvfb is needed (Debian package xvfb)", e);
        }
    }

    /** What the variable DISPLAY is for a program that is to be seen there. */
    public String name() {
        return name;
    }

    @Override
    public void close() {
        server.destroy();
    }

    /** Lets the windows of this program open on it; to be called before the first of them. */
    // Nothing but the environment of this program is changed.
    @SuppressWarnings("restricted")
    void use() {
        System.setProperty("java.awt.headless", "false");
        Linker linker = Linker.nativeLinker();
        try (Arena arena = Arena.ofConfined()) {
            int answer =
                    (int)
                            linker.downcallHandle(
                                            linker.defaultLookup().findOrThrow("setenv"),
                                            FunctionDescriptor.of(
                                                    ValueLayout.JAVA_INT,
                                                    ValueLayout.ADDRESS,
                                                    ValueLayout.ADDRESS,
                                                    ValueLayout.JAVA_INT))
                                    .invokeExact(
                                            arena.allocateFrom("DISPLAY"),
                                            arena.allocateFrom(name),
                                            1);
            if (answer != 0) {
                throw new AssertionError("The environment cannot be changed");
            }
        } catch (Throwable e) {
            throw new AssertionError("No display", e);
        }
    }
}
