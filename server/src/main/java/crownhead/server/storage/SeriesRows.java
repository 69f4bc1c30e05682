package crownhead.server.storage;

import crownhead.play.SeriesId;
import crownhead.play.SeriesRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableStore.Append;
import crownhead.table.log.SeriesText;
import java.sql.ResultSet;
import java.sql.SQLDataException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

/** The logs of series. */
final class SeriesRows {
    private static final String INSERT =
            """
            insert into series_log (series_id, version, at, schema, checksum, events)
            select column1, column2, column3, column4, column5, column6
            from (values (?, ?, ?, ?, ?, ?)) as v
            where column2 = 1 or exists
                (select 1 from series_log where series_id = column1 and version = column2 - 1)
            on conflict do nothing\
            """;
    static final String ALL =
            "select series_id, version, at, schema, checksum, events from series_log";

    private final GroupCommit writer;
    private final Readers readers;

    SeriesRows(GroupCommit writer, Readers readers) {
        this.writer = writer;
        this.readers = readers;
    }

    Append append(SeriesRow row) throws StoreFailure {
        String series = Text.storable(row.series().value());
        long at = row.at().toEpochMilli();
        String events =
                row.events().stream().map(SeriesText::write).collect(Collectors.joining("\n"));
        long sum = checksum(series, row.version(), at, SeriesText.SCHEMA, events);
        return writer.change(connection -> {
            int stored =
                    new Sql(connection)
                            .change(
                                    INSERT,
                                    series,
                                    row.version(),
                                    at,
                                    SeriesText.SCHEMA,
                                    sum,
                                    events);
            return stored == 1 ? Append.STORED : Append.LOST;
        });
    }

    List<SeriesRow> read(SeriesId series, long afterVersion) throws StoreFailure {
        return readers.ask(sql ->
                sql.list(
                        SeriesRows::intact,
                        ALL + " where series_id = ? and version > ? order by version",
                        series.value(),
                        afterVersion));
    }

    static SeriesRow intact(ResultSet row) throws SQLException {
        String series = row.getString(1);
        long version = row.getLong(2);
        long at = row.getLong(3);
        int schema = row.getInt(4);
        String events = row.getString(6);
        boolean isIntact = row.getLong(5) == checksum(series, version, at, schema, events);
        if (!isIntact || schema > SeriesText.SCHEMA) {
            throw new SQLDataException(
                    "Row "
                            + version
                            + " of series "
                            + series
                            + " cannot be read: "
                            + (isIntact ? "a newer release wrote it" : "its checksum is wrong"));
        }
        return new SeriesRow(
                new SeriesId(series),
                version,
                Instant.ofEpochMilli(at),
                events.lines().map(SeriesText::read).toList());
    }

    private static long checksum(String series, long version, long at, int schema, String events) {
        return new Checksum().with(series).with(version).with(at).with(schema).with(events).value();
    }
}
