package crownhead.bench.load;

import java.util.random.RandomGenerator;

/**
 * Plays legal moves by chance at a table of a Crownhead server, game after game. It reads no more
 * of a message than it needs.
 */
public final class TableBot implements Bot {
    private static final String PONG = "{\"type\":\"pong\"}\n";
    private static final String LEGAL = "\"legal\":[[";

    private final String table;
    private final MoveTimes.Stopwatch stopwatch;
    private final RandomGenerator chance;
    private final boolean saysWhatItHasSeen;
    private int answeredGame;
    private int playedGame;
    private int playedPly;
    private int requests;

    /** Both bots of a table share a stopwatch. */
    public TableBot(String table, MoveTimes.Stopwatch stopwatch, RandomGenerator chance) {
        this(table, stopwatch, chance, true);
    }

    /** The house's tables do not ask whether a request was seen. */
    TableBot(
            String table,
            MoveTimes.Stopwatch stopwatch,
            RandomGenerator chance,
            boolean saysWhatItHasSeen) {
        this.table = table;
        this.stopwatch = stopwatch;
        this.chance = chance;
        this.saysWhatItHasSeen = saysWhatItHasSeen;
    }

    @Override
    public String hear(String line) throws WrongWord {
        return switch (text(line, "type")) {
            case "hello", "welcome" -> "";
            case "assigned" -> ready(text(line, "secret"));
            case "update" -> update(line);
            case "ping" -> PONG;
            default -> throw new WrongWord(line);
        };
    }

    private String ready(String secret) {
        return "{\"type\":\"ready\",\"protocol\":1,\"secret\":\""
                + secret
                + "\",\"table\":\""
                + table
                + "\"}\n";
    }

    private String update(String line) throws WrongWord {
        if (line.contains("\"events\":[{\"event\":\"moved\"") && !line.contains("\"answers\":")) {
            stopwatch.received();
        }
        return switch (text(line, "action")) {
            case "move" -> move(line);
            case "answer" -> answer(line);
            case "wait", "show", "end" -> "";
            default -> throw new WrongWord(line);
        };
    }

    /** A request to move may come twice: with a new game, and with the answer to a rematch. */
    private String move(String line) throws WrongWord {
        int game = number(line, "game");
        int ply = number(line, "ply");
        if (game == playedGame && ply == playedPly) {
            return "";
        }
        playedGame = game;
        playedPly = ply;
        requests++;
        String says =
                (saysWhatItHasSeen ? seen(line) : "")
                        + "{\"type\":\"play\",\"id\":\"m"
                        + requests
                        + "\",\"game\":"
                        + game
                        + ",\"ply\":"
                        + ply
                        + ",\"path\":["
                        + legalPath(line)
                        + "]}\n";
        stopwatch.sent();
        return says;
    }

    private static String seen(String line) throws WrongWord {
        return "{\"type\":\"seen\",\"version\":" + number(line, "version") + "}\n";
    }

    private String answer(String line) throws WrongWord {
        int game = number(line, "game");
        if (game == answeredGame) {
            return "";
        }
        answeredGame = game;
        requests++;
        return "{\"type\":\"answer\",\"id\":\"a"
                + requests
                + "\",\"game\":"
                + game
                + ",\"question\":\""
                + text(line, "kind")
                + "\",\"yes\":true}\n";
    }

    /** The squares of one of the legal turns. */
    private String legalPath(String line) {
        int start = line.indexOf(LEGAL) + LEGAL.length();
        int end = line.indexOf("]]", start);
        String[] paths = line.substring(start, end).split("],\\[", -1);
        return paths[chance.nextInt(paths.length)];
    }

    /** The text in the first field of a name. */
    static String text(String line, String name) throws WrongWord {
        int start = after(line, "\"" + name + "\":\"");
        return line.substring(start, line.indexOf('"', start));
    }

    private static int number(String line, String name) throws WrongWord {
        int start = after(line, "\"" + name + "\":");
        int end = start;
        while (Character.isDigit(line.charAt(end))) {
            end++;
        }
        return Integer.parseInt(line, start, end, 10);
    }

    private static int after(String line, String wanted) throws WrongWord {
        int found = line.indexOf(wanted);
        if (found < 0) {
            throw new WrongWord("No " + wanted + " in " + line);
        }
        return found + wanted.length();
    }
}
