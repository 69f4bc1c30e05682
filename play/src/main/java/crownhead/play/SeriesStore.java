package crownhead.play;

import java.util.List;

/** Where the logs of series are kept. */
public interface SeriesStore {
    /**
     * Adds a row to the log of its series, unless another row has its version. When this throws,
     * the row may be there or not.
     */
    TableStore.Append append(SeriesRow row) throws StoreFailure;

    /**
     * The rows of a series after a version, in order; empty when there is none or no such series.
     */
    List<SeriesRow> read(SeriesId series, long afterVersion) throws StoreFailure;
}
