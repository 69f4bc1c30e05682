package crownhead.play.computer;

import crownhead.engine.Choice;
import crownhead.engine.Interruption;
import crownhead.engine.Level;
import crownhead.engine.ThinkingTime;
import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.Known;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.play.Watcher;
import crownhead.play.lobby.Attendance;
import crownhead.play.lobby.Stay;
import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/**
 * A computer at one table. It sees what everyone sees and asks for what anyone may ask; the delay
 * before its moves is its own, never the engine's. What it does is named after the version of the
 * table that it answers, so that it is done once, also by a house that was closed in between.
 */
final class ComputerSeat implements Watcher {
    /** As long as somebody takes who reads a question. */
    private static final Duration TO_READ = Duration.ofSeconds(1);

    /** So far it looks where it has no choice, to know how it stands. */
    private static final int DEEP_ENOUGH = 8;

    /** What a computer needs at a table. */
    record Needs(
            Tables tables,
            Attendance attendance,
            InstantSource time,
            Backroom backroom,
            Mind mind) {}

    private final Needs needs;
    private final TableId table;
    private final PlayerId player;
    private final Level level;
    private Judgement judgement = Judgement.NONE;
    private Optional<Stay> stay = Optional.empty();
    private long version;
    private boolean mustLook;
    private boolean hasLeft;

    ComputerSeat(Needs needs, TableId table, PlayerId player, Level level) {
        this.needs = needs;
        this.table = table;
        this.player = player;
        this.level = level;
    }

    /** Holds the seat and looks at the table, until the game is over. */
    void sit() {
        stay = Optional.of(needs.attendance().arrive(table, player));
        watch();
    }

    private void watch() {
        try {
            needs.tables().watch(table, Long.MAX_VALUE, this);
            look();
        } catch (StoreFailure _) {
            lookAgain();
        }
    }

    /** Whether there is nothing more to do here. */
    synchronized boolean hasLeft() {
        return hasLeft;
    }

    /** The store did not answer in time: what was to be done is looked at again. */
    void lookIfMissed() {
        boolean must;
        synchronized (this) {
            must = mustLook;
            mustLook = false;
        }
        if (must) {
            needs.tables().leave(table, this);
            watch();
        }
    }

    /** Another node may have stored something that nobody has told here. */
    void lookAround() {
        needs.backroom().soon(this::tryToLook);
    }

    @Override
    public void offer(LogRow row) {
        lookAround();
    }

    @Override
    public void offer(LogRow row, Table after) {
        needs.backroom().soon(() -> consider(new Known(row.version(), after)));
    }

    private void tryToLook() {
        try {
            look();
        } catch (StoreFailure _) {
            lookAgain();
        }
    }

    private void look() throws StoreFailure {
        needs.tables().look(table).ifPresentOrElse(this::consider, this::leave);
    }

    private synchronized void lookAgain() {
        mustLook = true;
        version = 0;
    }

    /** What was seen last counts: an earlier look that comes late changes nothing. */
    private void consider(Known known) {
        synchronized (this) {
            if (hasLeft || known.version() <= version) {
                return;
            }
            version = known.version();
        }
        Optional<Side> side = known.table().seats().flatMap(seats -> seats.sideOf(player));
        if (side.isEmpty()) {
            leave();
            return;
        }
        switch (Errand.at(known.table(), side.get())) {
            case LEAVE -> leave();
            case WAIT -> {}
            case ANSWER_DRAW -> later(known, TO_READ, () -> answerDraw(known));
            case ANSWER_TAKE_BACK ->
                    later(
                            known,
                            TO_READ,
                            () -> submit(known, new TableCommand.AcceptTakeBack(player)));
            case MOVE -> think(known);
        }
    }

    private void leave() {
        synchronized (this) {
            if (hasLeft) {
                return;
            }
            hasLeft = true;
        }
        needs.tables().leave(table, this);
        stay.ifPresent(Stay::close);
    }

