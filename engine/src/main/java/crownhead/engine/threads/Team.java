package crownhead.engine.threads;

import crownhead.engine.Choice;
import crownhead.engine.Chooser;
import crownhead.engine.Endgames;
import crownhead.engine.Evaluation;
import crownhead.engine.Limits;
import crownhead.engine.MoveChooser;
import crownhead.engine.TranspositionTable;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Several choosers who think about the same move, each on a thread of its own. They agree on
 * nothing; but they have one table of positions, and what one has found out the others need not
 * search. A team of one finds the same each time; a larger one may not.
 */
public final class Team implements Chooser {
    private final MoveChooser leader;
    private final List<MoveChooser> helpers = new ArrayList<>();

    public Team(int threads, Evaluation evaluation, Endgames endgames, TranspositionTable table) {
        if (threads < 1) {
            throw new IllegalArgumentException("No team of " + threads + ": it starts at 1");
        }
        leader = new MoveChooser(evaluation, endgames, table);
        for (int i = 1; i < threads; i++) {
            helpers.add(new MoveChooser(evaluation, endgames, table));
        }
    }

    @Override
    public void forget() {
        leader.forget();
        helpers.forEach(MoveChooser::forget);
    }

    /**
     * The same as of one chooser. A limit on nodes is for all of them together; the listener hears
     * what the leader finds.
     */
    @Override
    public Choice choose(List<Position> sinceProgress, Limits limits, Consumer<Choice> listener) {
        long share = limits.nodes() / (helpers.size() + 1);
        if (helpers.isEmpty() || share == 0) {
            return leader.choose(sinceProgress, limits, listener);
        }
        Limits own = new Limits(limits.depth(), share, limits.interruption());
        Help help = new Help(helpers, sinceProgress, own);
        List<Choice> found = new ArrayList<>();
        try {
            found.add(leader.choose(sinceProgress, own, help.comingAfter(listener)));
        } finally {
            found.addAll(help.end());
        }
        return best(found);
    }

    /** Who looked furthest is believed; of those who looked as far, the first. */
    private static Choice best(List<Choice> found) {
        Choice best = found.getFirst();
        long nodes = 0;
        for (Choice choice : found) {
            best = choice.depth() > best.depth() ? choice : best;
            nodes += choice.nodes();
        }
        return new Choice(best.move(), best.line(), best.score(), best.depth(), nodes);
    }
}
