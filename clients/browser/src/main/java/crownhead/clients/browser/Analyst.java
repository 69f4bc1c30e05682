package crownhead.clients.browser;

import crownhead.engine.Choice;
import crownhead.engine.Endgames;
import crownhead.engine.Evaluation;
import crownhead.engine.Limits;
import crownhead.engine.MoveChooser;
import crownhead.engine.Score;
import crownhead.engine.TranspositionTable;
import crownhead.engine.endgame.EndgameTables;
import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks at a position for people. With the same number of positions to look at it finds the same
 * everywhere.
 */
final class Analyst {
    private static final int TABLE_BITS = 16;

    /** Less than a man: what is worth so much more is explained by pieces. */
    private static final int A_PIECE = 60;

    /** Of what is looked at, a share for every other move. */
    private static final int SHARE = 8;

    private final EndgameTables tables;
    private final MoveChooser chooser;

    Analyst(Evaluation evaluation, EndgameTables tables) {
        this.tables = tables;
        chooser = new MoveChooser(evaluation, tables, new TranspositionTable(TABLE_BITS));
    }

    /** The best line, exactly where the tables know it. There is none where nobody can move. */
    Optional<Choice> study(Position position, int nodes) {
        if (!position.hasLegalMove()) {
            return Optional.empty();
        }
        return Optional.of(chooser.choose(position, Limits.nodes(nodes)));
    }

    /** The best lines, each beginning with another move, the best first. */
    List<Choice> lines(Position position, int nodes, int most) {
        List<Choice> lines = new ArrayList<>();
        study(position, nodes).ifPresent(lines::add);
        for (Choice other : others(position, lines, nodes)) {
            int at = lines.size();
            while (at > 1 && lines.get(at - 1).score() < other.score()) {
                at--;
            }
            lines.add(at, other);
        }
        return List.copyOf(lines.subList(0, Math.min(most, lines.size())));
    }

    /** What every other move than the first one leads to. */
    private List<Choice> others(Position position, List<Choice> known, int nodes) {
        List<Choice> others = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            if (!known.isEmpty() && !move.equals(known.getFirst().move())) {
                others.add(after(position, move, Math.max(1, nodes / SHARE)));
            }
        }
        return others;
    }

    /** A move and what follows it, for who plays it. */
    private Choice after(Position position, Move move, int nodes) {
        Optional<Choice> reply = study(position.after(move), nodes);
        List<Move> line = new ArrayList<>(List.of(move));
        reply.ifPresent(found -> line.addAll(found.line()));
        return new Choice(
                move,
                line,
                reply.map(found -> -found.score()).orElse(Score.WIN),
                reply.map(Choice::depth).orElse(0),
                reply.map(Choice::nodes).orElse(0L));
    }

    /** What to play, and why. */
    Optional<Advice> advise(Position position, int nodes) {
        return study(position, nodes).map(choice -> explained(position, choice, nodes));
    }

    private Advice explained(Position position, Choice choice, int nodes) {
        if (position.legalMoves().size() == 1) {
            return Advice.because(Reason.FORCED, choice);
        }
        Optional<Advice> known = lesson(position, choice);
        if (known.isPresent()) {
            return known.get();
        }
        if (Score.isDecided(choice.score())) {
            return Advice.because(choice.score() > 0 ? Reason.WINS : Reason.HOLDS_OUT, choice);
        }
        int gain = Exchange.gain(position, choice.line());
        if (gain > 0) {
            return new Advice(choice, Reason.GAINS, Optional.empty(), gain);
        }
        return trap(position, choice, nodes)
                .or(() -> loss(position, choice, nodes))
                .orElseGet(() -> Advice.because(quiet(position), choice));
    }

    private Reason quiet(Position position) {
        return tables.verdict(position) == Endgames.DRAW ? Reason.DRAWS : Reason.BEST;
    }

    /** What the tables know another move to give away. */
    private Optional<Advice> lesson(Position position, Choice choice) {
        int verdict = tables.verdict(position);
        for (Move other : position.legalMoves()) {
            int after = tables.verdict(position.after(other));
            if (verdict == Endgames.WIN && (after == Endgames.WIN || after == Endgames.DRAW)) {
                return Optional.of(new Advice(choice, Reason.KEEPS_WIN, Optional.of(other), 0));
            }
            if (verdict == Endgames.DRAW && after == Endgames.WIN) {
                return Optional.of(new Advice(choice, Reason.KEEPS_DRAW, Optional.of(other), 0));
            }
        }
        return Optional.empty();
    }

    /** The reply after which the other side loses most, if it has a better one. */
    private Optional<Advice> trap(Position position, Choice choice, int nodes) {
        Position after = position.after(choice.move());
        Optional<Advice> worst = Optional.empty();
        List<Move> replies = after.legalMoves();
        for (Move reply : replies.size() > 1 ? replies : List.<Move>of()) {
            Choice follows = after(after, reply, nodes / SHARE);
            int pieces = -Exchange.gain(after, follows.line());
            boolean isMistake = -follows.score() >= choice.score() + A_PIECE;
            if (isMistake && pieces > worst.map(Advice::pieces).orElse(0)) {
                worst = Optional.of(new Advice(choice, Reason.TRAP, Optional.of(reply), pieces));
            }
        }
        return worst;
    }

    /** The other move that loses least of those that lose something: it is the one to warn of. */
    private Optional<Advice> loss(Position position, Choice choice, int nodes) {
        Optional<Advice> warning = Optional.empty();
        int best = Integer.MIN_VALUE;
        for (Choice other : others(position, List.of(choice), nodes)) {
            int pieces = -Exchange.gain(position, other.line());
            boolean isMistake = other.score() <= choice.score() - A_PIECE;
            if (isMistake && pieces > 0 && other.score() > best) {
                best = other.score();
                warning =
                        Optional.of(
                                new Advice(
                                        choice, Reason.SPARES, Optional.of(other.move()), pieces));
            }
        }
        return warning;
    }
}
