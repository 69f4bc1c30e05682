package crownhead.clients.presenter;

import crownhead.protocol.GameLine;
import crownhead.protocol.Person;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import java.util.List;
import java.util.Optional;

/** What a house with a hall says in a test. Ann is the one who hears it. */
final class Halls {
    static final ServerMessage.InHall ANN =
            new ServerMessage.InHall(Optional.empty(), "Ann", false, "Welcome, Ann.");
    static final ServerMessage.InHall ANN_SIGNED_IN =
            new ServerMessage.InHall(Optional.empty(), "Ann", true, "Welcome, Ann.");

    private Halls() {}

    /** Eve's game waits, Ben plays Zoe, and all of them are there. */
    static ServerMessage.Lobby lobby() {
        return new ServerMessage.Lobby(
                List.of(
                        new Person("Ann", false, false),
                        new Person("Ben", true, true),
                        new Person("Eve", false, false)),
                List.of(waiting("3f8k2m9qx7tv", "Eve")),
                List.of(playing("7xq2p0m4zk9d", "Ben", "Zoe")));
    }

    static GameLine waiting(String table, String host) {
        return line(table, "waiting", host, Optional.empty(), Optional.empty());
    }

    static GameLine playing(String table, String first, String second) {
        GameLine line = waiting(table, first);
        return new GameLine(
                table,
                "playing",
                line.visibility(),
                first,
                Optional.of(first),
                Optional.of(second),
                Optional.empty(),
                line.colours(),
                "first",
                "game:3m+2s",
                false,
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** A game of Ann's against somebody. */
    static GameLine mine(String table, String opponent, boolean myTurn) {
        GameLine line = playing(table, "Ann", opponent);
        return new GameLine(
                table,
                line.stage(),
                line.visibility(),
                line.host(),
                line.first(),
                line.second(),
                line.challenged(),
                line.colours(),
                line.side(),
                "days:3",
                true,
                1,
                Optional.of(Role.FIRST),
                Optional.of(myTurn),
                Optional.empty());
    }

    static GameLine challenge(String table, String from) {
        return line(table, "waiting", from, Optional.of("Ann"), Optional.of("first"));
    }

    private static GameLine line(
            String table,
            String stage,
            String host,
            Optional<String> challenged,
            Optional<String> side) {
        return new GameLine(
                table,
                stage,
                "public",
                host,
                Optional.empty(),
                Optional.empty(),
                challenged,
                "red-white",
                side.orElse("random"),
                "game:10m+0s",
                false,
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    static ServerMessage.Welcome welcomeTo(String table) {
        ServerMessage.Welcome usual = House.welcome("Ann");
        return new ServerMessage.Welcome(
                table, 1, "Ann", usual.house(), "You are Ann at table " + table + ".");
    }
}
