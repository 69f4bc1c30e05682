package crownhead.bench.reliability;

import crownhead.protocol.BadMessage;
import crownhead.protocol.Wire;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.NotationException;
import crownhead.rules.notation.PdnEntry;
import crownhead.rules.notation.PdnReader;
import crownhead.server.session.Conversation;
import crownhead.server.session.Limits;
import crownhead.server.session.Pipe;
import java.io.IOException;
import java.io.StringReader;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Everything that reads a stranger's text, with good texts to begin with. */
public enum Readers {
    JSON("messages"),
    PDN("files of games"),
    LINE("lines at a door"),
    FEN("positions");

    private final String what;

    Readers(String what) {
        this.what = what;
    }

    /** What is read, in words. */
    public String what() {
        return what;
    }

    public Fuzz.Outcome fuzz(long runs, long seed) {
        return Fuzz.run(samples(), this::isFine, runs, seed);
    }

    /** The same texts for a reader that believes in them. */
    public static Fuzz.Outcome fuzzACarelessOne(long runs, long seed) {
        return Fuzz.run(FEN.samples(), Readers::believed, runs, seed);
    }

    private boolean isFine(String text) throws IOException {
        return switch (this) {
            case JSON -> message(text);
            case PDN -> file(text);
            case LINE -> line(text);
            case FEN -> position(text);
        };
    }

    private List<String> samples() {
        return switch (this) {
            case JSON ->
                    List.of(
                            "{\"type\":\"play\",\"id\":\"c-1\",\"game\":1,\"ply\":12,\"path\":[11,18,25]}",
                            "{\"type\":\"ready\",\"protocol\":1,\"secret\":\"q7Zk0WgE\",\"name\":\"Ann\"}",
                            "{\"type\":\"answer\",\"id\":\"c\",\"game\":1,\"question\":\"draw\",\"yes\":true}",
                            "{\"type\":\"host\",\"id\":\"a\",\"time\":\"game:10m+0s\",\"side\":\"first\"}",
                            "{\"type\":\"watch\",\"id\":\"w\",\"game\":\"3f8k2m9qx7tv\",\"since\":17}",
                            "{\"type\":\"seen\",\"version\":4}");
            case PDN ->
                    List.of(
                            "[Event \"x\"]\n\n1. 11-15 22-18 2. 15x22 25x18 {a comment} *\n",
                            "[FEN \"W:W18:B14,15\"]\n\n1. 18x9 (18x11 5-9) 5x14 $1 1-0\n",
                            "1. 9-14! 22-17?! ; the rest\n2. 11-16 (11-15 (8-11) 25-22) 1/2-1/2\n");
            case LINE ->
                    List.of(
                            "{\"type\":\"ping\"}",
                            "{\"type\":\"leave\"}",
                            "",
                            "\r",
                            "{\"type\":\"resign\",\"id\":\"r\",\"game\":1}");
            case FEN ->
                    List.of(
                            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
                            "W:W18,K7:BK30,2",
                            "W:WK1-3,24-32:B4.");
        };
    }

    private static boolean message(String text) {
        try {
            Wire.readClientMessage(text);
            return true;
        } catch (BadMessage _) {
            return false;
        }
    }

    private static boolean file(String text) throws IOException {
        PdnReader games = new PdnReader(new StringReader(text));
        boolean isFine = true;
        for (Optional<PdnEntry> game = games.next(); game.isPresent(); game = games.next()) {
            isFine &= game.get().plies() > 0;
        }
        return isFine;
    }

    private static boolean line(String text) {
        Conversation conversation =
                new Conversation(new Nowhere(), Limits.STANDARD, () -> Instant.EPOCH);
        return conversation.hear(text).isPresent();
    }

    private static boolean position(String text) {
        try {
            Fen.read(text);
            return true;
        } catch (NotationException _) {
            return false;
        }
    }

    /** Takes for granted that there are three parts. */
    private static boolean believed(String text) {
        return !text.split(":", -1)[2].isEmpty();
    }

    /** What is said to a client that is not there. */
    private static final class Nowhere implements Pipe {
        @Override
        public void send(List<String> lines, Sent sent) {
            sent.sent();
        }

        @Override
        public void finish() {}

        @Override
        public void cutSoon() {}

        @Override
        public void cut() {}
    }
}
