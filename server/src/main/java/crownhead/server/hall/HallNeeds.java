package crownhead.server.hall;

import crownhead.play.Tables;
import crownhead.play.lobby.Attendance;
import crownhead.play.lobby.GameKey;
import crownhead.play.lobby.GameStore;
import crownhead.play.lobby.Lobby;
import crownhead.play.lobby.Presence;
import crownhead.play.player.People;
import crownhead.play.player.Secrets;
import crownhead.protocol.ServerMessage;
import crownhead.server.security.RateLimits;
import crownhead.server.security.Tickets;
import crownhead.server.session.Limits;
import crownhead.server.session.PatientAnswers;
import crownhead.server.show.GameLines;
import crownhead.server.show.NameBook;
import java.net.URI;
import java.time.InstantSource;
import java.util.function.Function;

/**
 * What the hall is made of.
 *
 * @param generosity how many times the usual rates are allowed
 * @param links makes an address of the key to a private game
 * @param time the house's own
 */
public record HallNeeds(
        ServerMessage.Hello hello,
        Limits limits,
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
        int generosity,
        Secrets secrets,
        Function<GameKey, URI> links,
        InstantSource time,
        PatientAnswers answers) {}
