package crownhead.engine.endgame.build;

import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.SliceTable;
import crownhead.engine.endgame.TablePack;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/** The tables that come with the program: everything up to four pieces. */
public final class ShippedTables {
    public static final int PIECES = 4;

    private static final String RESOURCE = "/crownhead/engine/endgame/four.tables";

    private ShippedTables() {}

    /** Reads them; it takes a moment, so whoever needs them keeps them. */
    public static EndgameTables open() {
        return new EndgameTables(slices());
    }

    static List<? extends SliceTable> slices() {
        return TablePack.read(bytes());
    }

    static byte[] bytes() {
        try (InputStream resource = ShippedTables.class.getResourceAsStream(RESOURCE)) {
            return Objects.requireNonNull(resource, RESOURCE).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
