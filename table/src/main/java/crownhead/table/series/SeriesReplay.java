package crownhead.table.series;

import crownhead.table.PlayerId;
import crownhead.table.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A series on its way from before an event to after it. It only records. */
final class SeriesReplay {
    private final Series before;
    private final List<Guest> present;
    private final List<PlayerId> seated;
    private final List<PlayerId> asked;
    private int games;
    private Optional<Seats> lastSeats;
    private Stage stage;

    SeriesReplay(Series before) {
        this.before = before;
        present = new ArrayList<>(before.present());
        seated = new ArrayList<>(before.seated());
        asked = new ArrayList<>(before.asked());
        games = before.games();
        lastSeats = before.lastSeats();
        stage = before.stage();
    }

    Series apply(SeriesEvent event) {
        switch (event) {
            case SeriesEvent.Opened opened ->
                    throw new IllegalArgumentException("A series is opened once: " + opened);
            case SeriesEvent.Arrived(PlayerId who, Wish wish) -> present.add(new Guest(who, wish));
            case SeriesEvent.Departed(PlayerId who) -> depart(who);
            case SeriesEvent.Seated(PlayerId who) -> seated.add(who);
            case SeriesEvent.Unseated(PlayerId who) -> seated.remove(who);
            case SeriesEvent.GameOpened(int game, Seats seats) -> {
                games = game;
                asked.clear();
                stage = new Stage.Playing(game, seats);
            }
            case SeriesEvent.GameOver over -> end(over);
            case SeriesEvent.Asked(Invitation invitation, List<PlayerId> who, var until) -> {
                asked.addAll(who);
                stage = new Stage.Asking(invitation, who, until);
            }
            case SeriesEvent.Replied(PlayerId who, _) -> answered(who);
            case SeriesEvent.Closed _ -> stage = new Stage.Closed();
        }
        return new Series(before.terms(), present, seated, games, lastSeats, stage, asked);
    }

    /** Whoever comes back later is new. */
    private void depart(PlayerId who) {
        present.removeIf(guest -> guest.id().equals(who));
        seated.remove(who);
        asked.remove(who);
        answered(who);
    }

    private void end(SeriesEvent.GameOver over) {
        if (!(stage instanceof Stage.Playing(int game, Seats seats)) || game != over.game()) {
            throw new IllegalArgumentException(over + " is not what is played: " + stage);
        }
        lastSeats = Optional.of(seats);
        stage = new Stage.Waiting();
    }

    /** When the last answer is there, nobody is asked any more. */
    private void answered(PlayerId who) {
        if (stage instanceof Stage.Asking(Invitation invitation, List<PlayerId> open, var until)) {
            List<PlayerId> left = new ArrayList<>(open);
            left.remove(who);
            stage =
                    left.isEmpty()
                            ? new Stage.Waiting()
                            : new Stage.Asking(invitation, left, until);
        }
    }
}
