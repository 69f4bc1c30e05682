package crownhead.clients.browser;

import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.List;

/** Turns as scripts read them. */
final class Turns {
    private Turns() {}

    static String[] texts(Position position) {
        return texts(position.legalMoves());
    }

    static String[] texts(List<Move> moves) {
        String[] texts = new String[moves.size()];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = moves.get(i).toString();
        }
        return texts;
    }
}
