package crownhead.table.log;

import crownhead.rules.Outcome;
import crownhead.table.Result;
import java.util.Map;

/** A result among the fields of a line. */
final class ResultText {
    private static final Names<Result.WinReason> WINS =
            new Names<>(
                    Map.of(
                            Result.WinReason.CAPTURED_ALL, "captured-all",
                            Result.WinReason.NO_MOVE, "no-move",
                            Result.WinReason.RESIGNED, "resigned",
                            Result.WinReason.TIME, "time",
                            Result.WinReason.LEFT, "left"));
    private static final Names<Outcome.DrawReason> DRAWS =
            new Names<>(
                    Map.of(
                            Outcome.DrawReason.AGREEMENT, "agreement",
                            Outcome.DrawReason.REPETITION, "repetition",
                            Outcome.DrawReason.NO_PROGRESS, "no-progress",
                            Outcome.DrawReason.PROVEN, "proven"));
    private static final Names<Result.NoResultReason> NONE =
            new Names<>(
                    Map.of(
                            Result.NoResultReason.ABORTED, "aborted",
                            Result.NoResultReason.LEFT, "left",
                            Result.NoResultReason.TIME, "time",
                            Result.NoResultReason.UNFINISHED, "unfinished"));

    private ResultText() {}

    static Fields write(Fields fields, Result result) {
        return switch (result) {
            case Result.Win(var winner, var reason) ->
                    fields.with("result", "win")
                            .with("winner", ClockText.SIDES.of(winner))
                            .with("by", WINS.of(reason));
            case Result.Draw(var reason) ->
                    fields.with("result", "draw").with("by", DRAWS.of(reason));
            case Result.NoResult(var reason) ->
                    fields.with("result", "none").with("by", NONE.of(reason));
        };
    }

    static Result read(Fields fields) {
        String by = fields.text("by");
        return switch (fields.text("result")) {
            case "win" ->
                    new Result.Win(ClockText.SIDES.named(fields.text("winner")), WINS.named(by));
            case "draw" -> new Result.Draw(DRAWS.named(by));
            case "none" -> new Result.NoResult(NONE.named(by));
            default ->
                    throw new IllegalArgumentException(
                            "No result is stored as \"" + fields.text("result") + "\"");
        };
    }
}
