package crownhead.protocol.telling;

import static crownhead.protocol.telling.ToldTable.ANN;
import static crownhead.protocol.telling.ToldTable.BEN;
import static crownhead.protocol.telling.ToldTable.CALL_TIME;
import static crownhead.protocol.telling.ToldTable.console;
import static crownhead.protocol.telling.ToldTable.playing;
import static crownhead.protocol.telling.ToldTable.startingFrom;
import static crownhead.protocol.telling.ToldTable.waiting;

import crownhead.protocol.Role;
import crownhead.protocol.Update;
import crownhead.rules.Outcome;
import crownhead.rules.Side;
import crownhead.table.Result;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Games in which everything has happened that can happen, each just now. */
public final class Situations {
    private Situations() {}

    public static List<ToldTable> all() {
        List<ToldTable> all = new ArrayList<>();
        all.add(waiting(console()));
        all.add(playing(console()));
        all.add(opened());
        all.add(playing(startingFrom("B:W18,K30:B15,25")).moves("15x22"));
        all.addAll(questions());
        all.add(opened().does(new TableCommand.Pause(BEN)));
        all.add(opened().does(new TableCommand.Pause(BEN)).does(new TableCommand.Continue(BEN)));
        all.add(opened().seconds(300).does(CALL_TIME));
        all.add(opened().does(new TableCommand.Leave(ANN)));
        all.add(opened().does(new TableCommand.Leave(ANN)).does(new TableCommand.Return(ANN)));
        all.addAll(ends());
        return all;
    }

    /** What every role is told in each of them. */
    public static List<Update> updates() {
        return all().stream()
                .flatMap(table -> Arrays.stream(Role.values()).map(table::told))
                .toList();
    }

    /** Both have moved, and it is Ann's turn. */
    static ToldTable opened() {
        return playing(console()).moves("11-15 23-19");
    }

    private static List<ToldTable> questions() {
        return List.of(
                opened().does(new TableCommand.OfferDraw(BEN)),
                opened().does(new TableCommand.OfferDraw(BEN))
                        .does(new TableCommand.DeclineDraw(ANN)),
                opened().does(new TableCommand.OfferDraw(BEN)).moves("8-11"),
                opened().does(new TableCommand.AskTakeBack(BEN)),
                opened().does(new TableCommand.AskTakeBack(BEN))
                        .does(new TableCommand.DeclineTakeBack(ANN)),
                opened().does(new TableCommand.AskTakeBack(BEN))
                        .does(new TableCommand.AcceptTakeBack(ANN)));
    }

    private static List<ToldTable> ends() {
        return results().stream().map(result -> opened().happened(List.of(ended(result)))).toList();
    }

    static TableEvent ended(Result result) {
        ToldTable table = opened();
        return new TableEvent.Ended(result, table.table().clock().stopped(table.news().now()));
    }

    /** Every result that a game can have, with Ann as the winner. */
    static List<Result> results() {
        List<Result> results = new ArrayList<>();
        Arrays.stream(Result.WinReason.values())
                .forEach(reason -> results.add(new Result.Win(Side.FIRST, reason)));
        Arrays.stream(Outcome.DrawReason.values())
                .forEach(reason -> results.add(new Result.Draw(reason)));
        Arrays.stream(Result.NoResultReason.values())
                .forEach(reason -> results.add(new Result.NoResult(reason)));
        return results;
    }
}
