package crownhead.clients.presenter;

import crownhead.protocol.Players;
import crownhead.protocol.Standing;
import crownhead.protocol.Update;
import crownhead.rules.Side;
import crownhead.rules.dress.ColourSet;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * A table as it was told last.
 *
 * @param warningTime what comes after the limit of a turn; nothing where turns have no limit
 * @param at when that came
 */
record Situation(Update update, Style style, ColourSet colours, Duration warningTime, Instant at) {
    Standing standing() {
        return update.standing();
    }

    int game() {
        return update.game();
    }

    /** What requests about this game are meant for, wherever they arrive. */
    Optional<String> table() {
        return Optional.of(update.table());
    }

    /** The side that this client plays, if it plays. */
    Optional<Side> mine() {
        return update.you().side();
    }

    /** Whether a game has been seen: before that there is nothing to show. */
    boolean hasGame() {
        return update.game() > 0 && update.players().isPresent();
    }

    boolean isRunning() {
        return hasGame() && update.result().isEmpty();
    }

    boolean isPlaying() {
        return isRunning() && mine().isPresent();
    }

    boolean isPaused() {
        return isRunning() && standing().pause().isPresent();
    }

    /** Whether a move may be made here; of two people at one screen one always may. */
    boolean isMyTurn() {
        boolean isMine =
                switch (style) {
                    case LOCAL -> true;
                    case REMOTE -> mine().filter(side -> side == standing().toMove()).isPresent();
                };
        return isPlaying() && isMine && !standing().legal().isEmpty() && canMove();
    }

    /** Whether the board that was told has a move for who is to make one. */
    private boolean canMove() {
        return update.board().toMove() == standing().toMove() && update.board().hasLegalMove();
    }

    /** Neither side has answered the other yet: the game may be called off. */
    boolean mayAbort() {
        return isPlaying() && standing().ply() < 2;
    }

    /** {@code Player Red} */
    String player(Side side) {
        return "Player " + colour(side);
    }

    /** {@code Red} */
    String colour(Side side) {
        String name = update.players().map(both -> both.of(side).colour()).orElse("");
        return name.isEmpty()
                ? (side == Side.FIRST ? "One" : "Two")
                : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    Optional<Players.Player> seat(Side side) {
        return update.players().map(both -> both.of(side));
    }

    /** What is left of the limit, or after it of the warning time; it runs on between updates. */
    Optional<Long> left(Side side, Instant now) {
        return total(side, now)
                .map(millis -> isOverLimit(millis) ? millis : millis - warningTime.toMillis());
    }

    /** Whether a side has used up the limit of its turn. */
    boolean isWarned(Side side, Instant now) {
        return isRunning()
                && warningTime.isPositive()
                && total(side, now).filter(this::isOverLimit).isPresent();
    }

    private boolean isOverLimit(long millis) {
        return millis <= warningTime.toMillis();
    }

    private Optional<Long> total(Side side, Instant now) {
        boolean runs = standing().clock().running().filter(s -> s == side).isPresent();
        return standing().clock().of(side).map(millis -> runs ? runDown(millis, now) : millis);
    }

    /** How many warnings this tells whoever sits here. */
    int warnings() {
        return (int)
                update.events().stream()
                        .filter(event -> event.event().equals("warned"))
                        .filter(event -> style == Style.LOCAL || event.side().equals(mine()))
                        .count();
    }

    /** What is left of a time that has run since the update came. */
    long runDown(long millis, Instant now) {
        return Math.max(0, Math.min(millis, millis - Duration.between(at, now).toMillis()));
    }

    /** The same turn of the same game, seen by the same player. */
    boolean isSameTurn(Situation other) {
        return game() == other.game()
                && standing().ply() == other.standing().ply()
                && update.board().equals(other.update.board())
                && update.you() == other.update.you();
    }
}
