package crownhead.engine.endgame;

import crownhead.engine.Endgames;
import crownhead.rules.LegalMoves;
import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Slices that were made, and what they tell of any position. A position in which a side must jump
 * is not in them: its jumps are followed until nobody must. Many threads may ask at once.
 */
public final class EndgameTables implements Endgames {
    /** No worth: a slice that would be needed is not here. */
    private static final int MISSING = -1;

    private static final int WON_AT_ONCE = 2;

    private final @Nullable SliceTable[] tables = new SliceTable[Slice.KEYS];
    private final int pieces;

    /** Where a slice comes twice, the first is taken. */
    public EndgameTables(List<? extends SliceTable> slices) {
        int most = 0;
        for (SliceTable table : slices) {
            int key = table.slice().key();
            tables[key] = tables[key] == null ? table : tables[key];
            most = Math.max(most, table.slice().pieces());
        }
        pieces = most;
    }

    @Override
    public int pieces() {
        return pieces;
    }

    @Override
    public int verdict(Position position) {
        if (Integer.bitCount(position.first() | position.second()) > pieces) {
            return UNKNOWN;
        }
        if (position.first() == 0 || position.second() == 0) {
            return Worth.verdict(alone(position));
        }
        if (position.mustJump()) {
            return verdictOfJumps(position);
        }
        Position turned = Turned.toFirst(position);
        int key = Slice.key(turned.first(), turned.second(), turned.kings());
        SliceTable table = tables[key];
        return table == null ? UNKNOWN : table.verdict(SliceIndex.ofKey(key).of(turned));
    }

    private int verdictOfJumps(Position position) {
        LegalMoves jumps = new LegalMoves().fill(position);
        boolean isUnknown = false;
        boolean isDraw = false;
        for (int i = 0; i < jumps.size(); i++) {
            int after = verdict(position.afterPacked(jumps.get(i)));
            if (after == LOSS) {
                return WIN;
            }
            isUnknown |= after == UNKNOWN;
            isDraw |= after == DRAW;
        }
        if (isUnknown) {
            return UNKNOWN;
        }
        return isDraw ? DRAW : LOSS;
    }

    /** How a position ends and when, if the tables know it. */
    public Optional<Ending> ending(Position position) {
        int worth = worth(position);
        return worth == MISSING ? Optional.empty() : Optional.of(Ending.of(worth));
    }

    @Override
    public List<Move> bestMoves(Position position) {
        List<Move> best = new ArrayList<>();
        int worth = Worth.LOST_AT_ONCE;
        for (Move move : position.legalMoves()) {
            int after = worth(position.after(move));
            if (after == MISSING) {
                return List.of();
            }
            int found = Worth.before(after);
            if (Worth.better(worth, found) != worth) {
                best.clear();
                worth = found;
            }
            if (found == worth) {
                best.add(move);
            }
        }
        return List.copyOf(best);
    }

    @Override
    public int turnsLeft(Position position) {
        int worth = worth(position);
        if (worth == MISSING || worth == Worth.DRAW) {
            throw new IllegalArgumentException("Neither won nor lost: " + position);
        }
        return Worth.plies(worth);
    }

    private int worth(Position position) {
        if (Integer.bitCount(position.first() | position.second()) > pieces) {
            return MISSING;
        }
        if (position.first() == 0 || position.second() == 0) {
            return alone(position);
        }
        if (position.mustJump()) {
            return worthOfJumps(position);
        }
        Position turned = Turned.toFirst(position);
        int key = Slice.key(turned.first(), turned.second(), turned.kings());
        SliceTable table = tables[key];
        return table == null ? MISSING : table.worth(SliceIndex.ofKey(key).of(turned));
    }

    private int worthOfJumps(Position position) {
        LegalMoves jumps = new LegalMoves().fill(position);
        int best = Worth.LOST_AT_ONCE;
        for (int i = 0; i < jumps.size(); i++) {
            int after = worth(position.afterPacked(jumps.get(i)));
            if (after == MISSING) {
                return MISSING;
            }
            best = Worth.better(best, Worth.before(after));
        }
        return best;
    }

    /** Who has no piece has lost; who meets none has won with the next move. */
    private static int alone(Position position) {
        return position.hasLegalMove() ? WON_AT_ONCE : Worth.LOST_AT_ONCE;
    }
}
