package crownhead.play.lobby;

import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.play.player.Secrets;
import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.Terms;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Playing again with sides swapped, once both have said yes. The table of a rematch follows from
 * the one before: however often and wherever the two say yes, there is one.
 */
final class Rematches {
    static final Duration YES_COUNTS = Duration.ofSeconds(60);

    private final Lobby.Needs needs;
    private final Starting starting;
    private final Room room;
    private final News news;
    private final Map<Yes, Instant> asked = new ConcurrentHashMap<>();

    Rematches(Lobby.Needs needs, Starting starting, Room room, News news) {
        this.needs = needs;
        this.starting = starting;
        this.room = room;
        this.news = news;
    }

    Reply<Rematch> ask(Player by, TableId table) throws StoreFailure {
        Optional<GameCard> card = own(by, table);
        if (card.isEmpty()) {
            return new Reply.Refused<>(LobbyRefusal.NOT_YOUR_GAME);
        }
        if (card.get().stage() != GameCard.Stage.OVER) {
            return new Reply.Refused<>(LobbyRefusal.NOT_OVER);
        }
        Optional<GameCard> next = needs.games().rematchOf(table);
        return next.isPresent()
                ? new Reply.Done<>(new Rematch.Agreed(next.get().table()))
                : ask(by, card.get());
    }

    /** Takes back the own yes too. */
    Reply<Rematch> decline(Player by, TableId table) throws StoreFailure {
        Optional<GameCard> card = own(by, table);
        if (card.isEmpty()) {
            return new Reply.Refused<>(LobbyRefusal.NOT_YOUR_GAME);
        }
        Seats seats = card.get().seats().orElseThrow();
        asked.remove(new Yes(table, seats.first()));
        asked.remove(new Yes(table, seats.second()));
        news.tell(new LobbyNews.RematchDeclined(table, by.id()));
        return new Reply.Done<>(new Rematch.Declined());
    }

    void tick() {
        asked.values().removeIf(until -> !needs.time().instant().isBefore(until));
    }

    private Optional<GameCard> own(Player by, TableId table) throws StoreFailure {
        return needs.games()
                .game(table)
                .filter(card -> card.seats().flatMap(seats -> seats.sideOf(by.id())).isPresent());
    }

    private Reply<Rematch> ask(Player by, GameCard card) throws StoreFailure {
        PlayerId other = opponent(by.id(), card);
        boolean mayBeAsked =
                needs.players().player(other).filter(Rematches::isLetIn).isPresent()
                        && !needs.players().blockedBy(other).contains(by.id());
        if (!mayBeAsked) {
            return new Reply.Refused<>(LobbyRefusal.DECLINED);
        }
        try (Room.Entry entry = room.enter(by.id())) {
            Optional<LobbyRefusal> full = entry.objectionToPlay(card.terms().timeControl());
            return full.isPresent() ? new Reply.Refused<>(full.get()) : said(by.id(), other, card);
        }
    }

    /** Whoever says yes second finds the first: each notes the own yes before looking. */
    private Reply<Rematch> said(PlayerId by, PlayerId other, GameCard card) throws StoreFailure {
        Instant now = needs.time().instant();
        Instant until = now.plus(YES_COUNTS);
        asked.put(new Yes(card.table(), by), until);
        Instant others = asked.get(new Yes(card.table(), other));
        if (others != null && now.isBefore(others)) {
            return start(card).map(Rematch.Agreed::new);
        }
        news.tell(new LobbyNews.RematchAsked(card.table(), by));
        return new Reply.Done<>(new Rematch.Asked(until));
    }

    private Reply<TableId> start(GameCard card) throws StoreFailure {
        TableId next =
                new TableId(
                        Secrets.idFrom("rematch of " + card.table(), Hosting.TABLE_ID_CHARACTERS));
        Listing listing =
                new Listing(
                        next,
                        card.listing().visibility(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(card.table()));
        PlayerId host = card.host();
        return starting.start(listing, swapped(card), host, opponent(host, card));
    }

    private static Terms swapped(GameCard card) {
        Terms terms = card.terms();
        Side before = card.seats().orElseThrow().sideOf(card.host()).orElseThrow();
        return new Terms(
                terms.timeControl(),
                terms.stakes(),
                before == Side.FIRST ? Terms.Seating.HOST_SECOND : Terms.Seating.HOST_FIRST,
                terms.drawRule(),
                terms.pauses(),
                terms.grace(),
                terms.colours(),
                terms.start());
    }

    private static PlayerId opponent(PlayerId player, GameCard card) {
        Seats seats = card.seats().orElseThrow();
        return seats.holder(seats.sideOf(player).orElseThrow().opponent());
    }

    private static boolean isLetIn(Player player) {
        return player.kind() != Player.Kind.DELETED && player.conduct() == Player.Conduct.WELCOME;
    }

    private record Yes(TableId table, PlayerId by) {}
}
