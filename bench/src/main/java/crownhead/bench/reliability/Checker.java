package crownhead.bench.reliability;

import crownhead.bench.reliability.Invariant.Broken;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Holds what the clients said and were shown against the log that is left at the end. */
public final class Checker {
    private final List<History> histories;
    private final List<History.Outage> outages;
    private final Log log;
    private final List<Broken> broken = new ArrayList<>();
    private final Map<String, History.Sent> sent = new HashMap<>();
    private final Map<String, List<Shown>> shown = new LinkedHashMap<>();
    private long rows;

    /** Where the rows of a table are read; {@code Storage} is one. */
    @FunctionalInterface
    public interface Log {
        List<LogRow> read(TableId table, long afterVersion) throws StoreFailure;
    }

    /**
     * What a check has found.
     *
     * @param rows how many decisions were looked at
     */
    public record Findings(long rows, long acknowledged, List<Broken> broken) {
        public Findings {
            broken = List.copyOf(broken);
        }
    }

    private Checker(List<History> histories, List<History.Outage> outages, Log log) {
        this.histories = histories;
        this.outages = outages;
        this.log = log;
    }

    /** What does not hold, of the invariants I1 to I7. */
    public static Findings check(List<History> histories, List<History.Outage> outages, Log log) {
        Checker checker = new Checker(histories, outages, log);
        checker.gather();
        checker.checkClients();
        checker.shown.forEach(checker::checkTable);
        long acknowledged =
                checker.shown.values().stream()
                        .flatMap(List::stream)
                        .filter(Shown::isAcknowledgement)
                        .count();
        return new Findings(checker.rows, acknowledged, checker.broken);
    }

    private void gather() {
        for (History history : histories) {
            for (History.Sent move : history.allSent()) {
                sent.put(move.request(), move);
                shown.computeIfAbsent(move.table(), _ -> new ArrayList<>());
            }
            for (Shown update : history.allShown()) {
                shown.computeIfAbsent(update.table(), _ -> new ArrayList<>()).add(update);
            }
        }
    }

    private void checkClients() {
        for (History history : histories) {
            Map<String, Long> seen = new HashMap<>();
            Map<String, Boolean> answers = new HashMap<>();
            Set<String> news = new HashSet<>();
            for (Shown update : history.allShown()) {
                checkOrder(history, seen, update);
                checkAnswer(history, answers, update);
                if (update.isNews() && !news.add(update.table() + " " + update.version())) {
                    refuse(history, "version " + update.version(), "was told before");
                }
            }
        }
    }

    private void checkOrder(History history, Map<String, Long> seen, Shown update) {
        long before = seen.merge(update.table(), update.version(), Math::max);
        if (before > update.version()) {
            String evidence = " was shown %d after %d of ".formatted(update.version(), before);
            broken.add(Invariant.I5.brokenBy(history.client() + evidence + update.table()));
        }
    }

    /**
     * A request that was carried out is not refused another time, nor the other way round. A move
     * that comes so late that its player is at another table is refused there, and only that.
     */
    private void checkAnswer(History history, Map<String, Boolean> answers, Shown update) {
        if (update.answers().isEmpty()) {
            return;
        }
        String request = update.answers().get();
        boolean isDone = update.code().isEmpty();
        Boolean before = answers.put(request + " at " + update.table(), isDone);
        History.Sent move = sent.get(request);
        if (before != null && before != isDone) {
            refuse(history, request, isDone ? "was refused before" : "was carried out before");
        } else if (isDone && move != null && !move.table().equals(update.table())) {
            refuse(history, request, "was carried out at another table");
        }
    }

    private void refuse(History history, String request, String evidence) {
        broken.add(Invariant.I3.brokenBy(history.client() + ": " + request + " " + evidence));
    }

    private void checkTable(String table, List<Shown> updates) {
        checkForks(table, updates);
        Optional<List<LogRow>> read = read(table);
        if (read.isPresent()) {
            rows += read.get().size();
            LogCheck checked = LogCheck.of(table, read.get());
            broken.addAll(checked.broken());
            broken.addAll(checked.against(updates, sent));
            broken.addAll(TimeCheck.of(table, read.get(), updates, sent, outages));
        }
    }

    private void checkForks(String table, List<Shown> updates) {
        Map<Long, String> boards = new HashMap<>();
        for (Shown update : updates) {
            String before = boards.putIfAbsent(update.version(), update.board());
            if (before != null && !before.equals(update.board())) {
                String at = table + " has two boards at version " + update.version() + ": ";
                broken.add(Invariant.I6.brokenBy(at + before + " and " + update.board()));
            }
        }
    }

    private Optional<List<LogRow>> read(String table) {
        try {
            return Optional.of(log.read(new TableId(table), 0));
        } catch (StoreFailure | RuntimeException e) {
            broken.add(Invariant.I2.brokenBy("the log of " + table + " cannot be read: " + e));
            return Optional.empty();
        }
    }
}
