package crownhead.clients.browser;

import crownhead.rules.Illegal;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.notation.Fen;
import org.teavm.jso.JSExport;

/** What the rules say of a turn, as a script reads it: {@code isLegal} tells which of the two. */
public sealed interface ScriptRuling {
    boolean isLegal();

    static ScriptRuling of(Position position, Ruling ruling) {
        return switch (ruling) {
            case Ruling.Legal(var move) ->
                    new LegalTurn(move.toString(), Fen.write(position.after(move)));
            case Ruling.Refused(var why) -> new RefusedTurn(why);
        };
    }

    /** The move with its whole path, and the position after it. */
    final class LegalTurn implements ScriptRuling {
        private final String move;
        private final String fen;

        LegalTurn(String move, String fen) {
            this.move = move;
            this.fen = fen;
        }

        @Override
        @JSExport
        public boolean isLegal() {
            return true;
        }

        @JSExport
        public String move() {
            return move;
        }

        @JSExport
        public String fen() {
            return fen;
        }
    }

    /** Why it may not be played: for programs, and for people. */
    final class RefusedTurn implements ScriptRuling {
        private final Illegal why;

        RefusedTurn(Illegal why) {
            this.why = why;
        }

        @Override
        @JSExport
        public boolean isLegal() {
            return false;
        }

        @JSExport
        public String code() {
            return why.code();
        }

        @JSExport
        public String sentence() {
            return why.sentence();
        }
    }
}
