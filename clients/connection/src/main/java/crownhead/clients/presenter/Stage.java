package crownhead.clients.presenter;

import crownhead.protocol.Happening;
import crownhead.protocol.Players;
import crownhead.protocol.Standing;
import crownhead.rules.Game;
import crownhead.rules.Position;
import crownhead.rules.Side;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes what there is to see of a game at one moment. */
final class Stage {
    private final Situation situation;
    private final Hand hand;
    private final Dialogs dialogs;
    private final LobbyRoom hall;
    private final Instant now;

    Stage(Situation situation, Hand hand, Dialogs dialogs, LobbyRoom hall, Instant now) {
        this.situation = situation;
        this.hand = hand;
        this.dialogs = dialogs;
        this.hall = hall;
        this.now = now;
    }

    Scene.Game game(String notice, Outlook outlook, List<String> moves, List<String> more) {
        List<String> status = new ArrayList<>(more);
        status.addAll(status());
        return new Scene.Game(
                notice,
                board(outlook),
                player(outlook.below().opponent()),
                player(outlook.below()),
                situation.standing().pause().filter(_ -> situation.isPaused()).map(this::cover),
                dialogs.overlay(now),
                hand.input(),
                moves,
                status,
                Legend.of(situation, hand, dialogs, hall));
    }

    private Scene.Board board(Outlook outlook) {
        Optional<Choosing> choosing = hand.choosing();
        return new Scene.Board(
                shown(),
                situation.colours(),
                outlook.below(),
                choosing.map(chosen -> Set.copyOf(chosen.choices())).orElse(Set.of()),
                choosing.filter(chosen -> !chosen.isWhole()).map(Choosing::cursor),
                choosing.map(Choosing::path).orElse(List.of()),
                situation.standing().last().map(Happening::path).orElse(List.of()));
    }

    private Position shown() {
        return hand.choosing().map(Choosing::shown).orElse(situation.update().board());
    }

    private Scene.Player player(Side side) {
        return new Scene.Player(
                situation.seat(side).map(Players.Player::name).orElse(""),
                situation.colour(side),
                situation.isRunning() && situation.standing().toMove() == side,
                situation.left(side, now).map(Times::clock).orElse(""),
                Position.PIECES_PER_SIDE - shown().count(side.opponent()),
                remark(side));
    }

    private String remark(Side side) {
        if (situation.standing().pause().filter(pause -> pause.by() == side).isPresent()) {
            return "paused";
        }
        if (situation.isWarned(side, now)) {
            return "last warning";
        }
        return situation
                .seat(side)
                .flatMap(Players.Player::awayMillis)
                .map(millis -> "away " + (situation.runDown(millis, now) + 999) / 1000 + " s")
                .orElse("");
    }

    private List<String> cover(Standing.Break pause) {
        List<String> lines = new ArrayList<>();
        lines.add("The game is paused by " + situation.player(pause.by()));
        lines.add("Time left: " + Times.clock(situation.runDown(pause.millis(), now)));
        for (Side side : Side.values()) {
            situation.seat(side).ifPresent(seat -> lines.add(pausesLeft(side, seat.pausesLeft())));
        }
        if (situation.mine().filter(side -> side == pause.by()).isPresent()) {
            lines.add("Press p to continue");
        }
        return lines;
    }

    private String pausesLeft(Side side, int left) {
        return situation.player(side)
                + " has "
                + left
                + (left == 1 ? " pause" : " pauses")
                + " left";
    }

    private List<String> status() {
        List<String> lines = new ArrayList<>();
        if (situation.mine().isEmpty()) {
            lines.add("You are watching");
        }
        if (situation.isRunning()) {
            Standing.Counts counts = situation.standing().counts();
            lines.add(
                    "Position stood "
                            + counts.occurrences()
                            + " of "
                            + Game.CLAIM_OCCURRENCES
                            + " times");
            lines.add(
                    counts.quiet() / 2 + " of " + Game.CLAIM_PLIES / 2 + " moves without progress");
            counts.claim().ifPresent(_ -> lines.add("A draw can be claimed"));
        }
        situation
                .update()
                .question()
                .filter(asked -> !asked.toYou())
                .ifPresent(_ -> lines.add("A question waits for an answer"));
        return lines;
    }
}
