package crownhead.server.storage;

import static crownhead.server.storage.TestRows.ADA;
import static crownhead.server.storage.TestRows.BEN;
import static crownhead.server.storage.TestRows.NOON;
import static crownhead.server.storage.TestRows.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.SeriesId;
import crownhead.play.SeriesRow;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.Listing;
import crownhead.play.lobby.Visibility;
import crownhead.play.player.Player;
import crownhead.play.player.PlayerStore.Credential;
import crownhead.play.player.SessionStore.Stored;
import crownhead.play.time.RunStore.Run;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import crownhead.table.series.SeriesEvent;
import crownhead.table.series.SeriesTerms;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What was stored is there when the house opens again. */
@ParameterizedClass
@EnumSource(Database.class)
class SurvivalTest {
    private static final Player ANNE =
            new Player(ADA, "Anne", Player.Kind.GUEST, NOON, Player.Conduct.WELCOME);

    private final Database database;
    @TempDir Path folder;
    private DatabaseAddress address;

    SurvivalTest(Database database) {
        this.database = database;
    }

    @BeforeEach
    void choose() throws Exception {
        address = database.fresh(folder);
    }

    @FunctionalInterface
    private interface Visit {
        void to(Storage storage) throws Exception;
    }

    private void closedBetween(Visit before, Visit after) throws Exception {
        try (Storage storage = Storage.open(address)) {
            before.to(storage);
        }
        try (Storage storage = Storage.open(address)) {
            after.to(storage);
        }
    }

    @Test
    @Tag("RE-1a")
    void aFinishedGameIsThereWithEveryMove() throws Exception {
        closedBetween(
                storage -> {
                    storage.register(listing());
                    storage.append(TestRows.opened(TABLE));
                    storage.append(TestRows.moved(TABLE, 2));
                    storage.append(TestRows.ended(TABLE, 3));
                },
                storage -> {
                    assertThat(storage.read(TABLE, 0))
                            .containsExactly(
                                    TestRows.opened(TABLE),
                                    TestRows.moved(TABLE, 2),
                                    TestRows.ended(TABLE, 3));
                    assertThat(storage.finishedOf(BEN, NOON.plusSeconds(1), 9))
                            .extracting(GameCard::stage)
                            .containsExactly(GameCard.Stage.OVER);
                });
    }

    @Test
    @Tag("GA-10b")
    void theTableThatItsLogLeadsToIsTheSame() throws Exception {
        Table[] left = new Table[1];
        closedBetween(
                storage -> {
                    Tables tables = new Tables(storage, InstantSource.fixed(NOON));
                    tables.open(TABLE, CommandId.of(ADA, "open"), ADA, TestRows.TERMS);
                    TableCommand join = new TableCommand.Sit(BEN, Side.FIRST);
                    tables.submit(TABLE, CommandId.of(BEN, "join"), join);
                    List<Square> path = List.of(Square.of(11), Square.of(15));
                    assertThat(
                                    tables.submit(
                                            TABLE,
                                            CommandId.of(ADA, "move"),
                                            new TableCommand.Play(ADA, 0, path)))
                            .isInstanceOf(Answer.Done.class);
                    left[0] = tables.table(TABLE).orElseThrow();
                },
                storage ->
                        assertThat(new Tables(storage, InstantSource.fixed(NOON)).table(TABLE))
                                .contains(left[0]));
    }

    @Test
    void aGameInPlayIsDueAndListed() throws Exception {
        closedBetween(
                storage -> {
                    storage.register(listing());
                    storage.append(TestRows.opened(TABLE));
                },
                storage -> {
                    assertThat(storage.due(NOON.plusSeconds(60), 9)).containsExactly(TABLE);
                    assertThat(storage.live(9)).extracting(GameCard::table).containsExactly(TABLE);
                });
    }

