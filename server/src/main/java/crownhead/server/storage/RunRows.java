package crownhead.server.storage;

import crownhead.play.StoreFailure;
import crownhead.play.time.RunStore.Run;
import java.time.Instant;
import java.util.List;

/** When the house was open. */
final class RunRows {
    private final GroupCommit writer;
    private final Readers readers;

    RunRows(GroupCommit writer, Readers readers) {
        this.writer = writer;
        this.readers = readers;
    }

    List<Run> runs() throws StoreFailure {
        return readers.ask(sql ->
                sql.list(
                        row ->
                                new Run(
                                        Instant.ofEpochMilli(row.getLong(1)),
                                        Instant.ofEpochMilli(row.getLong(2)),
                                        Instant.ofEpochMilli(row.getLong(3))),
                        "select began, wall, last_beat from runs order by number"));
    }

    void begin(Run run) throws StoreFailure {
        writer.change(connection ->
                new Sql(connection)
                        .change(
                                "insert into runs (began, wall, last_beat) values (?, ?, ?)",
                                run.began().toEpochMilli(),
                                run.wall().toEpochMilli(),
                                run.lastBeat().toEpochMilli()));
    }

    void beat(Instant now) throws StoreFailure {
        writer.change(connection ->
                new Sql(connection)
                        .change(
                                """
                                update runs set last_beat = ?
                                where number = (select max(number) from runs)\
                                """,
                                now.toEpochMilli()));
    }
}
