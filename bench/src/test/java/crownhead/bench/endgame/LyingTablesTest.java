package crownhead.bench.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.SliceTable;
import crownhead.engine.endgame.build.TablesFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What proves tables right finds it when they are wrong. */
class LyingTablesTest {
    private static final long SEED = 20_261_118;
    private static final int PIECES = 3;

    /** A win in three plies, as a worth. */
    private static final int QUICK_WIN = 4;

    @TempDir private Path folder;

    @BeforeEach
    void makeTables() throws IOException {
        new FreshTables(folder).make(PIECES);
    }

    @Test
    void trueOnesAreWorthTheirBestMoveAndEndWhenTheySay() throws IOException {
        EndgameTables tables = new FreshTables(folder).open();
        assertThat(Successors.mistakes(tables, PIECES, 5_000, SEED)).isEmpty();
        assertThat(Distances.of(tables, PIECES, 3, SEED).mistakes()).isEmpty();
    }

    @Test
    void onesThatTakeAWinForASlowerOneAreFound() throws IOException {
        List<Lying> lying = new TablesFolder(folder).tables().stream().map(Lying::new).toList();
        EndgameTables tables = new EndgameTables(lying);
        assertThat(Successors.mistakes(tables, PIECES, 5_000, SEED)).isNotEmpty();
        assertThat(Distances.of(tables, PIECES, 3, SEED).mistakes()).isNotEmpty();
    }

    private record Lying(SliceTable table) implements SliceTable {
        @Override
        public Slice slice() {
            return table.slice();
        }

        @Override
        public int verdict(int index) {
            return table.verdict(index);
        }

        @Override
        public int worth(int index) {
            int worth = table.worth(index);
            return worth == QUICK_WIN ? QUICK_WIN + 2 : worth;
        }
    }
}
