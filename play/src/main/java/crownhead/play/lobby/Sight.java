package crownhead.play.lobby;

import crownhead.table.PlayerId;

/** Who sees a game. */
final class Sight {
    private Sight() {}

    static boolean isOpenToAll(GameCard card) {
        return card.listing().visibility() == Visibility.PUBLIC;
    }

    static boolean isOpenTo(PlayerId player, GameCard card) {
        return isOpenToAll(card)
                || card.host().equals(player)
                || card.listing().challenged().filter(player::equals).isPresent()
                || card.seats().flatMap(seats -> seats.sideOf(player)).isPresent();
    }
}
