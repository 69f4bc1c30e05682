package crownhead.clients.presenter;

import java.util.List;

/** The keys and the rules in short. */
final class Help {
    static final Dialog.Told PAGE =
            new Dialog.Told(
                    "Help",
                    List.of(
                            "Arrows switch, Enter takes, Esc goes back.",
                            "Or type a move and Enter: 11-15, 11x18x25.",
                            "r resign    d draw    t take back",
                            "p pause     a abort   s sit down",
                            "f flip      ? help    q quit    b hall",
                            "",
                            "Men go diagonally forward, kings both ways.",
                            "Who can jump must jump, and jump on.",
                            "A man on the far row is crowned; its turn ends.",
                            "Who has no move or no piece loses."));

    static final Dialog.Told HALL =
            new Dialog.Told(
                    "Help",
                    List.of(
                            "Arrows switch, Enter takes the line: goes to your game,",
                            "accepts a challenge, joins, watches, or challenges.",
                            "h host a game            p play the next who comes",
                            "c challenge by name      d decline or call off",
                            "m play the computer      k enter a key",
                            "q quit",
                            "",
                            "A private game is in no list: its key opens it.",
                            "At a table, b leads back to the hall."));

    private Help() {}
}
