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
import java.time.Instant;
import java.util.Optional;

/** Opening a game that waits, and calling it off. */
final class Hosting {
    static final int TABLE_ID_CHARACTERS = 12;

    private final Lobby.Needs needs;
    private final WaitingGames waiting;
    private final Starting starting;
    private final Challenges challenges;
    private final Room room;
    private final News news;
    private final Repeats<Hosted> repeats;

    Hosting(Lobby.Needs needs, WaitingGames waiting, Starting starting, Room room, News news) {
        this.needs = needs;
        this.waiting = waiting;
        this.starting = starting;
        challenges = new Challenges(needs);
        this.room = room;
        this.news = news;
        repeats = new Repeats<>(needs.time());
    }

    Reply<Hosted> host(Player by, Wish wish) throws StoreFailure {
        return host(by, wish, newTable(needs.secrets()));
    }

    /**
     * The table follows from the request, so that a repeat finds the game also after the house was
     * closed. A name that is used again long after is a new request.
     */
    Reply<Hosted> hostOnce(Player by, Wish wish, CommandId command) throws StoreFailure {
        return repeats.once(
                command,
                () -> {
                    TableId table = tableOf(command);
                    Optional<GameCard> card = needs.games().game(table);
                    if (card.isEmpty()) {
                        return host(by, wish, table);
                    }
                    return isRepeat(by, card.get()) ? again(card.get()) : host(by, wish);
                });
    }

    private static TableId tableOf(CommandId command) {
        String cause = "host " + command.author() + " " + command.id();
        return new TableId(Secrets.idFrom(cause, TABLE_ID_CHARACTERS));
    }

    private boolean isRepeat(Player by, GameCard card) {
        Instant oldest = needs.time().instant().minus(Repeats.REMEMBERED);
        return card.host().equals(by.id()) && !card.opened().isBefore(oldest);
    }

    /** Nobody knows the key any more, so another takes its place. */
    private Reply<Hosted> again(GameCard card) throws StoreFailure {
        Listing listing = card.listing();
        boolean needsKey = card.stage() == GameCard.Stage.WAITING && listing.keyHash().isPresent();
        if (!needsKey) {
            return new Reply.Done<>(new Hosted(card.table(), Optional.empty(), card.stage()));
        }
        GameKey key = GameKey.draw(needs.secrets());
        needs.games()
                .register(
                        new Listing(
                                listing.table(),
                                listing.visibility(),
                                Optional.of(key.hash()),
                                listing.challenged(),
                                listing.before()));
        return new Reply.Done<>(new Hosted(card.table(), Optional.of(key), card.stage()));
    }

    private Reply<Hosted> host(Player by, Wish wish, TableId table) throws StoreFailure {
        if (isRated(wish.terms()) && !by.isAccount()) {
            return new Reply.Refused<>(LobbyRefusal.ACCOUNTS_ONLY);
        }
        return wish.opponent().isEmpty()
                ? open(by, wish, table)
                : challenge(by, wish, wish.opponent().get(), table);
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
        repeats.tick();
    }

    static TableId newTable(Secrets secrets) {
        return new TableId(Codes.asId(secrets.code(TABLE_ID_CHARACTERS)));
    }

    private Reply<Hosted> challenge(Player by, Wish wish, String name, TableId table)
            throws StoreFailure {
        return switch (needs.people().named(name)) {
            case Reply.Done<Player>(Player opponent)
                    when opponent.conduct() == Player.Conduct.WELCOME ->
                    opponent.kind() == Player.Kind.COMPUTER
                            ? seat(by, wish, opponent.id(), table)
                            : challenge(by, wish, opponent, table);
            case Reply.Done<Player> _, Reply.Refused<Player> _ ->
                    new Reply.Refused<>(LobbyRefusal.NO_SUCH_OPPONENT);
            case Reply.Unavailable<Player> _ -> new Reply.Unavailable<>();
        };
    }

    private Reply<Hosted> challenge(Player by, Wish wish, Player opponent, TableId table)
            throws StoreFailure {
        Optional<LobbyRefusal> why = challenges.objection(by, opponent, wish.terms().stakes());
        if (why.isPresent()) {
            return new Reply.Refused<>(why.get());
        }
        Listing listing =
                new Listing(
                        table,
                        wish.visibility(),
                        Optional.empty(),
                        Optional.of(opponent.id()),
                        Optional.empty());
        Reply<TableId> opened = open(by, wish.terms(), listing);
        if (opened instanceof Reply.Done) {
            news.tell(new LobbyNews.Challenged(opponent.id(), table));
        }
        return opened.map(id -> new Hosted(id, Optional.empty(), GameCard.Stage.WAITING));
    }

    /** A computer accepts at once, so the game never waits. */
    private Reply<Hosted> seat(Player by, Wish wish, PlayerId computer, TableId table)
            throws StoreFailure {
        if (isRated(wish.terms())) {
            return new Reply.Refused<>(LobbyRefusal.NOT_AGAINST_COMPUTERS);
        }
        Listing listing =
                new Listing(
                        table,
                        wish.visibility(),
                        Optional.empty(),
                        Optional.of(computer),
                        Optional.empty());
        try (Room.Entry entry = room.enter(by.id())) {
            Optional<LobbyRefusal> full = entry.objectionToPlayComputer(wish.terms().timeControl());
            return full.isPresent()
                    ? new Reply.Refused<>(full.get())
                    : starting.start(listing, wish.terms(), by.id(), computer)
                            .map(id -> new Hosted(id, Optional.empty(), GameCard.Stage.PLAYING));
        }
    }

    private Reply<Hosted> open(Player by, Wish wish, TableId table) throws StoreFailure {
        Optional<GameKey> key =
                wish.visibility() == Visibility.PRIVATE
                        ? Optional.of(GameKey.draw(needs.secrets()))
                        : Optional.empty();
        Listing listing =
                new Listing(
                        table,
                        wish.visibility(),
                        key.map(GameKey::hash),
                        Optional.empty(),
                        Optional.empty());
        return open(by, wish.terms(), listing)
                .map(id -> new Hosted(id, key, GameCard.Stage.WAITING));
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
