package crownhead.bench.hub;

import crownhead.bench.reliability.Spoiling;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.openings.Ballot;
import crownhead.rules.openings.ThreeMoveBallots;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Lines of every kind for a program that speaks the protocol, and what it owes to each. */
final class HubLines {
    private static final Set<String> COMMANDS =
            Set.of("hub", "init", "new-game", "pos", "level", "go", "stop", "set-param");

    /** These would end the conversation, or answer for another line. */
    private static final Set<String> NOT_SAID = Set.of("quit", "ping");

    private static final List<String> GOOD =
            List.of("hub", "init", "new-game", "stop", "", "  \t ", "level depth=3 colour=blue");
    private static final List<String> BAD_VALUES =
            List.of(
                    "level depth=0",
                    "level depth=100",
                    "level depth=1e400",
                    "level nodes=-1",
                    "level nodes=NaN",
                    "level nodes=",
                    "level move-time=soon",
                    "level move-time=-0.1",
                    "level move-time=1e300",
                    "level time=1 inc=-1",
                    "level time=1 moves=0",
                    "level time=Infinity",
                    "level =1",
                    "pos moves=\"11-15",
                    "pos =",
                    "set-param name=book value=big",
                    "go\u00a0think",
                    "LEVEL depth=3");
    private static final List<String> BAD_POSITIONS =
            List.of(
                    "B",
                    "",
                    "X" + "e".repeat(32),
                    "B" + "e".repeat(31),
                    "B" + "e".repeat(33),
                    "B" + "x".repeat(32),
                    "B" + "b".repeat(13) + "e".repeat(19),
                    "W" + "w" + "e".repeat(31),
                    "B" + "e".repeat(31) + "b",
                    "W" + "e".repeat(19) + "W".repeat(13),
                    "\ufffd" + "e".repeat(32));
    private static final int LONGEST = 1 << 20;
    private static final int LONGEST_NOISE = 200;

    private final Spoiling spoiling =
            new Spoiling(
                    List.of(
                            "hub",
                            "init",
                            "new-game",
                            "pos moves=\"11-15 22-18 15x22 25x18\"",
                            "pos pos=" + HubNotation.text(Position.START) + " moves=\"9-13\"",
                            "pos pos=WeeeBeeeeeeeeeeWeeeeweeeeeeeeeebe",
                            "level depth=4 nodes=200",
                            "level time=0.2 inc=0.01 moves=30",
                            "level move-time=0.001",
                            "go think",
                            "go analyze",
                            "set-param name=threads value=2"));
    private final RandomGenerator chance;

    HubLines(RandomGenerator chance) {
        this.chance = chance;
    }

    /** What a program owes to a line. */
    enum Owed {
        AN_ERROR,
        NO_ERROR,
        /** Whether the line makes sense is for the program to say. */
        EITHER
    }

    /** A line, and how its letters become bytes. */
    record Said(String line, Charset charset, Owed owed, boolean isGo) {
        static Said of(String line, Owed owed) {
            return new Said(line, StandardCharsets.UTF_8, owed, false);
        }

        byte[] bytes() {
            return line.getBytes(charset);
        }

        @Override
        public String toString() {
            return line.length() <= LONGEST_NOISE ? line : line.substring(0, LONGEST_NOISE) + "…";
        }
    }

    Said next() {
        // One line in a thousand is huge: a hundred thousand of those would only test the pipe.
        if (chance.nextInt(1000) == 0) {
            return huge();
        }
        return switch (chance.nextInt(6)) {
            case 0 -> good();
            case 1 -> Said.of(any(BAD_VALUES), Owed.AN_ERROR);
            case 2 -> Said.of("pos pos=" + any(BAD_POSITIONS), Owed.AN_ERROR);
            case 3 -> illegalMove();
            case 4 -> noise();
            default -> judged(spoiling.spoilt(chance), StandardCharsets.UTF_8);
        };
    }

    private Said good() {
        return chance.nextBoolean()
                ? Said.of(any(GOOD), Owed.NO_ERROR)
                : Said.of(HubNotation.set(Position.START, any(ballots()).moves()), Owed.NO_ERROR);
    }

    private Said illegalMove() {
        Ballot ballot = any(ballots());
        List<Move> legal = ballot.position().legalMoves();
        String line = HubNotation.set(Position.START, ballot.moves());
        String move = (1 + chance.nextInt(40)) + (chance.nextBoolean() ? "-" : "x") + "7";
        boolean isLegal = legal.stream().anyMatch(it -> HubNotation.text(it).startsWith(move));
        return isLegal
                ? good()
                : Said.of(line.substring(0, line.length() - 1) + " " + move + "\"", Owed.AN_ERROR);
    }

    private Said huge() {
        int length = LONGEST / 16 + chance.nextInt(LONGEST * 15 / 16);
        return switch (chance.nextInt(3)) {
            case 0 -> Said.of("x".repeat(length), Owed.AN_ERROR);
            case 1 -> Said.of("pos moves=\"" + "11-15 ".repeat(length / 6) + '"', Owed.AN_ERROR);
            default -> Said.of("level" + " depth=0".repeat(length / 8), Owed.AN_ERROR);
        };
    }

    private Said noise() {
        byte[] bytes = new byte[1 + chance.nextInt(LONGEST_NOISE)];
        chance.nextBytes(bytes);
        // Every byte is a letter of this one, so that all of them are said as they are.
        return judged(new String(bytes, StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1);
    }

    /** What is no command at all is owed an error; of the rest nobody but the program knows. */
    private static Said judged(String text, Charset charset) {
        String line = text.replace('\n', ' ').replace('\r', ' ');
        // Whatever it was, it is read as UTF-8.
        String heard = new String(line.getBytes(charset), StandardCharsets.UTF_8);
        if (heard.isBlank()) {
            return Said.of(heard, Owed.NO_ERROR);
        }
        String command = command(heard.strip());
        if (NOT_SAID.contains(command)) {
            return Said.of("x" + heard.strip(), Owed.AN_ERROR);
        }
        return new Said(
                line,
                charset,
                COMMANDS.contains(command) ? Owed.EITHER : Owed.AN_ERROR,
                command.equals("go"));
    }

    private static String command(String line) {
        int end = 0;
        while (end < line.length() && line.charAt(end) > ' ' && line.charAt(end) != '=') {
            end++;
        }
        return line.substring(0, end);
    }

    static List<Ballot> ballots() {
        return ThreeMoveBallots.standard();
    }

    <T> T any(List<T> choices) {
        return choices.get(chance.nextInt(choices.size()));
    }
}
