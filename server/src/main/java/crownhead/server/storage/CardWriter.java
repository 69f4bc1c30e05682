package crownhead.server.storage;

import crownhead.table.Seats;
import crownhead.table.TableEvent;
import crownhead.table.log.EventText;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Keeps the cards of games at what their logs say, in the same transaction. */
final class CardWriter {
    private final PreparedStatement opened;
    private final PreparedStatement started;
    private final PreparedStatement ended;
    private final PreparedStatement nothingDue;

    CardWriter(Connection connection) throws SQLException {
        opened =
                connection.prepareStatement(
                        "update games set opened = ?, host = ?, opening = ? where table_id = ?");
        started =
                connection.prepareStatement(
                        "update games set started = ?, first = ?, second = ? where table_id = ?");
        ended =
                connection.prepareStatement(
                        "update games set ended = ?, ending = ? where table_id = ?");
        nothingDue = connection.prepareStatement("delete from deadlines where table_id = ?");
    }

    void note(StoredRow row) throws SQLException {
        for (TableEvent event : row.news()) {
            switch (event) {
                case TableEvent.Opened what -> open(row, what);
                case TableEvent.Started what -> start(row, what.seats());
                case TableEvent.Ended what -> end(row, what);
                case TableEvent.Moved _,
                        TableEvent.DrawOffered _,
                        TableEvent.DrawDeclined _,
                        TableEvent.TakeBackAsked _,
                        TableEvent.TakeBackDeclined _,
                        TableEvent.TookBack _,
                        TableEvent.Paused _,
                        TableEvent.Continued _,
                        TableEvent.Warned _,
                        TableEvent.Left _,
                        TableEvent.Returned _ ->
                        throw new IllegalArgumentException("No card shows " + event);
            }
        }
    }

    private void open(StoredRow row, TableEvent.Opened what) throws SQLException {
        opened.setLong(1, row.at());
        opened.setString(2, what.host().value());
        opened.setString(3, EventText.write(what));
        opened.setString(4, row.table());
        opened.executeUpdate();
    }

    private void start(StoredRow row, Seats seats) throws SQLException {
        started.setLong(1, row.at());
        started.setString(2, seats.first().value());
        started.setString(3, seats.second().value());
        started.setString(4, row.table());
        started.executeUpdate();
    }

    private void end(StoredRow row, TableEvent.Ended what) throws SQLException {
        ended.setLong(1, row.at());
        ended.setString(2, EventText.write(what));
        ended.setString(3, row.table());
        ended.executeUpdate();
        nothingDue.setString(1, row.table());
        nothingDue.executeUpdate();
    }
}
