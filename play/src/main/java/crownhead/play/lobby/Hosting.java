package crownhead.play.lobby;

import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.HouseRefusal;
import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.player.Codes;
import crownhead.play.player.Player;
import crownhead.play.player.Secrets;
import crownhead.table.PlayerId;
import crownhead.table.Terms;
import java.util.Optional;

/** Opening a game that waits, and calling it off. */
final class Hosting {
    static final int TABLE_ID_CHARACTERS = 12;

    private final Lobby.Needs needs;
    private final WaitingGames waiting;
    private final Challenges challenges;
    private final Room room;
    private final News news;

    Hosting(Lobby.Needs needs, WaitingGames waiting, Room room, News news) {
        this.needs = needs;
        this.waiting = waiting;
        challenges = new Challenges(needs);
        this.room = room;
        this.news = news;
    }

    Reply<Hosted> host(Player by, Wish wish) throws StoreFailure {
        if (isRated(wish.terms()) && !by.isAccount()) {
            return new Reply.Refused<>(LobbyRefusal.ACCOUNTS_ONLY);
        }
        return wish.opponent().isEmpty()
                ? open(by, wish)
                : challenge(by, wish, wish.opponent().get());
    }

    /** Whoever is challenged declines; whoever hosts calls off. */
    Reply<TableId> decline(Player by, TableId table) throws StoreFailure {
        Optional<GameCard> card = needs.games().game(table).filter(game -> mayDecline(by, game));
        if (card.isEmpty()) {
            return new Reply.Refused<>(LobbyRefusal.NO_SUCH_GAME);
        }
        PlayerId host = card.get().host();
        WaitingOver over =
                host.equals(by.id()) ? waiting.callOff(table, host) : waiting.close(table, host);
        return switch (over) {
            case WaitingOver.Closed _ -> {
                needs.games().revokeKey(table);
                yield new Reply.Done<>(table);
            }
            case WaitingOver.Started _ -> new Reply.Refused<>(LobbyRefusal.ALREADY_STARTED);
            case WaitingOver.Refused(var why) -> new Reply.Refused<>(new HouseRefusal.OfTable(why));
            case WaitingOver.Unknown _ -> new Reply.Unavailable<>();
        };
    }

    void tick() {
        challenges.tick();
    }

    static TableId newTable(Secrets secrets) {
        return new TableId(Codes.asId(secrets.code(TABLE_ID_CHARACTERS)));
    }

    private Reply<Hosted> challenge(Player by, Wish wish, String name) throws StoreFailure {
        return switch (needs.people().named(name)) {
            case Reply.Done<Player>(Player opponent)
                    when opponent.conduct() == Player.Conduct.WELCOME ->
                    challenge(by, wish, opponent);
            case Reply.Done<Player> _, Reply.Refused<Player> _ ->
                    new Reply.Refused<>(LobbyRefusal.NO_SUCH_OPPONENT);
            case Reply.Unavailable<Player> _ -> new Reply.Unavailable<>();
        };
    }

    private Reply<Hosted> challenge(Player by, Wish wish, Player opponent) throws StoreFailure {
        Optional<LobbyRefusal> why = challenges.objection(by, opponent, wish.terms().stakes());
        if (why.isPresent()) {
            return new Reply.Refused<>(why.get());
        }
        Listing listing =
                new Listing(
                        newTable(needs.secrets()),
                        wish.visibility(),
                        Optional.empty(),
                        Optional.of(opponent.id()),
                        Optional.empty());
        Reply<TableId> opened = open(by, wish.terms(), listing);
        if (opened instanceof Reply.Done<TableId>(TableId table)) {
            news.tell(new LobbyNews.Challenged(opponent.id(), table));
        }
        return opened.map(table -> new Hosted(table, Optional.empty()));
    }

    private Reply<Hosted> open(Player by, Wish wish) throws StoreFailure {
        Optional<GameKey> key =
                wish.visibility() == Visibility.PRIVATE
                        ? Optional.of(GameKey.draw(needs.secrets()))
                        : Optional.empty();
        Listing listing =
                new Listing(
                        newTable(needs.secrets()),
                        wish.visibility(),
                        key.map(GameKey::hash),
                        Optional.empty(),
                        Optional.empty());
        return open(by, wish.terms(), listing).map(table -> new Hosted(table, key));
    }

    private Reply<TableId> open(Player by, Terms terms, Listing listing) throws StoreFailure {
        try (Room.Entry entry = room.enter(by.id())) {
            Optional<LobbyRefusal> why = entry.objectionToHost(terms.timeControl());
            return why.isPresent()
                    ? new Reply.Refused<>(why.get())
                    : store(by.id(), terms, listing);
        }
    }

    /** Noted first: should the store fail after it has opened the game, it is closed in time. */
    private Reply<TableId> store(PlayerId host, Terms terms, Listing listing) throws StoreFailure {
        TableId table = listing.table();
        needs.games().register(listing);
        waiting.note(table, host, terms, needs.time().instant());
        Answer answer = needs.tables().open(table, CommandId.ofHouse("open"), host, terms);
        return switch (answer) {
            case Answer.Done _ -> {
                news.changed();
                yield new Reply.Done<>(table);
            }
            case Answer.Refused(var why) -> new Reply.Refused<>(new HouseRefusal.OfTable(why));
            case Answer.Overtaken _, Answer.NoSuchTable _, Answer.Unavailable _ ->
                    new Reply.Unavailable<>();
        };
    }

    private static boolean mayDecline(Player by, GameCard card) {
        return card.host().equals(by.id())
                || card.listing().challenged().filter(by.id()::equals).isPresent();
    }

    private static boolean isRated(Terms terms) {
        return terms.stakes() == Terms.Stakes.RATED;
    }
}
