package crownhead.clients.desktop;

import java.util.List;

/** The rules in short, for who has not begun yet. */
final class Guide {
    static final List<String> LINES =
            List.of(
                    "Click a piece and then the square or squares it goes to, or drag it.",
                    "Arrows and Enter do the same, and a move can be typed: 11-15.",
                    "",
                    "Men go diagonally forward, kings both ways.",
                    "Who can jump must jump, and jump on.",
                    "A man on the far row is crowned; its turn ends.",
                    "Who has no move or no piece loses.");

    private Guide() {}
}
