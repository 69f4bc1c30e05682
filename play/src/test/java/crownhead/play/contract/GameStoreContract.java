package crownhead.play.contract;

import static crownhead.play.contract.Rows.ADA;
import static crownhead.play.contract.Rows.BEN;
import static crownhead.play.contract.Rows.EVE;
import static crownhead.play.contract.Rows.NOON;
import static crownhead.play.contract.Rows.RESULT;
import static crownhead.play.contract.Rows.SEATS;
import static crownhead.play.contract.Rows.TERMS;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.GameStore;
import crownhead.play.lobby.Listing;
import crownhead.play.lobby.Visibility;
import crownhead.table.PlayerId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What the lists of games promise. */
public abstract class GameStoreContract {
    private static final TableId ID = new TableId("t-1");
    private static final TableId OTHER = new TableId("t-2");

    /** A store with nothing in it. */
    protected abstract GameStore store();

    /** The log that the same store makes its cards from. */
    protected abstract TableStore log();

    @Nested
    class ARegisteredGame {
        @Test
        void isNotFoundBeforeItIsOpened() throws StoreFailure {
            Optional<TableId> before = Optional.of(OTHER);
            store().register(
                            new Listing(
                                    ID,
                                    Visibility.PUBLIC,
                                    Optional.of("key"),
                                    Optional.of(BEN),
                                    before));
            assertThat(store().game(ID)).isEmpty();
            assertThat(store().withKey("key")).isEmpty();
            assertThat(store().rematchOf(OTHER)).isEmpty();
            assertThat(store().waiting(9)).isEmpty();
            assertThat(store().unfinishedOf(BEN)).isEmpty();
            assertThat(store().unfinishedAfter(Optional.empty(), 9)).isEmpty();
        }

        @Test
        void mayBeRegisteredAgainByWhoGotNoAnswer() throws StoreFailure {
            store().register(open(ID));
            store().register(open(ID));
            log().append(Rows.opened(ID, NOON));
            assertThat(store().waiting(9)).hasSize(1);
        }
    }

    @Nested
    class ACard {
        @Test
        void isWaitingOnceTheGameIsOpened() throws StoreFailure {
            store().register(open(ID));
            log().append(Rows.opened(ID, NOON));
            assertThat(store().game(ID)).contains(waiting(open(ID)));
        }

        @Test
        void isPlayingOnceTheGameHasStarted() throws StoreFailure {
            store().register(open(ID));
            log().append(Rows.opened(ID, NOON));
            log().append(Rows.started(ID, NOON.plusMillis(1500)));
            assertThat(store().game(ID)).contains(playing(open(ID), NOON.plusMillis(1500)));
        }

        @Test
        void isPlayingFromTheFirstRowOnWhenThatStartsTheGame() throws StoreFailure {
            store().register(open(ID));
            log().append(Rows.openedAndStarted(ID, NOON));
            assertThat(store().game(ID)).contains(playing(open(ID), NOON));
        }

        @Test
        void isOverOnceTheGameHasEnded() throws StoreFailure {
            play(open(ID), NOON);
            log().append(Rows.ended(ID, 2, NOON.plusSeconds(9)));
            GameCard card = store().game(ID).orElseThrow();
            assertThat(card.stage()).isEqualTo(GameCard.Stage.OVER);
            assertThat(card.result()).contains(RESULT);
            assertThat(card.ended()).contains(NOON.plusSeconds(9));
            assertThat(card.seats()).contains(SEATS);
        }

        @Test
        void isNotChangedByARowThatIsLost() throws StoreFailure {
            play(open(ID), NOON);
            log().append(Rows.offered(ID, 2, CommandId.of(ADA, "c-1")));
            assertThat(log().append(Rows.ended(ID, 2, NOON))).isEqualTo(TableStore.Append.LOST);
            assertThat(store().game(ID)).contains(playing(open(ID), NOON));
        }
    }

    @Nested
    class AKey {
        @Test
        void findsItsGameUntilItIsRevoked() throws StoreFailure {
            Listing listing = listing(ID, Visibility.PRIVATE, Optional.of("key"), Optional.empty());
            store().register(listing);
            log().append(Rows.opened(ID, NOON));
            assertThat(store().withKey("key")).contains(waiting(listing));
            assertThat(store().withKey("KEY")).isEmpty();
            store().revokeKey(ID);
            assertThat(store().withKey("key")).isEmpty();
            assertThat(store().game(ID).orElseThrow().listing().keyHash()).isEmpty();
        }
    }

    @Test
    void aGameThatIsRegisteredAgainHasAnotherKey() throws StoreFailure {
        Listing listing = listing(ID, Visibility.PRIVATE, Optional.of("old"), Optional.empty());
        Listing again = listing(ID, Visibility.PRIVATE, Optional.of("new"), Optional.empty());
        store().register(listing);
        log().append(Rows.opened(ID, NOON));
        store().register(again);
        assertThat(store().withKey("old")).isEmpty();
        assertThat(store().withKey("new")).contains(waiting(again));
    }

