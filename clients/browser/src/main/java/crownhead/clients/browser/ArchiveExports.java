package crownhead.clients.browser;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Perft;
import crownhead.rules.notation.Diagram;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.PdnReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;

/** What is asked of whole games: they are read, gone through and counted. */
public final class ArchiveExports {
    private ArchiveExports() {}

    /** A double holds every count that anyone waits for, and needs no BigInt. */
    @JSExport
    public static double perft(String fen, int depth) {
        return Perft.count(Fen.read(fen), depth);
    }

    /** A board drawn with letters, square 1 in its top row. */
    @JSExport
    public static String diagram(String fen) {
        return Diagram.draw(Fen.read(fen));
    }

    /** A game in which a draw by repetition or without progress is claimed by a player. */
    @JSExport
    public static ScriptGame game(String fen) {
        return new ScriptGame(Game.from(Fen.read(fen), DrawRule.CLAIMED));
    }

    /** A game in which such a draw comes by itself. */
    @JSExport
    public static ScriptGame gameWithAutomaticDraws(String fen) {
        return new ScriptGame(Game.from(Fen.read(fen), DrawRule.AUTOMATIC));
    }

    /** The games of a PDN text, in its order. */
    @JSExport
    public static ScriptEntry[] pdn(String text) {
        List<ScriptEntry> entries = new ArrayList<>();
        try {
            PdnReader reader = new PdnReader(new StringReader(text));
            for (var entry = reader.next(); entry.isPresent(); entry = reader.next()) {
                entries.add(new ScriptEntry(entry.get()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return entries.toArray(new ScriptEntry[0]);
    }
}
