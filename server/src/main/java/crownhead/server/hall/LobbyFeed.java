package crownhead.server.hall;

import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.LobbyNews;
import crownhead.play.lobby.OwnGame;
import crownhead.play.lobby.Present;
import crownhead.protocol.Person;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import crownhead.server.session.Conversation;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/** Tells everyone in the hall who is there and what is played, when it has changed. */
final class LobbyFeed {
    /** As many as fit into one message. */
    private static final int MOST_PEOPLE = 80;

    private static final int MOST_GAMES = 60;

    /** Many who come at once are told the same; the next tick tells them what it misses. */
    private static final Duration FRESH = Duration.ofMillis(200);

    /** What was told last, and when it was looked up. */
    private record Told(Instant at, String written) {}

    private final HallNeeds needs;
    private final Map<Conversation, PlayerId> listeners = new ConcurrentHashMap<>();
    private volatile Told told = new Told(Instant.EPOCH, "");
    private final AtomicBoolean hasChanged = new AtomicBoolean();
    private final Set<PlayerId> concerned = ConcurrentHashMap.newKeySet();

    LobbyFeed(HallNeeds needs) {
        this.needs = needs;
    }

    /** Somebody comes into the hall, and is told at once what there is. */
    void enter(Conversation conversation, PlayerId player) {
        listeners.put(conversation, player);
        fresh().ifPresent(conversation::tell);
        yours(player).ifPresent(conversation::tell);
    }

    /** Looked up anew only when nobody has done so just now. */
    private Optional<String> fresh() {
        Told known = told;
        Instant now = needs.time().instant();
        if (!known.written.isEmpty() && now.isBefore(known.at.plus(FRESH))) {
            hasChanged.set(true);
            return Optional.of(known.written);
        }
        return written();
    }

    private Optional<String> written() {
        Instant now = needs.time().instant();
        Optional<String> written = lobby().map(Wire::write);
        written.ifPresent(it -> told = new Told(now, it));
        return written;
    }

    void leave(Conversation conversation) {
        listeners.remove(conversation);
    }

    /** Only notes what is to be told. */
    void hear(LobbyNews news) {
        switch (news) {
            case LobbyNews.Changed _ -> hasChanged.set(true);
            case LobbyNews.Challenged(PlayerId player, _) -> concerned.add(player);
            case LobbyNews.Started(_, Seats seats, _) -> change(seats);
            case LobbyNews.Ended(_, Seats seats) -> change(seats);
            case LobbyNews.Moved(_, Seats seats, _) -> note(seats);
            case LobbyNews.CalledOff(_, PlayerId host) -> {
                hasChanged.set(true);
                concerned.add(host);
            }
            case LobbyNews.RematchAsked _, LobbyNews.RematchDeclined _ -> {}
        }
    }

    private void change(Seats seats) {
        hasChanged.set(true);
        note(seats);
    }

    /** Where nobody listens nobody need be told: who comes later looks by themselves. */
    private void note(Seats seats) {
        if (!listeners.isEmpty()) {
            concerned.add(seats.first());
            concerned.add(seats.second());
        }
    }

    /** To be called about every second. */
    void tick() {
        if (hasChanged.getAndSet(false) && !listeners.isEmpty()) {
            written().ifPresent(news -> listeners.keySet().forEach(one -> one.tell(news)));
            // A challenge that is gone concerns somebody whom no news names.
            concerned.addAll(listeners.values());
        }
        Set<PlayerId> here = Set.copyOf(listeners.values());
        for (PlayerId player : List.copyOf(concerned)) {
            concerned.remove(player);
            if (here.contains(player)) {
                yours(player).map(Wire::write).ifPresent(written -> tell(player, written));
            }
        }
    }

    private void tell(PlayerId player, String written) {
        listeners.forEach((conversation, who) -> {
            if (who.equals(player)) {
                conversation.tell(written);
            }
        });
    }

    /** Nothing when the store does not answer: the next tick asks again. */
    private Optional<ServerMessage.Lobby> lobby() {
        if (needs.lobby().people() instanceof Reply.Done<List<Present>>(List<Present> people)
                && needs.lobby().waiting() instanceof Reply.Done<List<GameCard>>(var waiting)
                && needs.lobby().live() instanceof Reply.Done<List<GameCard>>(var live)) {
            try {
                return Optional.of(
                        new ServerMessage.Lobby(
                                people.stream().limit(MOST_PEOPLE).map(LobbyFeed::person).toList(),
                                needs.lines().of(first(waiting)),
                                needs.lines().of(first(live))));
            } catch (StoreFailure _) {
                hasChanged.set(true);
            }
        }
        hasChanged.set(true);
        return Optional.empty();
    }

    private Optional<ServerMessage.Yours> yours(PlayerId player) {
        if (needs.lobby().yours(player) instanceof Reply.Done<List<OwnGame>>(var own)) {
            try {
                List<GameCard> cards = own.stream().map(OwnGame::card).toList();
                return Optional.of(new ServerMessage.Yours(needs.lines().of(first(cards), player)));
            } catch (StoreFailure _) {
                concerned.add(player);
            }
        }
        concerned.add(player);
        return Optional.empty();
    }

    private static List<GameCard> first(List<GameCard> cards) {
        return cards.subList(0, Math.min(cards.size(), MOST_GAMES));
    }

    private static Person person(Present present) {
        return new Person(
                present.player().name(), present.player().isAccount(), present.isPlaying());
    }
}
