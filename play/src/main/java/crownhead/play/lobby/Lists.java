package crownhead.play.lobby;

import crownhead.play.Known;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.rules.Side;
import crownhead.table.PlayerId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What people see of the house: each other, and games. */
final class Lists {
    static final int MOST = 100;

    private final Lobby.Needs needs;
    private final GamesInPlay inPlay;

    Lists(Lobby.Needs needs, GamesInPlay inPlay) {
        this.needs = needs;
        this.inPlay = inPlay;
    }

    List<Present> people() throws StoreFailure {
        Set<PlayerId> playing = inPlay.playing();
        return needs.players().players(needs.presence().here()).stream()
                .filter(player -> player.kind() != Player.Kind.DELETED)
                .sorted(Comparator.comparing(Player::name))
                .map(player -> new Present(player, playing.contains(player.id())))
                .toList();
    }

    List<OwnGame> of(PlayerId player) throws StoreFailure {
        List<OwnGame> own = new ArrayList<>();
        for (GameCard card : needs.games().unfinishedOf(player)) {
            own.add(own(card, player));
        }
        return List.copyOf(own);
    }

    /**
     * All games of a player. Those that ended in the same moment may be parted by a page, so every
     * page begins a moment earlier than the last one ended.
     */
    List<GameCard> all(PlayerId player) throws StoreFailure {
        Map<TableId, GameCard> all = new LinkedHashMap<>();
        needs.games().unfinishedOf(player).forEach(card -> all.put(card.table(), card));
        int known = -1;
        Instant before = needs.time().instant().plus(Duration.ofDays(1));
        while (all.size() > known) {
            known = all.size();
            for (GameCard card : needs.games().finishedOf(player, before, MOST)) {
                all.put(card.table(), card);
                before = card.ended().orElseThrow().plusMillis(1);
            }
        }
        return List.copyOf(all.values());
    }

    private OwnGame own(GameCard card, PlayerId player) throws StoreFailure {
        Optional<Side> side = card.seats().flatMap(seats -> seats.sideOf(player));
        if (side.isEmpty()) {
            return new OwnGame(card, side, false);
        }
        inPlay.lookAt(card.table());
        boolean isYourTurn =
                needs.tables()
                        .look(card.table())
                        .map(Known::table)
                        .filter(table -> !table.isOver() && table.toMove() == side.get())
                        .isPresent();
        return new OwnGame(card, side, isYourTurn);
    }
}
