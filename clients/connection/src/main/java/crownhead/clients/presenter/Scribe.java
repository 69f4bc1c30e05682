package crownhead.clients.presenter;

import crownhead.protocol.Ending;
import crownhead.protocol.Players;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.Side;
import crownhead.rules.notation.Line;
import crownhead.rules.notation.MoveText;
import crownhead.rules.notation.NotationException;
import crownhead.rules.notation.PdnResult;
import crownhead.rules.notation.ScoreSheet;
import crownhead.rules.notation.Tag;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a game down from its turns. */
final class Scribe {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd");

    private Scribe() {}

    /** The game, unless a turn is unknown or it did not begin as games do. */
    static Optional<ScoreSheet> sheet(Situation now, List<String> turns, LocalDate today) {
        return moves(turns, now.update().board())
                .map(moves ->
                        new ScoreSheet(
                                List.of(
                                        new Tag("Event", "Crownhead"),
                                        new Tag("Date", DATE.format(today)),
                                        new Tag("Black", name(now, Side.FIRST)),
                                        new Tag("White", name(now, Side.SECOND))),
                                Position.START,
                                Line.of(moves),
                                result(now)));
    }

    private static Optional<List<Move>> moves(List<String> turns, Position end) {
        List<Move> moves = new ArrayList<>();
        Position position = Position.START;
        for (String turn : turns) {
            Optional<Move> move = move(position, turn);
            if (move.isEmpty()) {
                return Optional.empty();
            }
            moves.add(move.get());
            position = position.after(move.get());
        }
        return position.equals(end) ? Optional.of(moves) : Optional.empty();
    }

    private static Optional<Move> move(Position position, String turn) {
        try {
            return position.ruling(MoveText.read(turn)) instanceof Ruling.Legal(Move move)
                    ? Optional.of(move)
                    : Optional.empty();
        } catch (NotationException e) {
            // A turn that was not told is no text of a move.
            return Optional.empty();
        }
    }

    private static String name(Situation now, Side side) {
        return now.seat(side).map(Players.Player::name).orElse("?");
    }

    private static PdnResult result(Situation now) {
        return now.update().result().map(Scribe::result).orElse(PdnResult.UNKNOWN);
    }

    private static PdnResult result(Ending ending) {
        return switch (ending.outcome()) {
            case "win" ->
                    ending.winner().equals(Optional.of(Side.FIRST))
                            ? PdnResult.FIRST_WON
                            : PdnResult.SECOND_WON;
            case "draw" -> PdnResult.DRAWN;
            default -> PdnResult.UNKNOWN;
        };
    }
}
