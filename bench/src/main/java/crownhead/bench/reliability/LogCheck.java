package crownhead.bench.reliability;

import crownhead.bench.reliability.Invariant.Broken;
import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.notation.Fen;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The log of one table, played again. */
final class LogCheck {
    private final String name;
    private final Map<Long, Table> after = new HashMap<>();
    private final Map<String, LogRow> byRequest = new HashMap<>();
    private final List<Broken> broken = new ArrayList<>();
    private Optional<Table> table = Optional.empty();

    private LogCheck(String name) {
        this.name = name;
    }

    static LogCheck of(String name, List<LogRow> rows) {
        LogCheck check = new LogCheck(name);
        check.checkOrder(rows);
        check.checkCommands(rows);
        rows.forEach(check::replay);
        return check;
    }

    /** What is wrong with the log by itself. */
    List<Broken> broken() {
        return List.copyOf(broken);
    }

    private void checkOrder(List<LogRow> rows) {
        Map<Long, LogRow> versions = new HashMap<>();
        long expected = 1;
        for (LogRow row : rows) {
            LogRow before = versions.put(row.version(), row);
            if (before != null && !before.events().equals(row.events())) {
                add(Invariant.I6, "two decisions at version " + row.version());
            } else if (row.version() != expected) {
                add(Invariant.I2, "version " + row.version() + " in place of " + expected);
            }
            expected = row.version() + 1;
        }
    }

    private void checkCommands(List<LogRow> rows) {
        Set<CommandId> commands = new HashSet<>();
        for (LogRow row : rows) {
            byRequest.putIfAbsent(row.command().id(), row);
            if (!commands.add(row.command())) {
                add(Invariant.I3, row.command() + " again at version " + row.version());
            }
        }
    }

    private void replay(LogRow row) {
        try {
            row.events().forEach(this::replay);
            table.ifPresent(now -> after.put(row.version(), now));
        } catch (RuntimeException e) {
            add(Invariant.I4, "version " + row.version() + " cannot be replayed: " + e);
        }
    }

    private void replay(TableEvent event) {
        if (event instanceof TableEvent.Opened opened) {
            table = Optional.of(Table.opened(opened));
            return;
        }
        Table before = table.orElseThrow();
        if (event instanceof TableEvent.Moved moved) {
            boolean isLegal =
                    before.toMove() == moved.by()
                            && before.game().position().legalMoves().contains(moved.move());
            if (!isLegal || before.isOver()) {
                add(Invariant.I4, moved.move() + " is not legal after ply " + before.game().ply());
            }
        }
        table = Optional.of(before.after(event));
    }

    /** What was shown and acknowledged, held against the log. */
    List<Broken> against(List<Shown> updates, Map<String, History.Sent> sent) {
        List<Broken> found = new ArrayList<>();
        for (Shown update : updates) {
            difference(update).ifPresent(why -> found.add(Invariant.I4.brokenBy(name + why)));
            if (update.isAcknowledgement()) {
                Optional.ofNullable(sent.get(update.answers().orElseThrow()))
                        .flatMap(move -> loss(update, move))
                        .ifPresent(why -> found.add(Invariant.I1.brokenBy(name + why)));
            }
        }
        return found;
    }

    private Optional<String> difference(Shown update) {
        Table then = after.get(update.version());
        String at = " at version " + update.version();
        if (then == null) {
            return Optional.of(at + " was shown and is not in the log");
        }
        if (then.game().ply() != update.ply()
                || !Fen.write(then.game().position()).equals(update.board())) {
            return Optional.of(at + " was shown as " + update.board());
        }
        Instant when = Instant.ofEpochMilli(update.timestamp());
        boolean isClockRight =
                isLeft(then, Side.FIRST, when, update.first())
                        && isLeft(then, Side.SECOND, when, update.second());
        return isClockRight ? Optional.empty() : Optional.of(at + " was shown with another clock");
    }

    private static boolean isLeft(Table then, Side side, Instant when, Optional<Long> shown) {
        return shown.map(millis -> millis == then.clock().left(side, when).toMillis()).orElse(true);
    }

    /** A repeated answer shows how it stands now, so the move may be an older one. */
    private Optional<String> loss(Shown update, History.Sent move) {
        LogRow row = byRequest.get(move.request());
        if (row == null) {
            return Optional.of(": " + move.request() + " was acknowledged and is not in the log");
        }
        boolean isThere =
                update.isNews()
                        ? row.version() == update.version()
                        : row.version() <= update.version();
        boolean isSame = row.events().stream().anyMatch(event -> isMove(event, move.path()));
        return isThere && isSame
                ? Optional.empty()
                : Optional.of(": " + move.request() + " stands otherwise in the log: " + row);
    }

    private static boolean isMove(TableEvent event, String path) {
        return event instanceof TableEvent.Moved moved && pathOf(moved).equals(path);
    }

    private static String pathOf(TableEvent.Moved moved) {
        return moved.move().path().stream()
                .map(Square::number)
                .map(String::valueOf)
                .collect(Collectors.joining(","));
    }

    private void add(Invariant invariant, String evidence) {
        broken.add(invariant.brokenBy(name + ": " + evidence));
    }
}
