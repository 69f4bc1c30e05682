package crownhead.protocol.telling;

import static crownhead.protocol.Role.FIRST;
import static crownhead.protocol.Role.SECOND;
import static crownhead.protocol.Role.SPECTATOR;
import static crownhead.protocol.telling.Situations.opened;
import static crownhead.protocol.telling.ToldTable.ANN;
import static crownhead.protocol.telling.ToldTable.BEN;
import static crownhead.protocol.telling.ToldTable.console;
import static crownhead.protocol.telling.ToldTable.playing;
import static crownhead.protocol.telling.ToldTable.startingFrom;
import static crownhead.protocol.telling.ToldTable.waiting;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Ending;
import crownhead.protocol.Happening;
import crownhead.protocol.Players;
import crownhead.protocol.Role;
import crownhead.protocol.Standing;
import crownhead.protocol.Tallies;
import crownhead.protocol.Update;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.notation.MoveText;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What each role sees. */
class ViewsTest {
    @Nested
    class ASpectator {
        @Test
        @Tag("SP-1a")
        void seesTurnBoardAndTheMoversLegalMoves() {
            ToldTable table = opened();
            Update told = table.told(SPECTATOR);
            assertThat(told.you()).isEqualTo(SPECTATOR);
            assertThat(told.board()).isEqualTo(table.table().game().position());
            assertThat(told.standing().toMove()).isEqualTo(Side.FIRST);
            assertThat(told.standing().legal())
                    .isNotEmpty()
                    .isEqualTo(told.board().legalMoves().stream().map(Move::path).toList());
        }

        @Test
        @Tag("SP-1b")
        void seesClocksAndNotices() {
            Update told = opened().seconds(300).does(ToldTable.CALL_TIME).told(SPECTATOR);
            assertThat(told.standing().clock()).isEqualTo(clocks(300_000, Side.FIRST));
            assertThat(told.message()).isEqualTo("Player White has 5 minutes left to move.");
            assertThat(told.events()).containsExactly(event("warned", Side.FIRST, 300_000));
        }

        @Test
        void seesTheSameAsThePlayers() {
            for (ToldTable table : Situations.all()) {
                Update told = table.told(SPECTATOR);
                assertThat(table.told(FIRST).standing()).isEqualTo(told.standing());
                assertThat(table.told(SECOND).events()).isEqualTo(told.events());
                assertThat(table.told(SECOND).players()).isEqualTo(told.players());
            }
        }
    }

    @Nested
    class ATableThatWaits {
        private final Update told = waiting(console()).told(FIRST);

        @Test
        void showsTheBoardButNoPlayersNoMovesAndNoEvents() {
            assertThat(told.game()).isZero();
            assertThat(told.board()).isEqualTo(Position.START);
            assertThat(told.players()).isEmpty();
            assertThat(told.standing().legal()).isEmpty();
            assertThat(told.events()).isEmpty();
        }

        @Test
        void hasAClockThatStands() {
            assertThat(told.standing().clock())
                    .isEqualTo(
                            new Standing.Clocks(
                                    Optional.of(600_000L),
                                    Optional.of(600_000L),
                                    Optional.empty()));
        }
    }

    @Nested
    class AGame {
        @Test
        void tellsItsTimeAndItsVersion() {
            assertThat(opened().told(FIRST))
                    .extracting(Update::table, Update::game, Update::version, Update::timestamp)
                    .containsExactly("1", 1, 4L, opened().news().now().toEpochMilli());
        }

        @Test
        void namesThePlayersAndTheirColours() {
            assertThat(opened().told(SECOND).players())
                    .contains(
                            new Players(
                                    player("Ann Onymous", "white", 3),
                                    player("Ben Trovato", "red", 3)));
        }

        @Test
        void showsEverybodyTheLagThatWasMeasured() {
            ToldTable table = playing(startingFrom("B:W26,12:B22"));
            TableCommand.Play seen = table.play(0, "22x31");
            Duration lag = Duration.ofMillis(84);
            table.does(new TableCommand.Play(seen.by(), seen.ply(), seen.path(), lag));
            for (Role role : List.of(FIRST, SECOND, SPECTATOR)) {
                assertThat(table.told(role).events().getFirst().lagMillis()).contains(84L);
            }
        }

        @Test
        void showsATurnWithWhatItTookAndThatItCrowned() {
            ToldTable table = playing(startingFrom("B:W26,12:B22")).moves("22x31");
            Happening turn = table.told(SPECTATOR).events().getFirst();
            assertThat(turn)
                    .isEqualTo(
                            new Happening(
                                    "moved",
                                    Optional.of(Side.FIRST),
                                    MoveText.read("22x31"),
                                    List.of(Square.of(26)),
                                    Optional.of(true),
                                    Optional.empty(),
                                    Optional.of(4000L),
                                    Optional.empty(),
                                    Optional.empty()));
        }

