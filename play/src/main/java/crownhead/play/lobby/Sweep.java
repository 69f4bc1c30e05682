package crownhead.play.lobby;

import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.table.PlayerId;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Does what is due although nobody asks for it. It is called each second, by one thread. What fails
 * does not keep the rest from being done, and is tried again.
 */
public final class Sweep {
    static final Duration BETWEEN_NAMES = Duration.ofSeconds(10);
    static final Duration BETWEEN_SESSIONS = Duration.ofHours(1);
    private static final int MOST_DUE = 200;
    private static final int PAGE = 500;

    private final Lobby lobby;
    private final Lobby.Needs needs;
    private final GuestNames names;
    private Set<PlayerId> here = Set.of();
    private Instant namesDue = Instant.EPOCH;
    private Instant sessionsDue = Instant.EPOCH;

    public Sweep(Lobby lobby, Lobby.Needs needs) {
        this.lobby = lobby;
        this.needs = needs;
        names = new GuestNames(needs);
    }

    /** After a start of the house: whoever was in a game has a minute to come back to it. */
    public void begin() throws StoreFailure {
        Optional<TableId> last = Optional.empty();
        List<GameCard> page;
        do {
            page = needs.games().unfinishedAfter(last, PAGE);
            page.forEach(lobby::begin);
            last = page.isEmpty() ? last : Optional.of(page.getLast().table());
        } while (page.size() == PAGE);
    }

    public void tick() {
        Chores chores = new Chores();
        chores.carryOut(needs.tables()::sweep);
        chores.carryOut(this::callTimeWhereDue);
        chores.carryOut(needs.attendance()::tick);
        chores.carryOut(lobby::tick);
        chores.carryOut(this::noticeWhoIsHere);
        chores.carryOut(this::releaseNames);
        chores.carryOut(this::forgetSessions);
        chores.complain();
    }

    private void callTimeWhereDue() throws StoreFailure {
        for (TableId table : needs.games().due(needs.time().instant(), MOST_DUE)) {
            needs.tables().callTime(table);
        }
    }

    private void noticeWhoIsHere() {
        needs.presence().forgetGone();
        Set<PlayerId> now = needs.presence().here();
        if (!now.equals(here)) {
            here = now;
            lobby.peopleChanged();
        }
    }

    private void releaseNames() throws StoreFailure {
        if (!needs.time().instant().isBefore(namesDue)) {
            names.release();
            namesDue = needs.time().instant().plus(BETWEEN_NAMES);
        }
    }

    private void forgetSessions() throws StoreFailure {
        if (!needs.time().instant().isBefore(sessionsDue)) {
            needs.people().forgetOldSessions();
            sessionsDue = needs.time().instant().plus(BETWEEN_SESSIONS);
        }
    }
}