    @Test
    void aRematchIsFoundByTheGameBeforeIt() throws StoreFailure {
        play(open(ID), NOON);
        Listing rematch =
                new Listing(
                        OTHER,
                        Visibility.PUBLIC,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(ID));
        play(rematch, NOON);
        assertThat(store().rematchOf(ID)).map(GameCard::table).contains(OTHER);
        assertThat(store().rematchOf(OTHER)).isEmpty();
    }

    @Nested
    class TheListOfGamesThatWait {
        @Test
        void hasPublicGamesThatAnyoneMayJoin() throws StoreFailure {
            waitAt(open(ID), NOON);
            waitAt(secret(table(2)), NOON);
            waitAt(challenge(table(3), BEN), NOON);
            play(open(table(4)), NOON);
            waitAt(open(table(5)), NOON);
            log().append(Rows.ended(table(5), 2, NOON));
            assertThat(store().waiting(9)).extracting(GameCard::table).containsExactly(ID);
        }

        @Test
        void hasTheNewestFirstAndNoMoreThanAskedFor() throws StoreFailure {
            waitAt(open(table(1)), NOON.plusSeconds(1));
            waitAt(open(table(2)), NOON.plusSeconds(3));
            waitAt(open(table(3)), NOON.plusSeconds(2));
            assertThat(store().waiting(2))
                    .extracting(GameCard::table)
                    .containsExactly(table(2), table(3));
        }
    }

    @Nested
    class TheListOfGamesInPlay {
        @Test
        void hasThePublicOnesNewestFirst() throws StoreFailure {
            play(open(table(1)), NOON.plusSeconds(1));
            play(open(table(2)), NOON.plusSeconds(3));
            play(open(table(3)), NOON.plusSeconds(2));
            play(secret(table(4)), NOON.plusSeconds(4));
            play(open(table(5)), NOON.plusSeconds(5));
            log().append(Rows.ended(table(5), 2, NOON.plusSeconds(6)));
            waitAt(open(table(6)), NOON.plusSeconds(6));
            assertThat(store().live(9))
                    .extracting(GameCard::table)
                    .containsExactly(table(2), table(3), table(1));
            assertThat(store().live(1)).extracting(GameCard::table).containsExactly(table(2));
        }
    }

    @Nested
    class TheGamesOfAPlayer {
        @Test
        void areUnfinishedWhileTheyWaitAndAreInPlay() throws StoreFailure {
            waitAt(secret(table(1)), NOON);
            play(open(table(2)), NOON);
            play(open(table(3)), NOON);
            log().append(Rows.ended(table(3), 2, NOON));
            assertThat(store().unfinishedOf(ADA))
                    .extracting(GameCard::table)
                    .containsExactlyInAnyOrder(table(1), table(2));
            assertThat(store().unfinishedOf(BEN))
                    .extracting(GameCard::table)
                    .containsExactly(table(2));
        }

        @Test
        void areThoseTooThatTheyAreChallengedTo() throws StoreFailure {
            waitAt(challenge(table(1), EVE), NOON);
            waitAt(challenge(table(2), EVE), NOON);
            log().append(Rows.ended(table(2), 2, NOON));
            assertThat(store().unfinishedOf(EVE))
                    .extracting(GameCard::table)
                    .containsExactly(table(1));
        }

        @Test
        void areFinishedNewestFirstBeforeAMoment() throws StoreFailure {
            for (int i = 1; i <= 4; i++) {
                play(secret(table(i)), NOON);
                log().append(Rows.ended(table(i), 2, NOON.plusSeconds(i)));
            }
            assertThat(store().finishedOf(BEN, NOON.plusSeconds(4), 2))
                    .extracting(GameCard::table)
                    .containsExactly(table(3), table(2));
            assertThat(store().finishedOf(EVE, NOON.plusSeconds(9), 9)).isEmpty();
            assertThat(store().finishedOf(ADA, NOON.plusSeconds(1), 9)).isEmpty();
        }

        @Test
        void areFinishedForTheHostEvenIfNobodyCame() throws StoreFailure {
            waitAt(open(ID), NOON);
            log().append(Rows.ended(ID, 2, NOON));
            assertThat(store().finishedOf(ADA, NOON.plusSeconds(1), 9))
                    .extracting(GameCard::seats)
                    .containsExactly(Optional.empty());
        }
    }

    /** The order is that of the characters' codes, whatever language the store is set to. */
    @Test
    void allUnfinishedGamesAreReadInTheOrderOfTheirIds() throws StoreFailure {
        List<TableId> ordered =
                List.of("0z", "9", "B", "a-2", "a0", "a1", "a_0", "aa").stream()
                        .map(TableId::new)
                        .toList();
        for (TableId id : ordered.reversed()) {
            waitAt(secret(id), NOON);
        }
        log().append(Rows.ended(new TableId("9"), 2, NOON));
        List<TableId> rest = ordered.stream().filter(id -> !id.value().equals("9")).toList();
        assertThat(store().unfinishedAfter(Optional.empty(), 9))
                .extracting(GameCard::table)
                .isEqualTo(rest);
        assertThat(store().unfinishedAfter(Optional.of(rest.get(2)), 3))
                .extracting(GameCard::table)
                .isEqualTo(rest.subList(3, 6));
    }

