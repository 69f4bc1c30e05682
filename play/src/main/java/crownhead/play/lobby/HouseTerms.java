package crownhead.play.lobby;

import crownhead.play.Reply;
import crownhead.rules.DrawRule;
import crownhead.rules.Position;
import crownhead.rules.dress.ColourSet;
import crownhead.table.Terms;
import crownhead.table.TimeControl;

/** The terms that the house makes of what a host chooses. */
public record HouseTerms(
        TimeControl timeControl,
        Terms.Stakes stakes,
        Terms.Seating seating,
        DrawRule drawRule,
        ColourSet colours) {
    /** A rated game has a clock, and nobody pauses it. */
    public Reply<Terms> terms() {
        boolean isRated = stakes == Terms.Stakes.RATED;
        if (isRated && !timeControl.hasClock()) {
            return new Reply.Refused<>(LobbyRefusal.RATED_NEEDS_CLOCK);
        }
        return new Reply.Done<>(
                new Terms(
                        timeControl,
                        stakes,
                        seating,
                        drawRule,
                        isRated ? Terms.Pauses.NONE : Terms.Pauses.STANDARD,
                        Terms.STANDARD_GRACE,
                        colours,
                        Position.START));
    }
}
