package crownhead.engine;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private static final Position POSITION = Fen.read("W:W18,21,24:B3,4,K9");
    private static final int MOVE = 12_345;

    private final TranspositionTable table = new TranspositionTable(4);
    private final Finding found = new Finding();

    @Test
    void findsWhatWasStored() {
        table.store(POSITION, MOVE, -77, 9, TranspositionTable.AT_LEAST);
        assertThat(table.find(POSITION, found)).isTrue();
        assertThat(found.move()).isEqualTo(MOVE);
        assertThat(found.score()).isEqualTo(-77);
        assertThat(found.depth()).isEqualTo(9);
        assertThat(found.bound()).isEqualTo(TranspositionTable.AT_LEAST);
    }

    @Test
    void knowsNothingOfOtherPositions() {
        table.store(POSITION, MOVE, 1, 1, TranspositionTable.EXACT);
        assertThat(table.find(Position.START, found)).isFalse();
        assertThat(table.find(Fen.read("B:W18,21,24:B3,4,K9"), found)).isFalse();
        assertThat(table.find(Fen.read("W:W18,21,24:B3,K4,9"), found)).isFalse();
    }

    @Test
    void keepsTheMoveWhenALaterSearchHasNone() {
        table.store(POSITION, MOVE, 1, 1, TranspositionTable.EXACT);
        table.store(POSITION, TranspositionTable.NO_MOVE, 2, 5, TranspositionTable.AT_MOST);
        assertThat(table.find(POSITION, found)).isTrue();
        assertThat(found.move()).isEqualTo(MOVE);
        assertThat(found.score()).isEqualTo(2);
    }

    @Test
    void forgetsWhatCostLeastWhenItIsFull() {
        table.store(POSITION, MOVE, 1, 50, TranspositionTable.EXACT);
        // Squares 1 to 9 in every way: far more positions than there is room for.
        for (int i = 0; i < 511; i++) {
            Position other = new Position(1 + i, 0xC0000000, 0, POSITION.toMove());
            table.store(other, MOVE, 1, 2, TranspositionTable.EXACT);
        }
        assertThat(table.find(POSITION, found)).isTrue();
    }

    @Test
    void isEmptyAfterItIsCleared() {
        table.store(POSITION, MOVE, 1, 1, TranspositionTable.EXACT);
        table.clear();
        assertThat(table.find(POSITION, found)).isFalse();
    }
}