    @Test
    void aSeriesIsThere() throws Exception {
        SeriesTerms terms =
                new SeriesTerms(
                        Terms.Seating.RANDOM, Duration.ofSeconds(60), Duration.ofSeconds(20));
        SeriesRow row =
                new SeriesRow(
                        new SeriesId("1"),
                        1,
                        NOON,
                        List.of(new SeriesEvent.Opened(terms), new SeriesEvent.Closed()));
        closedBetween(
                storage -> storage.append(row),
                storage -> assertThat(storage.read(row.series(), 0)).containsExactly(row));
    }

    @Test
    void aPlayerIsThereWithTheirPasswordCodesAndBlocks() throws Exception {
        closedBetween(
                storage -> {
                    storage.add(ANNE, "anne");
                    storage.keepCredential(ADA, new Credential("slow", List.of("one", "two")));
                    storage.useRecoveryCode(ADA, "one");
                    storage.block(ADA, BEN);
                    storage.judge(ADA, Player.Conduct.BANNED);
                },
                storage -> {
                    Player anne = storage.holder("anne").orElseThrow();
                    assertThat(anne.isAccount()).isTrue();
                    assertThat(anne.conduct()).isEqualTo(Player.Conduct.BANNED);
                    assertThat(storage.passwordHash(ADA)).contains("slow");
                    assertThat(storage.useRecoveryCode(ADA, "one")).isFalse();
                    assertThat(storage.useRecoveryCode(ADA, "two")).isTrue();
                    assertThat(storage.blockedBy(ADA)).containsExactly(BEN);
                });
    }

    @Test
    void aChangeOfNamesAndADeletionAreThere() throws Exception {
        Player ben = new Player(BEN, "Ben", Player.Kind.GUEST, NOON, Player.Conduct.WELCOME);
        closedBetween(
                storage -> {
                    storage.add(ANNE, "anne");
                    storage.rename(ADA, "Countess", "countess");
                    storage.releaseName(ADA);
                    storage.add(ben, "ben");
                    storage.delete(BEN);
                },
                storage -> {
                    assertThat(storage.player(ADA)).map(Player::name).contains("Countess");
                    assertThat(storage.holder("countess")).isEmpty();
                    assertThat(storage.player(BEN)).map(Player::kind).contains(Player.Kind.DELETED);
                });
    }

    @Test
    void sessionsAreThereUntilTheyEnd() throws Exception {
        Stored kept = new Stored("kept", ADA, NOON, NOON.plusSeconds(60));
        Stored ended = new Stored("ended", ADA, NOON, NOON.plusSeconds(60));
        closedBetween(
                storage -> {
                    storage.add(kept);
                    storage.add(ended);
                    storage.renew("kept", NOON.plusSeconds(90));
                    storage.end("ended");
                },
                storage ->
                        assertThat(storage.of(ADA))
                                .containsExactly(
                                        new Stored("kept", ADA, NOON, NOON.plusSeconds(90))));
    }

    @Test
    void aRunAndItsLastBeatAreThere() throws Exception {
        closedBetween(
                storage -> {
                    storage.begin(new Run(NOON, NOON.plusSeconds(5), NOON));
                    storage.beat(NOON.plusSeconds(7));
                },
                storage ->
                        assertThat(storage.runs())
                                .containsExactly(
                                        new Run(NOON, NOON.plusSeconds(5), NOON.plusSeconds(7))));
    }

    @Test
    void aRevokedKeyStaysRevoked() throws Exception {
        TableId secret = new TableId("secret");
        closedBetween(
                storage -> {
                    storage.register(
                            new Listing(
                                    secret,
                                    Visibility.PRIVATE,
                                    Optional.of("key"),
                                    Optional.of(BEN),
                                    Optional.of(TABLE)));
                    storage.append(TestRows.opened(secret));
                    storage.revokeKey(secret);
                },
                storage -> {
                    assertThat(storage.withKey("key")).isEmpty();
                    assertThat(storage.rematchOf(TABLE)).map(GameCard::table).contains(secret);
                });
    }

    private static Listing listing() {
        return new Listing(
                TABLE, Visibility.PUBLIC, Optional.empty(), Optional.empty(), Optional.empty());
    }
}