    private void answerDraw(Known known) {
        submit(
                known,
                judgement().acceptsDraw()
                        ? new TableCommand.AcceptDraw(player)
                        : new TableCommand.DeclineDraw(player));
    }

    private void think(Known known) {
        Instant before = now().plus(Pace.allowed(known.table(), now()));
        needs.backroom()
                .think(
                        before,
                        () -> {
                            if (isCurrent(known)) {
                                Choice choice = choose(known);
                                needs.backroom().soon(() -> decide(known, choice));
                            }
                        });
    }

    private Choice choose(Known known) {
        ThinkingTime time = Pace.thought(known.table(), needs.backroom().waiting(), now());
        Instant until = now().plusMillis(time.most());
        return needs.mind()
                .choose(level, table.hashCode(), known.table().game(), untilThen(known, until));
    }

    /** Nobody thinks on about a turn that is over, or long about one without a choice. */
    private Interruption untilThen(Known known, Instant until) {
        boolean hasChoice = known.table().game().position().legalMoves().size() > 1;
        return new Interruption() {
            @Override
            public boolean isDue() {
                return !now().isBefore(until)
                        || !isCurrent(known)
                        || Thread.currentThread().isInterrupted();
            }

            @Override
            public boolean isEnough(Choice soFar) {
                return !hasChoice && soFar.depth() >= DEEP_ENOUGH;
            }
        };
    }

    /** Plays when it is time to, unless the game is to end here. */
    private void decide(Known known, Choice choice) {
        Judgement now;
        synchronized (this) {
            if (known.version() != version) {
                return;
            }
            judgement = judgement.after(known.table().game().ply(), choice.score());
            now = judgement;
        }
        later(known, wait(known), () -> submit(known, command(known, now, choice)));
    }

    private TableCommand command(Known known, Judgement judged, Choice choice) {
        if (judged.resigns()) {
            return new TableCommand.Resign(player);
        }
        if (known.table().game().drawClaim().isPresent() && judged.claimsDraw()) {
            return new TableCommand.ClaimDraw(player);
        }
        return new TableCommand.Play(
                player, known.table().game().ply(), choice.move().path(), Duration.ZERO);
    }

    /** What is still missing to the time that somebody like this takes for a turn. */
    private Duration wait(Known known) {
        Table at = known.table();
        long chance = 31L * table.hashCode() + at.game().ply();
        Duration left = Pace.answer(level, at, chance, now()).minus(at.clock().thought(now()));
        return left.isNegative() ? Duration.ZERO : left;
    }

    private void later(Known known, Duration time, Runnable errand) {
        needs.backroom()
                .after(
                        time,
                        () -> {
                            if (isCurrent(known)) {
                                errand.run();
                            }
                        });
    }

    private void submit(Known known, TableCommand command) {
        CommandId named = CommandId.of(player, "at-" + known.version());
        switch (needs.tables().submit(table, named, command)) {
            case Answer.Done _ -> offerDrawAfter(known, command);
            case Answer.Unavailable _ -> lookAgain();
            // Whatever has happened instead is looked at when it is told.
            case Answer.Refused _, Answer.Overtaken _, Answer.NoSuchTable _ -> {}
        }
    }

    private void offerDrawAfter(Known known, TableCommand command) {
        boolean isMove = command instanceof TableCommand.Play;
        if (isMove && judgement().offersDraw()) {
            synchronized (this) {
                judgement = Judgement.NONE;
            }
            CommandId named = CommandId.of(player, "draw-" + known.version());
            needs.tables().submit(table, named, new TableCommand.OfferDraw(player));
        }
    }

    private synchronized boolean isCurrent(Known known) {
        return !hasLeft && known.version() == version;
    }

    private synchronized Judgement judgement() {
        return judgement;
    }

    private Instant now() {
        return needs.time().instant();
    }
}
