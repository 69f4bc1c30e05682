package crownhead.clients.browser;

import crownhead.engine.Choice;
import crownhead.rules.Move;
import java.util.Optional;

/**
 * A move for somebody who asks for help, and why.
 *
 * @param other the move that the reason is about, if it is about another one
 * @param pieces how many pieces are won by it, or lost
 */
record Advice(Choice choice, Reason reason, Optional<Move> other, int pieces) {
    static Advice because(Reason reason, Choice choice) {
        return new Advice(choice, reason, Optional.empty(), 0);
    }
}
