package crownhead.app;

import crownhead.protocol.validation.ArchiveCheck;
import crownhead.protocol.validation.ArchiveReport;
import crownhead.protocol.validation.BadInput;
import crownhead.protocol.validation.JsonArchiveReport;
import crownhead.protocol.validation.Question;
import crownhead.protocol.validation.Verdict;
import crownhead.protocol.validation.VerdictJson;
import crownhead.rules.Move;
import crownhead.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Says whether moves, or the games of a file, are legal, and why not. */
@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Say whether moves, or the games of a PDN file, are legal.",
        customSynopsis = {
            "crownhead validate [--fen FEN] [--move MOVE]... [--json]",
            "       crownhead validate --pdn FILE [--json]"
        },
        description = {
            "",
            "A position and moves: plays the moves in turn and prints the position they lead to, as FEN."
                    + " When one is illegal, prints which and why. Without a move, lists the legal moves of"
                    + " the position, one per line, each with its whole path.",
            "",
            "A PDN file: checks every game, in a stream, so that a file may be of any size. Prints a line"
                    + " for each game that fails: which game and move, and why. The last line is"
                    + " 'G games, L legal, I illegal, P plies'.",
            ""
        },
        footer = {
            "",
            "A FEN names the side to move, then the pieces of each side, kings with a K:",
            "  B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29",
            "A move names its squares: 11-15, 23x14x7; or 23x7, when only one route fits.",
            "",
            "With --json one object is printed. For moves:",
            "  {\"legal\":…,\"code\":…,\"reason\":…,\"fen\":…,\"legalMoves\":[…]}",
            "code and reason are null when all is legal; fen is the position reached (a",
            "refused move leaves the board as it was), legalMoves are those it has.",
            "When the input cannot be read, code is \"bad-input\" and fen is null.",
            "For a file:",
            "  {\"failures\":[{\"game\":…,\"black\":…,\"white\":…,\"line\":…,\"column\":…,",
            "    \"move\":…,\"text\":…,\"code\":…,\"reason\":…}],",
            "    \"games\":…,\"legal\":…,\"illegal\":…,\"plies\":…}",
            "move and text are null when it is not a move that is wrong.",
            "",
            "Examples:",
            "  crownhead validate --fen 'W:W18:B14,15'",
            "  crownhead validate --move 11-15 --move 22-18 --move 15x22",
            "  crownhead validate --pdn archive.pdn",
            "  gunzip -c archive.pdn.gz | crownhead validate --pdn - --json",
            "",
            "Exit codes:",
            "  0  all is legal",
            "  1  a move is illegal, or a game of the file fails",
            "  2  the FEN, a move or the file cannot be read (stderr says what is wrong with",
            "     it), or the file has no game"
        })
final class ValidateCommand implements Callable<Integer> {
    private final Console console;

    @Option(
            names = "--fen",
            paramLabel = "FEN",
            description = "The position to start from. The start of a game when not given.")
    private @Nullable String fen;

    @Option(
            names = "--move",
            paramLabel = "MOVE",
            description = "A move to play. Give it again for each further move.")
    private List<String> moves = new ArrayList<>();

    @Option(
            names = "--pdn",
            paramLabel = "FILE",
            description = "A file of games to check; - is the standard input.")
    private @Nullable String pdn;

    @Option(names = "--json", description = "Print one JSON object instead of text.")
    private boolean isJson;

    ValidateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (pdn == null) {
            return validateMoves();
        }
        if (fen != null || !moves.isEmpty()) {
            console.tell("--pdn checks the games of a file: it does not go with --fen or --move.");
            console.tell("Try 'crownhead validate --help'.");
            return Exit.UNCLEAR;
        }
        return validateGames(new Archive(pdn, console));
    }

    private int validateGames(Archive archive) {
        ArchiveCheck check = new ArchiveCheck(report());
        int exitCode = archive.show(check::note);
        check.end();
        return exitCode;
    }

    private int validateMoves() {
        try {
            Verdict verdict = Verdict.on(Question.read(fen, moves));
            print(verdict);
            return verdict.refusal().isEmpty() ? Exit.YES : Exit.NO;
        } catch (BadInput input) {
            console.tell(input.sentence());
            if (isJson) {
                VerdictJson.write(console.out(), input);
            }
            return Exit.UNCLEAR;
        }
    }

    private void print(Verdict verdict) {
        if (isJson) {
            VerdictJson.write(console.out(), verdict);
        } else if (verdict.refusal().isPresent()) {
            console.out().println(sentence(verdict.refusal().get()));
        } else if (moves.isEmpty()) {
            for (Move move : verdict.reached().legalMoves()) {
                console.out().println(move);
            }
        } else {
            console.out().println(Fen.write(verdict.reached()));
        }
    }

    private String sentence(Verdict.Refusal refusal) {
        int turn = refusal.turn();
        return "move " + turn + " \"" + moves.get(turn - 1) + "\": " + refusal.why().sentence();
    }

    private ArchiveReport report() {
        return isJson ? new JsonArchiveReport(console.out()) : new TextArchiveReport(console.out());
    }
}
