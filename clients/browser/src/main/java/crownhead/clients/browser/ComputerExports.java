package crownhead.clients.browser;

import crownhead.clients.browser.computer.Computer;
import crownhead.rules.notation.Fen;
import org.teavm.jso.JSExport;

/** The computer as an opponent, for a worker beside the page. */
public final class ComputerExports {
    private ComputerExports() {}

    /**
     * The move that the computer plays.
     *
     * @param plies how far it looks ahead
     * @param carelessness how much worse than the best a move may be that it plays too; a man is
     *     worth 100
     * @param seed what decides between moves that are good enough
     */
    @JSExport
    public static String choose(String fen, int plies, int carelessness, int seed) {
        return new Computer(plies, carelessness).choose(Fen.read(fen), seed).toString();
    }
}
