package crownhead.table.series;

import crownhead.rules.Side;
import crownhead.table.PlayerId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One series at one moment, asked something. It goes on with every event that it decides. */
final class SeriesDeciding {
    private final List<SeriesEvent> events = new ArrayList<>();
    private final Instant now;
    private Series series;

    SeriesDeciding(Series series, Instant now) {
        this.series = series;
        this.now = now;
    }

    /** Silence that lasted too long comes first: a yes that comes late is not awaited any more. */
    SeriesDecision decide(SeriesCommand command) {
        callTime();
        Optional<SeriesRefusal> why = refusal(command);
        if (why.isPresent()) {
            return new SeriesDecision.Refused(why.get());
        }
        carryOut(command);
        return new SeriesDecision.Accepted(events);
    }

    private void callTime() {
        if (series.stage() instanceof Stage.Asking(var invitation, List<PlayerId> open, var until)
                && !now.isBefore(until)) {
            for (PlayerId who : open) {
                answer(who, Answer.NO);
            }
            settle(invitation);
        }
    }

    private Optional<SeriesRefusal> refusal(SeriesCommand command) {
        boolean isTimeCalled = command instanceof SeriesCommand.CallTime && !events.isEmpty();
        if (series.stage() instanceof Stage.Closed && !isTimeCalled) {
            return Optional.of(SeriesRefusal.SERIES_CLOSED);
        }
        return switch (command) {
            case SeriesCommand.Arrive(PlayerId who, _, _) ->
                    unless(!series.isHere(who), SeriesRefusal.ALREADY_HERE);
            case SeriesCommand.Depart(PlayerId who) ->
                    unless(series.isHere(who), SeriesRefusal.NOT_HERE);
            case SeriesCommand.Reply(PlayerId who, _, _) ->
                    unless(series.isAwaited(who), SeriesRefusal.NOT_ASKED);
            case SeriesCommand.Sit(PlayerId who, _) -> refusalToSit(who);
            case SeriesCommand.GameOver(int game) ->
                    unless(isPlayed(game), SeriesRefusal.NO_SUCH_GAME);
            case SeriesCommand.CallTime _ -> unless(isTimeCalled, SeriesRefusal.NOTHING_DUE);
        };
    }

    private Optional<SeriesRefusal> refusalToSit(PlayerId who) {
        if (!series.isHere(who)) {
            return Optional.of(SeriesRefusal.NOT_HERE);
        }
        if (series.isSeated(who)) {
            return Optional.of(SeriesRefusal.ALREADY_SEATED);
        }
        return switch (series.stage()) {
            case Stage.Waiting _ -> Optional.empty();
            case Stage.Playing _ -> Optional.of(SeriesRefusal.SEATS_TAKEN);
            case Stage.Asking _ -> Optional.of(SeriesRefusal.NOT_WAITING);
            case Stage.Closed _ -> Optional.of(SeriesRefusal.SERIES_CLOSED);
        };
    }

    private boolean isPlayed(int game) {
        return series.stage() instanceof Stage.Playing playing && playing.game() == game;
    }

    private static Optional<SeriesRefusal> unless(boolean isAllowed, SeriesRefusal why) {
        return isAllowed ? Optional.empty() : Optional.of(why);
    }

    private void carryOut(SeriesCommand command) {
        switch (command) {
            case SeriesCommand.Arrive arrival -> arrive(arrival);
            case SeriesCommand.Depart(PlayerId who) -> depart(who);
            case SeriesCommand.Reply reply -> reply(reply);
            case SeriesCommand.Sit(PlayerId who, Side toss) -> sit(who, toss);
            case SeriesCommand.GameOver(int game) -> gameOver(game);
            case SeriesCommand.CallTime _ -> {}
        }
    }

    private void arrive(SeriesCommand.Arrive arrival) {
        happen(new SeriesEvent.Arrived(arrival.who(), arrival.wish()));
        if (arrival.wish() == Wish.PLAY && isWaiting()) {
            sit(arrival.who(), arrival.toss());
        }
    }

    private void sit(PlayerId who, Side toss) {
        happen(new SeriesEvent.Seated(who));
        if (series.hasPair()) {
            openGame(toss);
        }
    }

    private void depart(PlayerId who) {
        Stage before = series.stage();
        happen(new SeriesEvent.Departed(who));
        if (before instanceof Stage.Asking asking) {
            settle(asking.invitation());
        }
    }

    private void reply(SeriesCommand.Reply reply) {
        Stage before = series.stage();
        answer(reply.who(), reply.answer());
        if (isWaiting() && series.hasPair()) {
            openGame(reply.toss());
        } else if (before instanceof Stage.Asking asking) {
            settle(asking.invitation());
        }
    }

    private void answer(PlayerId who, Answer answer) {
        happen(new SeriesEvent.Replied(who, answer));
        boolean isSeated = series.isSeated(who);
        if (answer == Answer.YES && !isSeated) {
            happen(new SeriesEvent.Seated(who));
        } else if (answer == Answer.NO && isSeated) {
            happen(new SeriesEvent.Unseated(who));
        }
    }

    /** What comes when all who were asked have answered or left, and no pair came of it. */
    private void settle(Invitation invitation) {
        if (!isWaiting()) {
            return;
        }
        boolean isSomebodySeated = !series.seated().isEmpty();
        switch (invitation) {
            case REMATCH -> {
                // Where neither wants to play, the table waits and nobody is urged.
                if (isSomebodySeated) {
                    askNextSpectator();
                }
            }
            case GO_ON -> {
                if (isSomebodySeated) {
                    askNextSpectator();
                } else {
                    happen(new SeriesEvent.Closed());
                }
            }
            case TAKE_SEAT -> askNextSpectator();
        }
    }

    private void gameOver(int game) {
        happen(new SeriesEvent.GameOver(game));
        Duration toAnswer = series.terms().playersAnswer();
        if (series.hasPair()) {
            ask(Invitation.REMATCH, series.seated(), toAnswer);
        } else if (!series.seated().isEmpty()) {
            ask(Invitation.GO_ON, series.seated(), toAnswer);
        } else {
            askNextSpectator();
        }
    }

    /** The first in the order they came. When there is none, the table waits. */
    private void askNextSpectator() {
        for (Guest guest : series.present()) {
            PlayerId who = guest.id();
            if (guest.wish() == Wish.PLAY
                    && !series.isSeated(who)
                    && !series.asked().contains(who)) {
                ask(Invitation.TAKE_SEAT, List.of(who), series.terms().spectatorsAnswer());
                return;
            }
        }
    }

    private void ask(Invitation invitation, List<PlayerId> who, Duration toAnswer) {
        happen(new SeriesEvent.Asked(invitation, who, now.plus(toAnswer)));
    }

    private void openGame(Side toss) {
        happen(new SeriesEvent.GameOpened(series.games() + 1, Sides.of(series, toss)));
    }

    private boolean isWaiting() {
        return series.stage() instanceof Stage.Waiting;
    }

    private void happen(SeriesEvent event) {
        events.add(event);
        series = series.after(event);
    }
}