    @Nested
    class AGameInPlay {
        private final Instant due = NOON.plus(Rows.UNTIL_DUE);

        @Test
        void isDueFromTheMomentOnThatItsLastRowSays() throws StoreFailure {
            play(open(ID), NOON);
            assertThat(store().due(due.minusMillis(1), 9)).isEmpty();
            assertThat(store().due(due, 9)).containsExactly(ID);
            log().append(Rows.warned(ID, 2, due, due.plusSeconds(60)));
            assertThat(store().due(due.plusSeconds(59), 9)).isEmpty();
            assertThat(store().due(due.plusSeconds(60), 9)).containsExactly(ID);
        }

        @Test
        void isDueLaterWhenARowPutsItOff() throws StoreFailure {
            play(open(ID), NOON);
            Instant later = due.plusSeconds(60);
            log().append(Rows.warned(ID, 2, NOON.plusSeconds(1), later));
            assertThat(store().due(later.minusMillis(1), 9)).isEmpty();
            assertThat(store().due(later, 9)).containsExactly(ID);
            log().append(Rows.warned(ID, 3, NOON.plusSeconds(2), later.plusSeconds(60)));
            assertThat(store().due(later, 9)).isEmpty();
            assertThat(store().due(later.plusSeconds(60), 9)).containsExactly(ID);
        }

        @Test
        void isDueEarlierWhenARowSaysSo() throws StoreFailure {
            play(open(ID), NOON);
            Instant earlier = due.minusSeconds(60);
            log().append(Rows.warned(ID, 2, NOON.plusSeconds(1), due.plusSeconds(60)));
            log().append(Rows.warned(ID, 3, NOON.plusSeconds(2), earlier));
            assertThat(store().due(earlier.minusMillis(1), 9)).isEmpty();
            assertThat(store().due(earlier, 9)).containsExactly(ID);
        }

        @Test
        void isFoundBehindMoreThanAreAskedForThatWerePutOff() throws StoreFailure {
            for (int i = 1; i <= 4; i++) {
                play(open(table(i)), NOON);
                log().append(Rows.warned(table(i), 2, NOON.plusSeconds(1), due.plusSeconds(60)));
            }
            play(open(table(5)), NOON.plusSeconds(1));
            assertThat(store().due(due.plusSeconds(1), 2)).containsExactly(table(5));
        }

        @Test
        void isNotDueWhenItsLastRowNamesNoMoment() throws StoreFailure {
            play(open(ID), NOON);
            log().append(Rows.offered(ID, 2, CommandId.of(ADA, "c-1")));
            assertThat(store().due(due, 9)).isEmpty();
        }

        @Test
        void isNotDueAnyMoreWhenItIsOver() throws StoreFailure {
            play(open(ID), NOON);
            log().append(Rows.ended(ID, 2, NOON));
            assertThat(store().due(due.plusSeconds(9), 9)).isEmpty();
        }

        @Test
        void isOneOfAsManyAsAreAskedFor() throws StoreFailure {
            for (int i = 1; i <= 4; i++) {
                play(open(table(i)), NOON);
            }
            assertThat(store().due(due, 3)).hasSize(3).doesNotHaveDuplicates();
        }
    }

    private void waitAt(Listing listing, Instant at) throws StoreFailure {
        store().register(listing);
        store(Rows.opened(listing.table(), at));
    }

    private void play(Listing listing, Instant at) throws StoreFailure {
        store().register(listing);
        store(Rows.openedAndStarted(listing.table(), at));
    }

    private void store(LogRow row) throws StoreFailure {
        assertThat(log().append(row)).isEqualTo(TableStore.Append.STORED);
    }

    private static TableId table(int number) {
        return new TableId("t-" + number);
    }

    private static Listing open(TableId table) {
        return listing(table, Visibility.PUBLIC, Optional.empty(), Optional.empty());
    }

    private static Listing secret(TableId table) {
        Optional<String> key = Optional.of("key of " + table);
        return listing(table, Visibility.PRIVATE, key, Optional.empty());
    }

    private static Listing challenge(TableId table, PlayerId challenged) {
        return listing(table, Visibility.PUBLIC, Optional.empty(), Optional.of(challenged));
    }

    private static Listing listing(
            TableId table,
            Visibility visibility,
            Optional<String> keyHash,
            Optional<PlayerId> challenged) {
        return new Listing(table, visibility, keyHash, challenged, Optional.empty());
    }

    private static GameCard waiting(Listing listing) {
        return new GameCard(
                listing,
                ADA,
                TERMS,
                NOON,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static GameCard playing(Listing listing, Instant started) {
        return new GameCard(
                listing,
                ADA,
                TERMS,
                NOON,
                Optional.of(SEATS),
                Optional.of(started),
                Optional.empty(),
                Optional.empty());
    }
}
