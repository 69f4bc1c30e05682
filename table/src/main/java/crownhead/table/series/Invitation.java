package crownhead.table.series;

/** What people at the table are asked between games. */
public enum Invitation {
    /** Both players of the last game: play each other again. */
    REMATCH,
    /** The player whom the other left behind: stay for another game. */
    GO_ON,
    /** A spectator: play the next game. */
    TAKE_SEAT
}
