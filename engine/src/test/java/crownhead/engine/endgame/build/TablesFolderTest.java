package crownhead.engine.endgame.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.engine.Endgames;
import crownhead.engine.endgame.BrokenTables;
import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.Ending;
import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.SliceIndex;
import crownhead.engine.endgame.TablePack;
import crownhead.engine.endgame.Worth;
import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** All tables up to three pieces, made for this test. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TablesFolderTest {
    private static final int PIECES = 3;
    private static final Slice TWO_KINGS_TO_ONE = new Slice(0, 2, 0, 1);
    private static final Slice TWO_MEN_TO_ONE = new Slice(2, 0, 1, 0);

    @TempDir private Path own;
    private Path made;

    @BeforeAll
    void makeThem(@TempDir Path folder) throws IOException {
        made = folder;
        build(new TablesFolder(made));
    }

    @Nested
    class TablesThatWereMade {
        @Test
        void haveNoMistake() throws IOException {
            assertThat(verified(new TablesFolder(made))).isEmpty();
        }

        @Test
        void areThoseThatComeWithTheProgram() throws IOException {
            assertSame(new EndgameTables(new TablesFolder(made).tables()), ShippedTables.open());
        }

        @Test
        void areTheSameInAPack() throws IOException {
            try (Crew crew = new Crew(2)) {
                Shelf shelf = new Shelf(new TablesFolder(made), crew);
                for (Slice slice : Slice.upTo(PIECES)) {
                    shelf.bring(slice);
                }
                byte[] pack = PackWriter.pack(Slice.upTo(PIECES), shelf.worths());
                assertSame(
                        new EndgameTables(TablePack.read(pack)),
                        new EndgameTables(new TablesFolder(made).tables()));
            }
        }

        private void assertSame(EndgameTables one, EndgameTables other) {
            for (Slice slice : Slice.upTo(PIECES)) {
                for (int i = 0; i < slice.size(); i++) {
                    Position position = SliceIndex.of(slice).position(i);
                    Optional<Ending> ending = one.ending(position);
                    if (ending.isEmpty() || !ending.equals(other.ending(position))) {
                        assertThat(ending)
                                .as(Fen.write(position))
                                .isEqualTo(other.ending(position))
                                .isPresent();
                    }
                }
            }
        }

        @Test
        void countWhatIsInThem() throws IOException {
            Tally tally = Tally.NONE;
            for (PackedSlice table : new TablesFolder(made).tables()) {
                tally = tally.plus(table.tally());
            }
            assertThat(tally).isEqualTo(new Tally(716 + 100_250, 2_370 + 8_477, 402 + 87_305, 62));
        }

        @Test
        void areOpenedBesideWhatComesWithTheProgram() throws IOException {
            assertThat(new TablesFolder(made).open().pieces()).isEqualTo(4);
            assertThat(new EndgameTables(new TablesFolder(made).tables()).pieces()).isEqualTo(3);
        }

        @Test
        void leaveWhatTheyDoNotHoldUnknown() throws IOException {
            EndgameTables here = new EndgameTables(List.of(table(TWO_KINGS_TO_ONE)));
            assertThat(here.verdict(Fen.read("B:WK1:BK31,12"))).isEqualTo(Endgames.UNKNOWN);
            assertThat(here.ending(Fen.read("B:WK1:BK31,12"))).isEmpty();
            // The jump leads to one king against one, which is not here.
            assertThat(here.verdict(Fen.read("W:WK14:BK10,K32"))).isEqualTo(Endgames.UNKNOWN);
            assertThat(here.verdict(Fen.read("B:WK1:BK31,K32"))).isNotEqualTo(Endgames.UNKNOWN);
        }
    }

    @Nested
    class AWrongWorth {
        @Test
        void isFoundByTheVerification() throws IOException {
            TablesFolder folder = copy();
            short[] worths = table(TWO_KINGS_TO_ONE).allWorths();
            int at = 0;
            while (SliceIndex.of(TWO_KINGS_TO_ONE).position(at).mustJump()
                    || !Worth.isWin(worths[at])) {
                at++;
            }
            worths[at] = (short) (worths[at] + 2);
            folder.write(TWO_KINGS_TO_ONE, SliceFile.bytes(TWO_KINGS_TO_ONE, worths));
            String wrong = Fen.write(SliceIndex.of(TWO_KINGS_TO_ONE).position(at));
            assertThat(verified(folder)).anyMatch(mistake -> mistake.startsWith(wrong + " is "));
        }
    }

    @Nested
    class AFlippedBit {
        @Test
        void isFoundWhereverItIsWhenAFileIsOpened() throws IOException {
            TablesFolder folder = copy();
            Path file = own.resolve(TWO_MEN_TO_ONE + ".table");
            byte[] whole = Files.readAllBytes(file);
            for (int at = 0; at < whole.length; at += 1 + whole.length / 50) {
                byte[] broken = whole.clone();
                broken[at] ^= (byte) 4;
                Files.write(file, broken);
                assertThatThrownBy(() -> folder.table(TWO_MEN_TO_ONE))
                        .isInstanceOf(BrokenTables.class)
                        .hasMessageContaining("cannot be used");
            }
            assertThatThrownBy(folder::open).isInstanceOf(BrokenTables.class);
        }

        @Test
        void isFoundInWhatComesWithTheProgram() {
            byte[] pack = ShippedTables.bytes();
            pack[pack.length / 2] ^= (byte) 1;
            assertThatThrownBy(() -> TablePack.read(pack)).isInstanceOf(BrokenTables.class);
        }
    }

    @Nested
    class ABuildThatWasEnded {
        @Test
        void goesOnWithTheFirstTableThatIsNotThere() throws IOException {
            TablesFolder folder = copy();
            Path file = own.resolve(TWO_MEN_TO_ONE + ".table");
            byte[] before = Files.readAllBytes(file);
            Files.move(file, own.resolve(TWO_MEN_TO_ONE + ".part"));
            TablesPlan plan = TablesPlan.of(folder, PIECES);
            assertThat(plan.left()).hasSize(1);
            assertThat(plan.left().getFirst().pair()).contains(TWO_MEN_TO_ONE);
            build(folder);
            assertThat(Files.readAllBytes(file)).isEqualTo(before);
            assertThat(TablesPlan.of(folder, PIECES).positionsLeft()).isZero();
        }
    }

    private static void build(TablesFolder folder) throws IOException {
        try (Crew crew = new Crew(2)) {
            TablesBuild build = new TablesBuild(folder, crew);
            for (Slice slice : TablesPlan.of(folder, PIECES).left()) {
                build.make(slice);
            }
        }
    }

    private static List<String> verified(TablesFolder folder) throws IOException {
        List<String> mistakes = new ArrayList<>();
        try (Crew crew = new Crew(2)) {
            Verification verification = new Verification(folder, crew);
            for (Slice slice : Slice.upTo(PIECES)) {
                if (TablesPlan.isFirstOfPair(slice)) {
                    verification
                            .verify(slice)
                            .forEach(report -> mistakes.addAll(report.examples()));
                }
            }
        }
        return mistakes;
    }

    private PackedSlice table(Slice slice) throws IOException {
        return new TablesFolder(made).table(slice).orElseThrow();
    }

    private TablesFolder copy() throws IOException {
        for (Slice slice : Slice.upTo(PIECES)) {
            String name = slice + ".table";
            Files.copy(made.resolve(name), own.resolve(name));
        }
        return new TablesFolder(own);
    }
}
