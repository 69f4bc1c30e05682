package crownhead.play.lobby;

import crownhead.play.HouseRefusal;
import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.table.PlayerId;
import crownhead.table.Refusal;
import crownhead.table.Seats;
import crownhead.table.Terms;
import java.util.Optional;

/** Sitting down at a game that waits. */
final class Joining {
    private final Lobby.Needs needs;
    private final WaitingGames waiting;
    private final Starting starting;
    private final Room room;

    Joining(Lobby.Needs needs, WaitingGames waiting, Starting starting, Room room) {
        this.needs = needs;
        this.waiting = waiting;
        this.starting = starting;
        this.room = room;
    }

    /** A private game that is not theirs is not there for this player. */
    Reply<TableId> join(Player by, TableId table) throws StoreFailure {
        Optional<GameCard> card =
                needs.games().game(table).filter(game -> Sight.isOpenTo(by.id(), game));
        return card.isEmpty()
                ? new Reply.Refused<>(LobbyRefusal.NO_SUCH_GAME)
                : join(by, card.get());
    }

    /** Wrong, used, old and foreign keys are answered alike. */
    Reply<TableId> joinByKey(Player by, String typed) throws StoreFailure {
        Optional<GameCard> card = withKey(typed).filter(game -> isStillOpen(by.id(), game));
        return card.isEmpty()
                ? new Reply.Refused<>(LobbyRefusal.NO_SUCH_GAME)
                : join(by, card.get());
    }

    Reply<TableId> joinByKey(Player by, TableId table, String typed) throws StoreFailure {
        boolean isItsKey = withKey(typed).map(GameCard::table).equals(Optional.of(table));
        return isItsKey ? joinByKey(by, typed) : new Reply.Refused<>(LobbyRefusal.NO_SUCH_GAME);
    }

    private Optional<GameCard> withKey(String typed) throws StoreFailure {
        Optional<GameKey> key = GameKey.read(typed);
        return key.isEmpty() ? Optional.empty() : needs.games().withKey(key.get().hash());
    }

    /** A key is used up by the game's start; who came in with it may use it twice. */
    private static boolean isStillOpen(PlayerId by, GameCard card) {
        return card.stage() == GameCard.Stage.WAITING || isSeated(by, card);
    }

    private Reply<TableId> join(Player by, GameCard card) throws StoreFailure {
        if (isSeated(by.id(), card)) {
            return new Reply.Done<>(card.table());
        }
        Optional<LobbyRefusal> why = objection(by, card);
        if (why.isPresent()) {
            return new Reply.Refused<>(why.get());
        }
        try (Room.Entry entry = room.enter(by.id())) {
            Optional<LobbyRefusal> full = entry.objectionToPlay(card.terms().timeControl());
            return full.isPresent() ? new Reply.Refused<>(full.get()) : sit(by.id(), card);
        }
    }

    private Optional<LobbyRefusal> objection(Player by, GameCard card) throws StoreFailure {
        boolean isForOther =
                card.listing().challenged().filter(only -> !only.equals(by.id())).isPresent();
        if (isForOther && !card.host().equals(by.id())) {
            return Optional.of(LobbyRefusal.NOT_FOR_YOU);
        }
        if (card.terms().stakes() == Terms.Stakes.RATED && !by.isAccount()) {
            return Optional.of(LobbyRefusal.ACCOUNTS_ONLY);
        }
        return needs.players().blockedBy(card.host()).contains(by.id())
                ? Optional.of(LobbyRefusal.DECLINED)
                : Optional.empty();
    }

    private Reply<TableId> sit(PlayerId guest, GameCard card) {
        TableId table = card.table();
        return switch (waiting.sit(table, guest, needs.secrets().toss())) {
            case WaitingOver.Started(Seats seats) when seats.sideOf(guest).isPresent() -> {
                starting.started(card.listing(), seats);
                yield new Reply.Done<>(table);
            }
            case WaitingOver.Started _ ->
                    new Reply.Refused<>(new HouseRefusal.OfTable(Refusal.Plain.SEAT_TAKEN));
            case WaitingOver.Closed _ ->
                    new Reply.Refused<>(new HouseRefusal.OfTable(Refusal.Plain.GAME_OVER));
            case WaitingOver.Refused(var why) -> new Reply.Refused<>(new HouseRefusal.OfTable(why));
            case WaitingOver.Unknown _ -> new Reply.Unavailable<>();
        };
    }

    private static boolean isSeated(PlayerId player, GameCard card) {
        return card.seats().flatMap(seats -> seats.sideOf(player)).isPresent();
    }
}
