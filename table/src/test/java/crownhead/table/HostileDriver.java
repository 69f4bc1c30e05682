package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.BEN;
import static crownhead.table.TableFixture.EVE;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Side;
import crownhead.rules.Square;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Two players and a stranger who ask a table for anything at any time. All of it is chance. */
final class HostileDriver {
    private enum Temper {
        /** Anything is asked, sense or no sense. */
        WILD,
        /** Mostly moves, to and fro where that goes, and a draw is claimed. */
        STUBBORN,
        /** Only moves, and never to where the game has been. */
        WANDERING
    }

    private static final List<TimeControl> CONTROLS =
            List.of(
                    new TimeControl.Untimed(),
                    new TimeControl.Inactivity(Duration.ofMinutes(2)),
                    new TimeControl.PerMove(Duration.ofSeconds(90), Duration.ofSeconds(40)),
                    new TimeControl.PerPlayer(Duration.ofMinutes(3), Duration.ZERO),
                    new TimeControl.PerPlayer(Duration.ofMinutes(6), Duration.ofSeconds(7)),
                    new TimeControl.Correspondence(1));

    private static final List<String> STARTS =
            List.of(
                    "B:W21-32:B1-12",
                    "B:W21,K31:B8,K1",
                    "W:WK29,K32:BK1,K4",
                    "B:W18,12:B15,20",
                    "B:W13,5:B1,20");

    private final SplittableRandom random;
    private final Temper temper;

    HostileDriver(SplittableRandom random) {
        this.random = random;
        int of100 = random.nextInt(100);
        temper = of100 < 60 ? Temper.WILD : of100 < 90 ? Temper.STUBBORN : Temper.WANDERING;
    }

    Terms terms() {
        TimeControl control = temper == Temper.WANDERING ? CONTROLS.getFirst() : any(CONTROLS);
        boolean rated = control.hasClock() && random.nextInt(6) == 0;
        TestTerms terms = rated ? TestTerms.rated(control) : TestTerms.timed(control);
        terms = random.nextInt(4) == 0 ? terms.automaticDraws() : terms;
        boolean adjudicated = !rated && random.nextInt(isWandering() ? 2 : 8) == 0;
        terms = adjudicated ? terms.draws(DrawRule.ADJUDICATED) : terms;
        terms = random.nextInt(8) == 0 ? terms.grace(Duration.ZERO) : terms;
        return terms.seating(any(List.of(Terms.Seating.values()))).from(start()).terms();
    }

    /** How much later the next command comes; now and then a clock is set back a little. */
    Duration pause() {
        int of100 = random.nextInt(100);
        int most = of100 < 60 ? 2_000 : of100 < 95 ? 20_000 : 400_000;
        return of100 < 4
                ? Duration.ofMillis(-random.nextInt(1_500))
                : Duration.ofMillis(random.nextInt(most));
    }

    /** Whether the driver waits for the next thing that time will do. */
    boolean isPatient() {
        return random.nextInt(100) < 4;
    }

    TableCommand command(Table table) {
        if (!table.hasStarted() && random.nextInt(3) > 0) {
            return new TableCommand.Sit(anybody(), anySide());
        }
        if (table.game().mayBeAdjudicated() && random.nextInt(8) == 0) {
            return new TableCommand.Adjudicate(table.game().ply());
        }
        if (random.nextInt(100) < moveShare()) {
            return play(table);
        }
        return random.nextInt(3) == 0 ? reaction(table) : anything(table);
    }

    private String start() {
        return switch (temper) {
            case WILD -> any(STARTS);
            case STUBBORN -> random.nextInt(5) == 0 ? any(STARTS) : STARTS.get(1);
            case WANDERING -> STARTS.get(1);
        };
    }

    private int moveShare() {
        return switch (temper) {
            case WILD -> 50;
            case STUBBORN -> 85;
            case WANDERING -> 100;
        };
    }

    private TableCommand play(Table table) {
        Game game = table.game();
        boolean fair = table.hasStarted() && (isWandering() || random.nextInt(10) > 1);
        PlayerId by = fair ? table.seats().orElseThrow().holder(table.toMove()) : anybody();
        int ply = isWandering() || random.nextInt(12) > 0 ? game.ply() : random.nextInt(6);
        boolean legal = isWandering() || random.nextInt(12) > 0;
        List<Square> path = legal ? legalPath(game) : anyPath();
        return new TableCommand.Play(by, ply, path, Duration.ofMillis(random.nextInt(500)));
    }

