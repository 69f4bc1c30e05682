package crownhead.server.storage;

import crownhead.play.TableStore.Append;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** One transaction. Who loses a race in it does not keep the others from being stored. */
final class Batch {
    private final List<Write.Row> rows = new ArrayList<>();
    private final List<Write.Deadlines> deadlines = new ArrayList<>();
    private final List<Write.Other<?>> others = new ArrayList<>();

    Batch(List<Write> writes) {
        for (Write write : writes) {
            switch (write) {
                case Write.Row row -> rows.add(row);
                case Write.Deadlines passed -> deadlines.add(passed);
                case Write.Other<?> other -> others.add(other);
            }
        }
        // Two houses that write the same tables in the same order do not wait for each other in a
        // circle.
        rows.sort(Comparator.comparing(write -> write.row().table()));
    }

    void storeIn(Ledger ledger) throws SQLException {
        ledger.begin();
        for (List<Write.Row> rest = rows; !rest.isEmpty(); ) {
            rest = storeOneOfEachTable(ledger, rest);
        }
        for (Write.Deadlines passed : deadlines) {
            renew(ledger, passed);
        }
        for (Write.Other<?> other : others) {
            make(ledger, other);
        }
        ledger.commit();
    }

    /** Returns those that have to wait for another row of their table. */
    private static List<Write.Row> storeOneOfEachTable(Ledger ledger, List<Write.Row> rest)
            throws SQLException {
        List<Write.Row> now = new ArrayList<>(rest.size());
        List<Write.Row> later = new ArrayList<>();
        String last = "";
        for (Write.Row write : rest) {
            boolean isFirst = !write.row().table().equals(last);
            (isFirst ? now : later).add(write);
            last = write.row().table();
        }
        store(ledger, now);
        return later;
    }

    private static void store(Ledger ledger, List<Write.Row> writes) throws SQLException {
        List<StoredRow> rows = writes.stream().map(Write.Row::row).toList();
        Set<String> stored = ledger.log().insert(rows);
        List<StoredRow> winners = new ArrayList<>(rows.size());
        for (Write.Row write : writes) {
            boolean isStored = stored.contains(write.row().table());
            write.waiting().settle(isStored ? Append.STORED : Append.LOST);
            if (isStored) {
                winners.add(write.row());
            }
        }
        ledger.log().noteDeadlines(winners);
        for (StoredRow row : winners) {
            ledger.cards().note(row);
        }
    }

    private static void renew(Ledger ledger, Write.Deadlines passed) throws SQLException {
        for (String table : passed.tables()) {
            ledger.log().renewDeadline(table);
        }
        passed.waiting().settle(passed.tables().size());
    }

    private static <T> void make(Ledger ledger, Write.Other<T> other) throws SQLException {
        ledger.make(other.change(), other.waiting());
    }
}
