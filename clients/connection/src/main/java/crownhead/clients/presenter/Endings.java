package crownhead.clients.presenter;

import crownhead.protocol.Ending;
import crownhead.protocol.Tallies;
import crownhead.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The end of a game in words: who won, how, and what both players did. */
final class Endings {
    private Endings() {}

    static Dialog.Told told(Situation now, Ending ending) {
        List<String> lines = new ArrayList<>();
        how(now, ending).ifPresent(lines::add);
        now.update().statistics().ifPresent(tallies -> lines.addAll(statistics(now, tallies)));
        return new Dialog.Told(title(now, ending), lines);
    }

    static String hasDisconnected(Situation now, Side side) {
        return now.player(side) + " has disconnected";
    }

    private static String title(Situation now, Ending ending) {
        return switch (ending.outcome()) {
            case "win" ->
                    ending.winner()
                            .map(winner ->
                                    ending.reason().equals("left")
                                            ? hasDisconnected(now, winner.opponent())
                                            : victory(now, winner))
                            .orElse("The game is over");
            case "draw" -> "A Draw has been reached";
            default -> "The game has no result";
        };
    }

    /** What is not known is told in the words of the house. */
    private static Optional<String> how(Situation now, Ending ending) {
        Optional<String> loser = ending.winner().map(winner -> now.player(winner.opponent()));
        Optional<String> known =
                switch (ending.reason()) {
                    case "captured-all" -> loser.map(player -> player + " has no piece left.");
                    case "no-move" -> loser.map(player -> player + " cannot move.");
                    case "resigned" -> loser.map(player -> player + " resigned.");
                    case "time" -> loser.map(player -> player + " ran out of time.");
                    case "left" -> ending.winner().map(winner -> victory(now, winner));
                    case "agreement" -> Optional.of("Both players agreed.");
                    case "repetition" ->
                            Optional.of(
                                    "The position has stood "
                                            + now.standing().counts().occurrences()
                                            + " times.");
                    case "no-progress" ->
                            Optional.of(
                                    now.standing().counts().quiet() / 2
                                            + " moves by each side made no progress.");
                    case "proven" -> Optional.of("Neither side can force a win.");
                    default -> Optional.empty();
                };
        return known.or(() -> Optional.of(now.update().message()).filter(text -> !text.isEmpty()));
    }

    private static String victory(Situation now, Side winner) {
        return now.player(winner) + " is the winner!";
    }

    private static List<String> statistics(Situation now, Tallies tallies) {
        List<String> lines = new ArrayList<>(List.of(""));
        for (Side side : Side.values()) {
            Tallies.Tally tally = tallies.of(side);
            lines.add(
                    now.player(side)
                            + ": "
                            + counted(tally.moves(), "move")
                            + ", "
                            + counted(tally.captures(), "capture")
                            + ", "
                            + counted(tally.kings(), "king"));
            lines.add(
                    "  average "
                            + Times.seconds(tally.averageMillis())
                            + ", longest "
                            + Times.seconds(tally.longestMillis())
                            + " per move");
        }
        return lines;
    }

    private static String counted(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }
}
