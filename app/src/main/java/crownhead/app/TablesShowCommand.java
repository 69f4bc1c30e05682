package crownhead.app;

import crownhead.engine.endgame.BrokenTables;
import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.Ending;
import crownhead.protocol.validation.BadInput;
import crownhead.protocol.validation.Question;
import crownhead.rules.Move;
import crownhead.rules.Position;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** What the tables know of one position. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Show how a position ends if both play their best.",
        description = {
            "",
            "Plies are the turns of both sides until one has no move: the winner hurries, the loser"
                    + " delays. Draws by repetition or without progress are not considered.",
            ""
        },
        footer = {
            "",
            "Exit codes:",
            "  0  it is known",
            "  1  it is not: too many pieces for the tables that are here",
            "  2  the position cannot be understood, or a file cannot be used"
        })
final class TablesShowCommand implements Callable<Integer> {
    private final Console console;

    @Mixin private TablesOptions tables = new TablesOptions();

    @Parameters(paramLabel = "FEN", description = "The position.")
    private String fen = "";

    TablesShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try {
            return show(Question.position(fen), tables.folder().open());
        } catch (BadInput e) {
            console.tell(e.sentence());
        } catch (BrokenTables e) {
            console.tell(e.sentence());
        } catch (IOException e) {
            console.tell("The folder of the tables cannot be used: " + e.getMessage());
        }
        return Exit.UNCLEAR;
    }

    private int show(Position position, EndgameTables known) {
        Optional<Ending> ending = known.ending(position);
        if (ending.isEmpty()) {
            console.tell(
                    "That is not known: the tables here have up to " + known.pieces() + " pieces.");
            return Exit.NO;
        }
        console.out().println(words(ending.get()));
        List<Move> moves = known.bestMoves(position);
        if (!moves.isEmpty()) {
            console.out().println(String.join(" ", moves.stream().map(Move::toString).toList()));
        }
        return Exit.YES;
    }

    private static String words(Ending ending) {
        return switch (ending) {
            case Ending.Win(int plies) -> "win in " + plies;
            case Ending.Draw() -> "draw";
            case Ending.Loss(int plies) -> "loss in " + plies;
        };
    }
}