    private List<Square> legalPath(Game game) {
        List<Move> moves = game.position().legalMoves();
        if (game.isOver() || moves.isEmpty()) {
            return anyPath();
        }
        List<Move> liked =
                switch (temper) {
                    case WILD -> moves;
                    case STUBBORN -> random.nextInt(5) == 0 ? moves : goingBack(game, moves);
                    case WANDERING -> goingOn(game, moves);
                };
        return any(liked.isEmpty() ? moves : liked).path();
    }

    /** The moves that undo the mover's last one. */
    private static List<Move> goingBack(Game game, List<Move> moves) {
        Optional<Move> last = game.before().flatMap(Game::lastTurn).map(turn -> turn.move());
        List<Move> back = new ArrayList<>();
        for (Move move : moves) {
            if (last.filter(own -> own.to().equals(move.from()) && own.from().equals(move.to()))
                    .isPresent()) {
                back.add(move);
            }
        }
        return back;
    }

    /** The kings' moves to a new position in which nothing can be taken. */
    private static List<Move> goingOn(Game game, List<Move> moves) {
        List<Move> on = new ArrayList<>();
        for (Move move : moves) {
            Game next = game.after(move);
            if (next.occurrences() == 1
                    && next.pliesWithoutProgress() > 0
                    && !next.position().mustJump()) {
                on.add(move);
            }
        }
        return on;
    }

    private TableCommand anything(Table table) {
        PlayerId by = anybody();
        return switch (random.nextInt(27)) {
            case 0 -> random.nextInt(2) == 0 ? new TableCommand.Resign(by) : play(table);
            case 1 -> new TableCommand.Abort(by);
            case 2, 3, 4 -> new TableCommand.OfferDraw(by);
            case 5, 6, 7, 8 -> new TableCommand.ClaimDraw(by);
            case 9, 10, 11, 12 -> new TableCommand.AskTakeBack(by);
            case 13, 14 -> new TableCommand.Pause(by);
            case 15, 16 -> new TableCommand.Continue(by);
            case 17 -> new TableCommand.Leave(by);
            case 18, 19, 20, 21 -> new TableCommand.Return(by);
            case 22 -> new TableCommand.Sit(by, anySide());
            case 23, 24 -> answer(by, any(List.of(Question.Kind.values())));
            case 25 -> new TableCommand.Adjudicate(random.nextInt(6));
            default ->
                    random.nextInt(4) == 0 ? new TableCommand.Close() : new TableCommand.CallTime();
        };
    }

    /** What the table seems to wait for. */
    private TableCommand reaction(Table table) {
        PlayerId by = anybody();
        if (table.question().isPresent()) {
            return answer(by, table.question().get().kind());
        }
        if (table.pause().isPresent()) {
            return new TableCommand.Continue(by);
        }
        return table.game().drawClaim().isPresent()
                ? new TableCommand.ClaimDraw(by)
                : new TableCommand.Return(by);
    }

    private TableCommand answer(PlayerId by, Question.Kind kind) {
        boolean yes = random.nextInt(3) == 0;
        return switch (kind) {
            case DRAW -> yes ? new TableCommand.AcceptDraw(by) : new TableCommand.DeclineDraw(by);
            case TAKE_BACK ->
                    yes
                            ? new TableCommand.AcceptTakeBack(by)
                            : new TableCommand.DeclineTakeBack(by);
        };
    }

    private boolean isWandering() {
        return temper == Temper.WANDERING;
    }

    private List<Square> anyPath() {
        List<Square> path = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            path.add(Square.of(1 + random.nextInt(Square.COUNT)));
        }
        return path;
    }

    private PlayerId anybody() {
        int of10 = random.nextInt(10);
        return of10 == 0 ? EVE : of10 % 2 == 0 ? ADA : BEN;
    }

    private Side anySide() {
        return random.nextBoolean() ? Side.FIRST : Side.SECOND;
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
