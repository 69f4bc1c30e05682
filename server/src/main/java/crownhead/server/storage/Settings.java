package crownhead.server.storage;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The settings of a database, as it says itself. */
record Settings(Connection connection) {
    String value(String question) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(question)) {
            answer.next();
            return answer.getString(1);
        }
    }

    void expect(String setting, String found, String wanted) throws CannotOpen {
        if (!found.equals(wanted)) {
            throw wrong(setting, found, wanted);
        }
    }

    void expectNot(String setting, String found, String forbidden) throws CannotOpen {
        if (found.equals(forbidden)) {
            throw wrong(setting, found, "on");
        }
    }

    private static CannotOpen wrong(String setting, String found, String wanted) {
        return new CannotOpen(
                "The database has " + setting + " = " + found + ": a power cut could lose moves.",
                "Set " + setting + " to " + wanted + " for this database, then start again.");
    }
}
