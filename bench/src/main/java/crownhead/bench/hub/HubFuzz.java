package crownhead.bench.hub;

import crownhead.bench.match.Match;
import crownhead.rules.Game;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** Says what it should not to a program, and looks whether it bears it and still plays. */
public final class HubFuzz {
    private static final int KEPT = 10;
    private static final int LONGEST_GAME = 200;
    private static final String LEVEL = "level nodes=300";
    private static final List<String> MUST_WAIT =
            List.of("pos", "level depth=2", "new-game", "init", "go think", "go analyze", "huh");
    private static final Set<String> ANSWERS =
            Set.of("id", "wait", "ready", "pong", "info", "done", "error");

    private final HubProgram program;
    private final HubTable table;
    private final SplittableRandom chance;
    private final HubLines lines;
    private final List<String> broken = new ArrayList<>();
    private long said;
    private long errors;

    private HubFuzz(HubProgram program, long seed) {
        this.program = program;
        table = new HubTable(program);
        chance = new SplittableRandom(seed);
        lines = new HubLines(chance);
    }

    /**
     * What came of it.
     *
     * @param lines that were said, without the pings behind them
     * @param errors lines that were answered with an error
     * @param broken what was not answered as it must be
     */
    public record Outcome(long lines, long errors, List<String> broken) {
        public Outcome {
            broken = List.copyOf(broken);
        }
    }

    /** So many lines at least, and a game in the end. */
    public static Outcome of(HubProgram program, long count, long seed) {
        HubFuzz fuzz = new HubFuzz(program, seed);
        try {
            fuzz.say(count);
            fuzz.play();
        } catch (IOException e) {
            fuzz.broken.add("%s after %d lines".formatted(e.getMessage(), fuzz.said));
        }
        return new Outcome(fuzz.said, fuzz.errors, fuzz.broken);
    }

    private void say(long count) throws IOException {
        while (said < count && broken.size() < KEPT) {
            switch (chance.nextInt(100)) {
                case 0 -> interrupt();
                case 1 -> think();
                default -> say(lines.next());
            }
        }
    }

    private void say(HubLines.Said line) throws IOException {
        program.say(line.bytes());
        said++;
        List<HubProgram.Heard> answers = untilPong();
        judge(line.toString(), line.owed(), answers);
        boolean isRefused = answers.stream().anyMatch(it -> it.begins("error"));
        if (line.isGo() && !isRefused) {
            end(answers);
        }
    }

    /** What comes while it thinks must wait. */
    private void interrupt() throws IOException {
        program.say(HubNotation.set(Match.opened(lines.any(HubLines.ballots()))));
        program.say("go analyze");
        String line = lines.any(MUST_WAIT);
        program.say(line);
        said += 3;
        List<HubProgram.Heard> answers = untilPong();
        judge(line + " while it thinks", HubLines.Owed.AN_ERROR, answers);
        end(answers);
    }

    private void end(List<HubProgram.Heard> answers) throws IOException {
        program.say("stop");
        said++;
        if (answers.stream().noneMatch(it -> it.begins("done"))) {
            program.until("done");
        }
    }

    private void think() throws IOException {
        table.ask(Match.opened(lines.any(HubLines.ballots())), LEVEL);
        said += 3;
    }

    private void play() throws IOException {
        program.say("new-game");
        Game game = Match.opened(lines.any(HubLines.ballots()));
        while (!game.isOver() && game.ply() < LONGEST_GAME) {
            game = game.after(table.ask(game, LEVEL).move());
        }
    }

    private List<HubProgram.Heard> untilPong() throws IOException {
        program.say("ping");
        List<HubProgram.Heard> answers = new ArrayList<>();
        for (var heard = program.next(); !heard.begins("pong"); heard = program.next()) {
            answers.add(heard);
        }
        return answers;
    }

    private void judge(String line, HubLines.Owed owed, List<HubProgram.Heard> answers) {
        long found = answers.stream().filter(it -> it.begins("error")).count();
        errors += found;
        boolean isRight =
                switch (owed) {
                    case AN_ERROR -> found == 1;
                    case NO_ERROR -> found == 0;
                    case EITHER -> found <= 1;
                };
        if (!isRight || !answers.stream().allMatch(HubFuzz::isAnAnswer)) {
            broken.add("%s is answered with %s".formatted(line, answers));
        }
    }

    private static boolean isAnAnswer(HubProgram.Heard heard) {
        return ANSWERS.stream().anyMatch(heard::begins);
    }
}
