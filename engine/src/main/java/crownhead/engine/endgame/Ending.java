package crownhead.engine.endgame;

/**
 * How a position ends for the side to move if both play their best: the winner as fast as possible,
 * the loser as slowly. Plies are the turns of both sides until one has no move. The rules about
 * repetition and about moves without progress are not considered.
 */
public sealed interface Ending {
    record Win(int plies) implements Ending {}

    record Draw() implements Ending {}

    record Loss(int plies) implements Ending {}

    static Ending of(int worth) {
        if (worth == Worth.DRAW) {
            return new Draw();
        }
        int plies = Worth.plies(worth);
        return Worth.isWin(worth) ? new Win(plies) : new Loss(plies);
    }
}
