package crownhead.clients.browser;

import crownhead.protocol.Role;
import crownhead.protocol.Update;
import crownhead.protocol.UpdateText;
import crownhead.protocol.telling.News;
import crownhead.protocol.telling.Telling;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.notation.Line;
import crownhead.rules.notation.PdnResult;
import crownhead.rules.notation.PdnWriter;
import crownhead.rules.notation.ScoreSheet;
import crownhead.rules.notation.Tag;
import crownhead.table.Decision;
import crownhead.table.PlayerId;
import crownhead.table.Refusal;
import crownhead.table.Result;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.JSExport;

/** One game at one screen. It is told of as a server tells of a game, word for word. */
public final class ScriptTable {
    private static final PlayerId HOST = new PlayerId("host");
    private static final PlayerId GUEST = new PlayerId("guest");
    private static final double NEVER = Double.POSITIVE_INFINITY;

    private final News.Names names;
    private final Reader reader;
    private Table table;
    private long version;

    private ScriptTable(Table opened, News.Names names, Reader reader) {
        this.table = opened;
        this.names = names;
        this.reader = reader;
    }

    /** Who reads what is told. */
    private enum Reader {
        WHOEVER_ACTS,
        FIRST,
        SECOND
    }

    static ScriptTable open(ScriptTerms terms) {
        boolean hostIsFirst = terms.hostIsFirst();
        Reader host = hostIsFirst ? Reader.FIRST : Reader.SECOND;
        return new ScriptTable(
                Table.opened(new TableEvent.Opened(HOST, ScriptTerms.of(terms))),
                hostIsFirst
                        ? new News.Names(terms.host(), terms.guest())
                        : new News.Names(terms.guest(), terms.host()),
                terms.reader().equals("host") ? host : Reader.WHOEVER_ACTS);
    }

    /** Both sit down, and the first move is to be made. */
    @JSExport
    public ScriptAnswer start(double now) {
        return decide(new TableCommand.Sit(GUEST, Side.FIRST), TableExports.moment(now));
    }

    /** How things stand. */
    @JSExport
    public ScriptAnswer look(double now) {
        return told(List.of(), TableExports.moment(now));
    }

    /** Whoever is on turn plays along these squares. */
    @JSExport
    public ScriptAnswer play(int[] path, double now) {
        List<Square> squares = new ArrayList<>();
        for (int number : path) {
            squares.add(Square.of(number));
        }
        return decide(
                new TableCommand.Play(holder(table.toMove()), table.game().ply(), squares),
                TableExports.moment(now));
    }

    /** Anything else that a player may ask of a table, by the name that it has on the wire. */
    @JSExport
    public ScriptAnswer ask(String what, String side, double now) {
        PlayerId by = holder(side.equals("first") ? Side.FIRST : Side.SECOND);
        return decide(command(what, by), TableExports.moment(now));
    }

    /** Does what time has made due. */
    @JSExport
    public ScriptAnswer tick(double now) {
        return decide(new TableCommand.CallTime(), TableExports.moment(now));
    }

    /** When there will be something for {@link #tick} to do. */
    @JSExport
    public double nextDeadline() {
        return table.nextDeadline().map(at -> (double) at.toEpochMilli()).orElse(NEVER);
    }

    /** The game as PDN; the date is as PDN writes it: 2026.11.17. */
    @JSExport
    public String pdn(String date) {
        List<Tag> tags =
                List.of(
                        new Tag("Date", date),
                        new Tag("Black", names.first()),
                        new Tag("White", names.second()));
        Line line = Line.of(table.game().moves());
        return PdnWriter.write(
                new ScoreSheet(tags, table.terms().start(), line, written(table.result())));
    }

    private static PdnResult written(Optional<Result> result) {
        if (result.isEmpty()) {
            return PdnResult.UNKNOWN;
        }
        return switch (result.get()) {
            case Result.Win(Side winner, _) ->
                    winner == Side.FIRST ? PdnResult.FIRST_WON : PdnResult.SECOND_WON;
            case Result.Draw _ -> PdnResult.DRAWN;
            case Result.NoResult _ -> PdnResult.UNKNOWN;
        };
    }

    private ScriptAnswer decide(TableCommand command, Instant now) {
        return switch (table.decide(command, now)) {
            case Decision.Accepted(List<TableEvent> events) -> happened(events, now);
            case Decision.Overtaken(List<TableEvent> events) ->
                    ScriptAnswer.refused(happened(events, now).update(), Refusal.Plain.GAME_OVER);
            case Decision.Refused(Refusal why) ->
                    ScriptAnswer.refused(told(List.of(), now).update(), why);
        };
    }

    private ScriptAnswer happened(List<TableEvent> events, Instant now) {
        table = table.after(events);
        version++;
        return told(events, now);
    }

    private ScriptAnswer told(List<TableEvent> events, Instant now) {
        News news = new News("here", 1, version, table, events, names, now);
        Update update = Telling.tell(news, reading());
        return ScriptAnswer.told(new UpdateText(update).to(update));
    }

    private Role reading() {
        return switch (reader) {
            case FIRST -> Role.FIRST;
            case SECOND -> Role.SECOND;
            case WHOEVER_ACTS -> Role.of(actor());
        };
    }

    /** Whose word is wanted: who paused, who is asked, or else who is to move. */
    private Side actor() {
        return table.pause()
                .map(Table.Pause::by)
                .or(() -> table.question().map(asked -> asked.by().opponent()))
                .orElseGet(table::toMove);
    }

    private PlayerId holder(Side side) {
        return table.seats().orElseThrow().holder(side);
    }

    private static TableCommand command(String what, PlayerId by) {
        return switch (what) {
            case "resign" -> new TableCommand.Resign(by);
            case "offer-draw" -> new TableCommand.OfferDraw(by);
            case "accept-draw" -> new TableCommand.AcceptDraw(by);
            case "decline-draw" -> new TableCommand.DeclineDraw(by);
            case "claim-draw" -> new TableCommand.ClaimDraw(by);
            case "ask-take-back" -> new TableCommand.AskTakeBack(by);
            case "accept-take-back" -> new TableCommand.AcceptTakeBack(by);
            case "decline-take-back" -> new TableCommand.DeclineTakeBack(by);
            case "abort" -> new TableCommand.Abort(by);
            case "pause" -> new TableCommand.Pause(by);
            case "continue" -> new TableCommand.Continue(by);
            default -> throw new IllegalArgumentException("Nothing is called \"" + what + "\"");
        };
    }
}
