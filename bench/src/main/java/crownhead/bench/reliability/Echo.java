package crownhead.bench.reliability;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * What a bad network and a nervous client make of one player's requests: each comes twice at least,
 * at once or much later and out of order, and some answers are lost. It remembers what was said at
 * the table also when the connection is a new one.
 */
final class Echo {
    private static final int LOSES_ONE_OF = 16;

    private final RandomGenerator chance;
    private final List<String> owed = new ArrayList<>();
    private final List<String> said = new ArrayList<>();
    private String table = "";

    Echo(RandomGenerator chance) {
        this.chance = chance;
    }

    Link around(Link link) {
        return new EchoingLink(link);
    }

    /** Nothing of another table is said again: nobody could tell which table is meant. */
    private synchronized void at(String where) {
        if (!table.equals(where)) {
            table = where;
            said.clear();
            owed.clear();
        }
    }

    /** All that is sent in place of one move. */
    private synchronized List<String> echoed(String move) {
        List<String> all = new ArrayList<>();
        if (!said.isEmpty() && chance.nextBoolean()) {
            all.add(said.get(chance.nextInt(said.size())));
        }
        all.add(move);
        if (chance.nextBoolean()) {
            all.add(move);
        } else if (!said.contains(move)) {
            owed.add(move);
        }
        if (!owed.isEmpty() && chance.nextBoolean()) {
            all.add(owed.remove(chance.nextInt(owed.size())));
        }
        said.add(move);
        return all;
    }

    /** The game is over: what has come once only comes again now. */
    private synchronized List<String> rest() {
        List<String> all = List.copyOf(owed);
        owed.clear();
        return all;
    }

    private synchronized boolean loses(String line) {
        return line.contains("\"answers\":\"") && chance.nextInt(LOSES_ONE_OF) == 0;
    }

    private synchronized Optional<String> moveNamed(String request) {
        return said.stream().filter(line -> line.contains("\"" + request + "\"")).findFirst();
    }

    private synchronized boolean hangsUp() {
        return chance.nextBoolean();
    }

    private final class EchoingLink implements Link {
        private final Link link;

        EchoingLink(Link link) {
            this.link = link;
        }

        @Override
        public void say(String message) throws IOException {
            switch (Scan.type(message)) {
                case "play" -> {
                    for (String line : echoed(message)) {
                        link.say(line);
                    }
                }
                case "answer" -> {
                    for (String line : rest()) {
                        link.say(line);
                    }
                    link.say(message);
                    link.say(message);
                }
                default -> link.say(message);
            }
        }

        @Override
        public Optional<String> hear() throws IOException {
            while (true) {
                Optional<String> line = link.hear();
                if (line.filter(Echo.this::loses).isEmpty()) {
                    line.filter(it -> Scan.type(it).equals("welcome"))
                            .flatMap(it -> Scan.text(it, "table"))
                            .ifPresent(Echo.this::at);
                    return line;
                }
                askAgain(line.get());
            }
        }

        /** An answer was lost: it is asked for again, here or on another connection. */
        private void askAgain(String lost) throws IOException {
            Optional<String> move = Scan.text(lost, "answers").flatMap(Echo.this::moveNamed);
            if (move.isEmpty() || hangsUp()) {
                throw new IOException("The connection breaks");
            }
            link.say(move.get());
        }

        @Override
        public void close() {
            link.close();
        }
    }
}
