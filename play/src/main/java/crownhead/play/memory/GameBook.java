package crownhead.play.memory;

import crownhead.play.LogRow;
import crownhead.play.TableId;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.Listing;
import crownhead.play.lobby.Visibility;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.TableEvent;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The cards of games, made from the rows of their logs. */
final class GameBook {
    private static final Comparator<GameCard> BY_ID =
            Comparator.comparing(card -> card.table().value());

    private final Map<TableId, Listing> listings = new HashMap<>();
    private final Map<TableId, GameCard> cards = new HashMap<>();
    private final Map<TableId, Instant> due = new HashMap<>();

    void register(Listing listing) {
        listings.put(listing.table(), listing);
        cards.computeIfPresent(listing.table(), (_, card) -> listed(card, listing));
    }

    void revokeKey(TableId table) {
        Optional.ofNullable(listings.get(table))
                .map(GameBook::withoutKey)
                .ifPresent(this::register);
        cards.computeIfPresent(table, (_, card) -> listed(card, withoutKey(card.listing())));
    }

    /** Takes in a row that has been stored. */
    void project(LogRow row) {
        for (TableEvent event : row.events()) {
            if (event instanceof TableEvent.Opened opened) {
                open(row, opened);
            } else {
                cards.computeIfPresent(row.table(), (_, card) -> after(card, event, row.at()));
            }
        }
        due.remove(row.table());
        row.due().ifPresent(moment -> due.put(row.table(), moment));
    }

    Optional<GameCard> game(TableId table) {
        return Optional.ofNullable(cards.get(table));
    }

    Optional<GameCard> withKey(String keyHash) {
        return all(card -> card.listing().keyHash().filter(keyHash::equals).isPresent())
                .findFirst();
    }

    Optional<GameCard> rematchOf(TableId table) {
        return all(card -> card.listing().before().filter(table::equals).isPresent())
                .min(Comparator.comparing(GameCard::opened).thenComparing(BY_ID));
    }

    List<GameCard> waiting(int most) {
        return all(card -> card.stage() == GameCard.Stage.WAITING)
                .filter(GameBook::isPublic)
                .filter(card -> card.listing().challenged().isEmpty())
                .sorted(Comparator.comparing(GameCard::opened).reversed().thenComparing(BY_ID))
                .limit(most)
                .toList();
    }

    List<GameCard> live(int most) {
        return all(card -> card.stage() == GameCard.Stage.PLAYING)
                .filter(GameBook::isPublic)
                .sorted(newestFirst(GameCard::started))
                .limit(most)
                .toList();
    }

    List<GameCard> unfinishedOf(PlayerId player) {
        return all(card -> card.stage() != GameCard.Stage.OVER)
                .filter(card -> isOf(card, player) || isChallenged(card, player))
                .sorted(Comparator.comparing(GameCard::opened).reversed().thenComparing(BY_ID))
                .toList();
    }

    List<GameCard> finishedOf(PlayerId player, Instant before, int most) {
        return all(card -> card.ended().filter(at -> at.isBefore(before)).isPresent())
                .filter(card -> isOf(card, player))
                .sorted(newestFirst(GameCard::ended))
                .limit(most)
                .toList();
    }

    List<GameCard> unfinishedAfter(Optional<TableId> last, int most) {
        String after = last.map(TableId::value).orElse("");
        return all(card -> card.stage() != GameCard.Stage.OVER)
                .filter(card -> card.table().value().compareTo(after) > 0)
                .sorted(BY_ID)
                .limit(most)
                .toList();
    }

    List<TableId> due(Instant now, int most) {
        return due.entrySet().stream()
                .filter(entry -> !entry.getValue().isAfter(now))
                .filter(entry -> game(entry.getKey()).filter(GameBook::isPlaying).isPresent())
                .sorted(Map.Entry.comparingByValue())
                .limit(most)
                .map(Map.Entry::getKey)
                .toList();
    }

    private void open(LogRow row, TableEvent.Opened opened) {
        Optional.ofNullable(listings.get(row.table()))
                .ifPresent(listing ->
                        cards.put(
                                row.table(),
                                new GameCard(
                                        listing,
                                        opened.host(),
                                        opened.terms(),
                                        row.at(),
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty())));
    }

    private static GameCard after(GameCard card, TableEvent event, Instant at) {
        return switch (event) {
            case TableEvent.Started(Seats seats, _) ->
                    new GameCard(
                            card.listing(),
                            card.host(),
                            card.terms(),
                            card.opened(),
                            Optional.of(seats),
                            Optional.of(at),
                            card.result(),
                            card.ended());
            case TableEvent.Ended ended ->
                    new GameCard(
                            card.listing(),
                            card.host(),
                            card.terms(),
                            card.opened(),
                            card.seats(),
                            card.started(),
                            Optional.of(ended.result()),
                            Optional.of(at));
            case TableEvent _ -> card;
        };
    }

    private static GameCard listed(GameCard card, Listing listing) {
        return new GameCard(
                listing,
                card.host(),
                card.terms(),
                card.opened(),
                card.seats(),
                card.started(),
                card.result(),
                card.ended());
    }

    private static Listing withoutKey(Listing listing) {
        return new Listing(
                listing.table(),
                listing.visibility(),
                Optional.empty(),
                listing.challenged(),
                listing.before());
    }

    private Stream<GameCard> all(Predicate<GameCard> which) {
        return cards.values().stream().filter(which);
    }

    private static Comparator<GameCard> newestFirst(Function<GameCard, Optional<Instant>> moment) {
        return Comparator.comparing((GameCard card) -> moment.apply(card).orElseThrow())
                .reversed()
                .thenComparing(BY_ID);
    }

    private static boolean isPublic(GameCard card) {
        return card.listing().visibility() == Visibility.PUBLIC;
    }

    private static boolean isPlaying(GameCard card) {
        return card.stage() == GameCard.Stage.PLAYING;
    }

    private static boolean isOf(GameCard card, PlayerId player) {
        return card.host().equals(player)
                || card.seats().flatMap(seats -> seats.sideOf(player)).isPresent();
    }

    private static boolean isChallenged(GameCard card, PlayerId player) {
        return card.listing().challenged().filter(player::equals).isPresent();
    }
}
