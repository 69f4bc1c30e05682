package crownhead.clients.browser;

import crownhead.engine.Choice;
import crownhead.engine.Endgames;
import crownhead.engine.Evaluation;
import crownhead.engine.Interruption;
import crownhead.engine.Level;
import crownhead.engine.Limits;
import crownhead.engine.MoveChooser;
import crownhead.engine.Opponent;
import crownhead.engine.TranspositionTable;
import crownhead.engine.Weights;
import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.TablePack;
import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.MoveText;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;

/** The engine, for a worker beside the page. */
public final class ComputerExports {
    private static final Evaluation EVALUATION = Weights.shipped().evaluation();
    private static final int TABLE_BITS = 16;

    private static EndgameTables tables = new EndgameTables(List.of());
    private static Analyst analyst = new Analyst(EVALUATION, tables);
    private static Trainer trainer = new Trainer(EVALUATION, tables);

    private ComputerExports() {}

    /**
     * The move that the computer plays.
     *
     * @param level how strong it is, 1 to 10
     * @param millis how long it thinks at most
     * @param seed what it misjudges, if its level does
     */
    @JSExport
    public static String choose(String fen, int level, int millis, int seed) {
        Game game = Game.from(Fen.read(fen), DrawRule.CLAIMED);
        Opponent opponent = new Opponent(Level.of(level), EVALUATION, Endgames.NONE, seed);
        return opponent.choose(game, after(millis)).move().toString();
    }

    /** What the engine finds with all its strength when it may look at so many positions. */
    @JSExport
    public static ScriptChoice search(String fen, int nodes) {
        MoveChooser chooser =
                new MoveChooser(EVALUATION, Endgames.NONE, new TranspositionTable(TABLE_BITS));
        Choice choice = chooser.choose(Fen.read(fen), Limits.nodes(nodes));
        return new ScriptChoice(choice);
    }

    /** From now on positions with few pieces are known: the bytes of a pack of tables. */
    @JSExport
    public static void readTables(byte[] pack) {
        tables = new EndgameTables(TablePack.read(pack));
        analyst = new Analyst(EVALUATION, tables);
        trainer = new Trainer(EVALUATION, tables);
    }

    /** How a position ends, where the tables know it. */
    @JSExport
    public static ScriptEnding ending(String fen) {
        return new ScriptEnding(tables.ending(Fen.read(fen)));
    }

    /** The best lines from here, the best first; none where nobody can move. */
    @JSExport
    public static ScriptChoice[] lines(String fen, int nodes, int most) {
        List<Choice> lines = analyst.lines(Fen.read(fen), nodes, most);
        ScriptChoice[] told = new ScriptChoice[lines.size()];
        for (int i = 0; i < told.length; i++) {
            told[i] = new ScriptChoice(lines.get(i));
        }
        return told;
    }

    /** What to play and why, where anything can be played. */
    @JSExport
    public static ScriptAdvice advise(String fen, int nodes) {
        return new ScriptAdvice(analyst.advise(Fen.read(fen), nodes).orElseThrow());
    }

    /** What can be learned, with what the tables know of it. */
    @JSExport
    public static ScriptLesson[] lessons() {
        Lesson[] lessons = Lesson.values();
        ScriptLesson[] told = new ScriptLesson[lessons.length];
        for (int i = 0; i < told.length; i++) {
            told[i] = new ScriptLesson(lessons[i], tables);
        }
        return told;
    }

    /** The kinds of positions that can be dealt. */
    @JSExport
    public static String[] kinds() {
        Kind[] kinds = Kind.values();
        String[] told = new String[kinds.length];
        for (int i = 0; i < told.length; i++) {
            told[i] = kinds[i].word();
        }
        return told;
    }

    /** A position of this kind, for the first side to reach its goal. It needs the tables. */
    @JSExport
    public static String deal(String kind, int seed) {
        return Fen.write(new Dealer(tables).deal(Kind.of(kind), seed));
    }

    /** What the tables say of a turn in a position that they know. */
    @JSExport
    public static ScriptMark mark(String fen, String move) {
        Position position = Fen.read(fen);
        return switch (position.ruling(MoveText.read(move))) {
            case Ruling.Legal(var legal) -> new ScriptMark(trainer.mark(position, legal));
            case Ruling.Refused(var why) -> throw new IllegalArgumentException(why.sentence());
        };
    }

    /**
     * What is played without a mistake in the last of these positions, which the tables know. The
     * others are where the game has been, so that a draw does not go round in circles.
     */
    @JSExport
    public static String answer(String[] soFar) {
        List<Position> positions = new ArrayList<>();
        for (String fen : soFar) {
            positions.add(Fen.read(fen));
        }
        return trainer.answer(positions).toString();
    }

    private static Interruption after(int millis) {
        long end = System.currentTimeMillis() + millis;
        return () -> System.currentTimeMillis() >= end;
    }
}
