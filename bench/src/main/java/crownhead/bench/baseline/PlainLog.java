package crownhead.bench.baseline;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Lines in one table of SQLite, synced to disk; all that wait are stored at once. */
final class PlainLog {
    private final Connection connection;
    private final BlockingQueue<Line> waiting = new LinkedBlockingQueue<>();

    private record Line(String game, String text, Runnable whenStored) {}

    PlainLog(Path folder) throws Exception {
        Files.createDirectories(folder);
        connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("plain.db"));
        try (Statement statement = connection.createStatement()) {
            statement.execute("pragma journal_mode = wal");
            statement.execute("pragma synchronous = full");
            statement.execute("create table if not exists log (game text, line text)");
        }
        connection.setAutoCommit(false);
        Thread.ofPlatform().daemon().name("plain-log").start(this::store);
    }

    void append(String game, String text, Runnable whenStored) {
        waiting.add(new Line(game, text, whenStored));
    }

    private void store() {
        try (PreparedStatement insert =
                connection.prepareStatement("insert into log values (?, ?)")) {
            while (true) {
                List<Line> lines = new ArrayList<>(List.of(waiting.take()));
                waiting.drainTo(lines);
                for (Line line : lines) {
                    insert.setString(1, line.game());
                    insert.setString(2, line.text());
                    insert.executeUpdate();
                }
                connection.commit();
                lines.forEach(line -> line.whenStored().run());
            }
        } catch (SQLException e) {
            throw new IllegalStateException("The moves cannot be stored", e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