        @Test
        void showsTheLastTurnToSomebodyWhoHasJustCome() {
            Update told = opened().look(SPECTATOR);
            assertThat(told.events()).isEmpty();
            assertThat(told.standing().last().orElseThrow().path())
                    .isEqualTo(MoveText.read("23-19"));
        }

        @Test
        void hasNoClockWhereNoTimeIsKept() {
            Terms untimed =
                    ToldTable.terms(
                            new TimeControl.Untimed(), Terms.STANDARD_GRACE, Position.START);
            assertThat(playing(untimed).told(FIRST).standing().clock())
                    .isEqualTo(
                            new Standing.Clocks(
                                    Optional.empty(), Optional.empty(), Optional.empty()));
        }

        @Test
        void countsHowNearADrawIsAndTellsWhenItMayBeClaimed() {
            ToldTable table = playing(startingFrom("B:WK32:BK1")).moves("1-5 32-28 5-1 28-32");
            assertThat(table.told(FIRST).standing().counts())
                    .isEqualTo(new Standing.Counts(2, 4, Optional.empty()));
            assertThat(table.moves("1-5 32-28 5-1 28-32").told(FIRST).standing().counts())
                    .isEqualTo(
                            new Standing.Counts(
                                    3,
                                    8,
                                    Optional.of(
                                            "This position has stood 3 times with the same side to"
                                                    + " move: after turns 0, 4 and 8.")));
        }

        @Test
        void takesAClaimAwayAtTheEnd() {
            ToldTable table =
                    playing(startingFrom("B:WK32:BK1"))
                            .moves("1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32");
            table.does(new TableCommand.ClaimDraw(ANN));
            assertThat(table.told(FIRST).standing().counts().claim()).isEmpty();
        }
    }

    @Nested
    class APause {
        private final ToldTable paused = opened().does(new TableCommand.Pause(BEN));

        @Test
        void showsWhoPausedAndHowLongItMayLast() {
            assertThat(paused.told(FIRST).standing().pause())
                    .contains(new Standing.Break(Side.SECOND, 300_000));
            assertThat(paused.seconds(100).look(FIRST).standing().pause())
                    .contains(new Standing.Break(Side.SECOND, 200_000));
        }

        @Test
        void leavesNobodyAMoveAndStopsTheClock() {
            assertThat(paused.told(FIRST).standing().legal()).isEmpty();
            assertThat(paused.told(FIRST).standing().clock().running()).isEmpty();
        }

        @Test
        void costsThePlayerOneOfThree() {
            assertThat(paused.told(FIRST).players().orElseThrow().second().pausesLeft())
                    .isEqualTo(2);
        }

        @Test
        void isNotShownAfterTheEnd() {
            assertThat(paused.does(new TableCommand.Resign(ANN)).told(FIRST).standing().pause())
                    .isEmpty();
        }
    }

    @Nested
    class APlayerWhoLeft {
        private final ToldTable left = opened().does(new TableCommand.Leave(BEN)).seconds(10);

        @Test
        void isShownAwayForWhatIsLeftOfTheGrace() {
            assertThat(left.told(FIRST).players().orElseThrow().second().awayMillis())
                    .contains(20_000L);
            assertThat(left.told(FIRST).players().orElseThrow().first().awayMillis()).isEmpty();
        }

        @Test
        void leavesTheOtherItsMoves() {
            assertThat(left.told(FIRST).standing().legal()).isNotEmpty();
        }
    }

    @Nested
    class TheEnd {
        private final Update told = opened().does(new TableCommand.Resign(BEN)).told(SPECTATOR);

        @Test
        void hasTheResultAndWhatEachPlayerDid() {
            assertThat(told.result())
                    .contains(new Ending("win", Optional.of(Side.FIRST), "resigned"));
            assertThat(told.statistics())
                    .contains(
                            new Tallies(
                                    new Tallies.Tally(1, 0, 0, 4000, 4000),
                                    new Tallies.Tally(1, 0, 0, 4000, 4000)));
        }

        @Test
        void leavesNobodyAMoveAndNoClockRunning() {
            assertThat(told.standing().legal()).isEmpty();
            assertThat(told.standing().clock().running()).isEmpty();
        }

        @Test
        void isTheOnlyTimeForAResult() {
            assertThat(opened().told(FIRST).result()).isEmpty();
            assertThat(opened().told(FIRST).statistics()).isEmpty();
        }
    }

    private static Players.Player player(String name, String colour, int pausesLeft) {
        return new Players.Player(name, colour, Optional.empty(), pausesLeft);
    }

    private static Standing.Clocks clocks(long first, Side running) {
        return new Standing.Clocks(Optional.of(first), Optional.of(600_000L), Optional.of(running));
    }

    private static Happening event(String name, Side side, long millis) {
        return new Happening(
                name,
                Optional.of(side),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(millis),
                Optional.empty(),
                Optional.empty());
    }
}
