package crownhead.server.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import crownhead.play.Answer.Overtaken;
import crownhead.play.CommandId;
import crownhead.play.Known;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.protocol.Entry;
import crownhead.protocol.Happening;
import crownhead.rules.Square;
import crownhead.rules.notation.MoveText;
import crownhead.rules.notation.NotationException;
import crownhead.server.show.GameStory;
import crownhead.table.PlayerId;
import crownhead.table.Refusal;
import crownhead.table.TableCommand;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What players do in their game. */
final class PlayingRoutes {
    private static final int LONGEST_PATH = 10;

    private final HouseApi house;
    private final GameAccess access;
    private final CommandNames names = new CommandNames();

    PlayingRoutes(HttpOptions options, HouseApi house) {
        this.house = house;
        this.access = new GameAccess(options, house);
    }

    List<Route> all() {
        return List.of(
                Route.post("/api/v1/games/{table}/moves", Who.PLAYER, Budget.ACT, this::move)
                        .saying("Plays a whole turn, as the path of its squares or as text.")
                        .reading("Move")
                        .answering(Status.OK, "Carried"),
                plain("resign", TableCommand.Resign::new).saying("Resigns the game."),
                plain("offer-draw", TableCommand.OfferDraw::new)
                        .saying("Offers the opponent a draw."),
                plain("claim-draw", TableCommand.ClaimDraw::new)
                        .saying("Claims the draw that a count allows."),
                plain("ask-take-back", TableCommand.AskTakeBack::new)
                        .saying("Asks the opponent to take your last turn back."),
                plain("abort", TableCommand.Abort::new)
                        .saying("Ends the game without a result, before both have moved."),
                plain("pause", TableCommand.Pause::new).saying("Stops the clock for a while."),
                plain("continue", TableCommand.Continue::new).saying("Ends your pause."),
                Route.post("/api/v1/games/{table}/answer", Who.PLAYER, Budget.ACT, this::answer)
                        .saying("Says yes or no to what the opponent asked.")
                        .reading("YesOrNo")
                        .answering(Status.OK, "Carried"));
    }

    private Route plain(String verb, Function<PlayerId, TableCommand> command) {
        return Route.post(
                        "/api/v1/games/{table}/" + verb,
                        Who.PLAYER,
                        Budget.ACT,
                        asked -> submit(asked, asked.body(Named.class).id(), command))
                .reading("Named")
                .answering(Status.OK, "Carried");
    }

    /** {@code id} is the client's own name for it, so that a repeat gets the same answer. */
    record Named(Optional<String> id) {}

    record Move(
            Optional<String> id,
            @JsonProperty(required = true) int ply,
            List<Square> path,
            Optional<String> move) {}

    record YesOrNo(
            Optional<String> id,
            @JsonProperty(required = true) String question,
            @JsonProperty(required = true) boolean yes) {}

    /** It was carried out, as this version of the game. */
    record Carried(
            String table,
            String id,
            long version,
            long timestamp,
            String author,
            List<Happening> events) {
        static Carried of(TableId table, String id, Entry entry) {
            return new Carried(
                    table.value(),
                    id,
                    entry.version(),
                    entry.timestamp(),
                    entry.author(),
                    entry.events());
        }
    }

    private Answer move(Asked asked) throws BadRequest, StoreFailure {
        Move move = asked.body(Move.class);
        List<Square> path = path(move);
        Answer answer = submit(asked, move.id(), by -> new TableCommand.Play(by, move.ply(), path));
        if (!(answer instanceof Answer.Refused)) {
            house.meters().countMove();
        }
        return answer;
    }

    private static List<Square> path(Move move) throws BadRequest {
        if (move.path().isEmpty() == move.move().isEmpty()) {
            throw new BadRequest(
                    HttpRefusal.BAD_REQUEST.problem("A turn has a path or a move, and not both."));
        }
        try {
            List<Square> path =
                    move.move().isPresent() ? MoveText.read(move.move().get()) : move.path();
            if (path.size() <= LONGEST_PATH) {
                return path;
            }
        } catch (NotationException e) {
            throw new BadRequest(HttpRefusal.BAD_REQUEST.problem(e.fault().sentence()));
        }
        throw new BadRequest(
                HttpRefusal.BAD_REQUEST.problem(
                        "A turn touches at most " + LONGEST_PATH + " squares."));
    }

    private Answer answer(Asked asked) throws BadRequest, StoreFailure {
        YesOrNo said = asked.body(YesOrNo.class);
        boolean isYes = said.yes();
        return switch (said.question()) {
            case "draw" ->
                    submit(
                            asked,
                            said.id(),
                            isYes ? TableCommand.AcceptDraw::new : TableCommand.DeclineDraw::new);
            case "take-back" ->
                    submit(
                            asked,
                            said.id(),
                            isYes
                                    ? TableCommand.AcceptTakeBack::new
                                    : TableCommand.DeclineTakeBack::new);
            default ->
                    throw new BadRequest(
                            HttpRefusal.BAD_REQUEST.problem("The question is draw or take-back."));
        };
    }

    private Answer submit(
            Asked asked, Optional<String> given, Function<PlayerId, TableCommand> command)
            throws BadRequest, StoreFailure {
        String id = names.name(given);
        access.played(asked);
        PlayerId player = asked.player().id();
        TableId table = asked.table();
        house.attendance().renew(table, player);
        return switch (house.tables()
                .submit(table, CommandId.of(player, id), command.apply(player))) {
            case crownhead.play.Answer.Done(LogRow row) ->
                    Answer.ok(Carried.of(table, id, entry(row)));
            case Overtaken _ ->
                    new Answer.Refused(
                            Replies.problem(
                                    "overtaken", "Time had ended the game before this came."));
            case crownhead.play.Answer.Refused(Refusal why) ->
                    new Answer.Refused(Replies.problem(why.code(), why.sentence()));
            case crownhead.play.Answer.NoSuchTable _ -> Answer.refused(HttpRefusal.NO_SUCH_GAME);
            case crownhead.play.Answer.Unavailable _ -> Replies.unavailable();
        };
    }

    /** What a row tells; if more has happened since, the log says how the game stood then. */
    private Entry entry(LogRow row) throws BadRequest, StoreFailure {
        Known known = access.known(row.table());
        if (known.version() == row.version()) {
            return GameStory.entry(row, known.table());
        }
        List<LogRow> rows = LookingRoutes.rows(house.tables(), row.table());
        return GameStory.of(rows).after(row.version() - 1, 1).getFirst();
    }
}
