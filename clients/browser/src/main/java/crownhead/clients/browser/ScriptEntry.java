package crownhead.clients.browser;

import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.PdnEntry;
import crownhead.rules.notation.PdnWriter;
import crownhead.rules.notation.ScoreSheet;
import crownhead.rules.notation.Tag;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;

/** A game of a PDN text, as a script reads it. */
public final class ScriptEntry {
    private final PdnEntry entry;

    ScriptEntry(PdnEntry entry) {
        this.entry = entry;
    }

    /** Whether every move of it is legal play. */
    @JSExport
    public boolean isLegal() {
        return entry instanceof PdnEntry.Read;
    }

    @JSExport
    public int plies() {
        return entry.plies();
    }

    /** The game in its normal form; of a broken one, what is wrong with it. */
    @JSExport
    public String text() {
        return switch (entry) {
            case PdnEntry.Read(_, var sheet) -> PdnWriter.write(sheet);
            case PdnEntry.Broken broken -> broken.sentence();
        };
    }

    /** Where a broken game is broken, counted from 1. */
    @JSExport
    public int faultLine() {
        return entry instanceof PdnEntry.Broken broken ? broken.fault().line() : 0;
    }

    @JSExport
    public int faultColumn() {
        return entry instanceof PdnEntry.Broken broken ? broken.fault().column() : 0;
    }

    /** What is told about a legal game: a name, then its value. */
    @JSExport
    public String[] tags() {
        List<String> told = new ArrayList<>();
        for (Tag tag : sheet().tags()) {
            told.add(tag.name());
            told.add(tag.value());
        }
        return told.toArray(new String[0]);
    }

    /** The position before the first move of a legal game. */
    @JSExport
    public String start() {
        return Fen.write(sheet().start());
    }

    /** How a legal game ended, as PDN has it. */
    @JSExport
    public String result() {
        return sheet().result().text();
    }

    /** The turns of a legal game. */
    @JSExport
    public ScriptTurn[] turns() {
        List<Move> moves = sheet().line().moves();
        ScriptTurn[] turns = new ScriptTurn[moves.size()];
        Position position = sheet().start();
        for (int i = 0; i < turns.length; i++) {
            turns[i] = new ScriptTurn(position, moves.get(i));
            position = position.after(moves.get(i));
        }
        return turns;
    }

    private ScoreSheet sheet() {
        return switch (entry) {
            case PdnEntry.Read(_, var sheet) -> sheet;
            case PdnEntry.Broken broken -> throw new IllegalStateException(broken.sentence());
        };
    }
}
