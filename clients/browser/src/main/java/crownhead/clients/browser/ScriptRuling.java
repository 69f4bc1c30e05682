package crownhead.clients.browser;

import crownhead.rules.Illegal;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import org.teavm.jso.JSExport;

/** What the rules say of a turn, as a script reads it: {@code isLegal} tells which of the two. */
public sealed interface ScriptRuling permits ScriptTurn, ScriptRuling.RefusedTurn {
    boolean isLegal();

    static ScriptRuling of(Position position, Ruling ruling) {
        return switch (ruling) {
            case Ruling.Legal(var move) -> new ScriptTurn(position, move);
            case Ruling.Refused(var why) -> new RefusedTurn(why);
        };
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
