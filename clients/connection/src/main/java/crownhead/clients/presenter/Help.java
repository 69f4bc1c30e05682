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
                            "f flip      ? help    q quit",
                            "",
                            "Men go diagonally forward, kings both ways.",
                            "Who can jump must jump, and jump on.",
                            "A man on the far row is crowned; its turn ends.",
                            "Who has no move or no piece loses."));

    private Help() {}
}
