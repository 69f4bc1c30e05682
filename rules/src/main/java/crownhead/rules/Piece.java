package crownhead.rules;

/** A man or a king of one of the players. */
public record Piece(Side side, Rank rank) {
    public boolean isKing() {
        return rank == Rank.KING;
    }
}
