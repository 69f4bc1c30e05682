package crownhead.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * Who plays whom on the ladder, and how far they may look.
 *
 * @param limit how far in words, {@code 20000 nodes}
 * @param level the same as the protocol says it
 */
record LadderPlan(Contender first, Contender second, String limit, String level, boolean isQuick) {
    private static final String NODES = "20000";

    /** A program, what to call it, and whether it is a version of Crownhead with a name. */
    record Contender(String label, List<String> command, boolean isNamedVersion) {
        Contender {
            command = List.copyOf(command);
        }

        /** From {@code NAME=PROGRAM}, or {@code PROGRAM} alone; a jar is Crownhead. */
        static Contender of(String text) {
            int end = text.indexOf('=');
            String program = text.substring(end + 1);
            boolean isJar = program.endsWith(".jar");
            return new Contender(
                    end < 0
                            ? program.substring(program.lastIndexOf('/') + 1)
                            : text.substring(0, end),
                    isJar ? Start.java("-jar", program, "engine") : List.of(program),
                    isJar && end >= 0);
        }
    }

    /** From {@code FIRST SECOND [--nodes N | --seconds S] [--quick]}. */
    static LadderPlan of(List<String> arguments) {
        List<String> left = new ArrayList<>(arguments);
        boolean isQuick = left.remove("--quick");
        boolean isTimed = left.contains("--seconds");
        String amount = isTimed ? valueOf("--seconds", left) : valueOf("--nodes", left);
        if (left.size() != 2) {
            throw new IllegalArgumentException("Two programs play, not " + left);
        }
        return new LadderPlan(
                Contender.of(left.get(0)),
                Contender.of(left.get(1)),
                amount + (isTimed ? " s" : " nodes"),
                "level " + (isTimed ? "move-time=" : "nodes=") + amount,
                isQuick);
    }

    private static String valueOf(String name, List<String> arguments) {
        int at = arguments.indexOf(name);
        if (at < 0) {
            return NODES;
        }
        if (at == arguments.size() - 1) {
            throw new IllegalArgumentException("How many " + name + "?");
        }
        arguments.remove(at);
        return arguments.remove(at);
    }

    /** Whether the result says something to others: who knows what a nameless program was? */
    boolean isKept() {
        return !isQuick && first.isNamedVersion() && second.isNamedVersion();
    }
}
