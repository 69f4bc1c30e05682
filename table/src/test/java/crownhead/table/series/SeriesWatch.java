package crownhead.table.series;

import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Watches one series, and complains of whatever must never happen there. */
final class SeriesWatch {
    private final SeriesEvent.Opened opened;
    private final List<SeriesEvent> log = new ArrayList<>();
    private final Set<PlayerId> askedThisRound = new HashSet<>();
    private Optional<Seats> lastGame = Optional.empty();
    private Series series;

    SeriesWatch(SeriesEvent.Opened opened) {
        this.opened = opened;
        series = Series.opened(opened);
    }

    Series series() {
        return series;
    }

    /** Asks the series, and follows it to where it goes then. */
    SeriesDecision ask(SeriesCommand command, Instant now) {
        SeriesDecision decision = series.decide(command, now);
        if (decision instanceof SeriesDecision.Accepted(List<SeriesEvent> events)) {
            require(!(series.stage() instanceof Stage.Closed), "accepted after the end");
            require(!events.isEmpty(), "nothing happened");
            events.forEach(this::follow);
            require(Series.opened(opened).after(log).equals(series), "replaying gave another");
            requireOrder();
            requireNothingDue(now);
        }
        return decision;
    }

    /** Where nobody does anything any more, silence ends the asking after everybody was asked. */
    void requireThatAskingEnds(Instant now) {
        Series silent = series;
        Instant later = now;
        for (int asked = 0; silent.nextDeadline().isPresent(); asked++) {
            require(asked <= series.present().size(), "the asking does not end");
            Instant deadline = silent.nextDeadline().get();
            later = deadline.isAfter(later) ? deadline : later;
            if (!(silent.decide(new SeriesCommand.CallTime(), later)
                    instanceof SeriesDecision.Accepted(List<SeriesEvent> events))) {
                throw new AssertionError("time was called in vain");
            }
            silent = silent.after(events);
        }
    }

    private void follow(SeriesEvent event) {
        switch (event) {
            case SeriesEvent.Asked(Invitation invitation, List<PlayerId> who, _) ->
                    who.forEach(one -> requireAskable(invitation, one));
            case SeriesEvent.Departed(PlayerId who) -> askedThisRound.remove(who);
            case SeriesEvent.GameOpened(int game, Seats seats) -> {
                require(game == series.games() + 1, "a game has the wrong number");
                requireChangedSides(seats);
                askedThisRound.clear();
                lastGame = Optional.of(seats);
            }
            case SeriesEvent.Opened _,
                    SeriesEvent.Arrived _,
                    SeriesEvent.Seated _,
                    SeriesEvent.Unseated _,
                    SeriesEvent.GameOver _,
                    SeriesEvent.Replied _,
                    SeriesEvent.Closed _ -> {}
        }
        log.add(event);
        series = series.after(event);
    }

    private void requireAskable(Invitation invitation, PlayerId who) {
        require(askedThisRound.add(who), who + " was asked twice in a round");
        require(series.isHere(who), who + " was asked and is not here");
        if (invitation == Invitation.TAKE_SEAT) {
            require(series.present().contains(new Guest(who, Wish.PLAY)), who + " only watches");
            require(!series.isSeated(who), who + " was asked and has a seat");
        } else {
            require(series.isSeated(who), who + " was asked as a player and has no seat");
        }
    }

    private void requireChangedSides(Seats seats) {
        for (Side side : Side.values()) {
            require(
                    lastGame.flatMap(last -> last.sideOf(seats.holder(side)))
                            .filter(before -> before == side)
                            .isEmpty(),
                    seats.holder(side) + " has the same side again");
        }
    }

    private void requireOrder() {
        Set<PlayerId> seated = new HashSet<>(series.seated());
        require(seated.size() == series.seated().size(), "somebody has two seats");
        require(seated.size() <= 2, "more than two sit");
        seated.forEach(who -> require(series.isHere(who), who + " sits and is not here"));
        boolean isAsking = series.stage() instanceof Stage.Asking;
        require(series.nextDeadline().isPresent() == isAsking, "a deadline without a question");
        if (series.stage() instanceof Stage.Asking asking) {
            require(!asking.open().isEmpty(), "nobody is asked");
            asking.open().forEach(who -> require(series.isHere(who), who + " cannot answer"));
        }
        if (series.stage() instanceof Stage.Waiting) {
            require(seated.size() < 2, "two sit and do not play");
        }
    }

    private void requireNothingDue(Instant now) {
        require(
                series.nextDeadline().filter(at -> !at.isAfter(now)).isEmpty(),
                "something was due before the command and is still due");
    }

    private static void require(boolean claim, String complaint) {
        if (!claim) {
            throw new AssertionError(complaint);
        }
    }
}
