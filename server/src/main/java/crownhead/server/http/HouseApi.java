package crownhead.server.http;

import crownhead.play.Tables;
import crownhead.play.lobby.Attendance;
import crownhead.play.lobby.GameStore;
import crownhead.play.lobby.Lobby;
import crownhead.play.lobby.Presence;
import crownhead.play.player.People;
import crownhead.server.meter.Meters;
import crownhead.server.security.RateLimits;
import crownhead.server.security.Tickets;
import crownhead.server.show.GameLines;
import crownhead.server.show.NameBook;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;

/**
 * The parts of the house that requests lead to.
 *
 * @param time the house's own
 * @param wall the clock on the wall
 * @param wallOf when a moment of the house's own time was by that clock
 * @param ready whether the house takes new games
 * @param tablePieces up to how many pieces its endgame tables know
 */
public record HouseApi(
        People people,
        Lobby lobby,
        Presence presence,
        Attendance attendance,
        Tables tables,
        GameStore games,
        NameBook names,
        GameLines lines,
        Tickets tickets,
        RateLimits rates,
        Meters meters,
        InstantSource time,
        InstantSource wall,
        UnaryOperator<Instant> wallOf,
        BooleanSupplier ready,
        IntSupplier tablePieces) {}
