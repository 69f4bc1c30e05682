package crownhead.play.computer;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.lobby.LobbyRefusal;
import crownhead.play.lobby.Rematch;
import crownhead.play.player.ComputerPlayers;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.notation.Fen;
import crownhead.table.Result;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComputersTest {
    private static final TimeControl UNTIMED = new TimeControl.Untimed();
    private static final Duration LONG_ENOUGH = Duration.ofSeconds(6);

    private final ComputerHouse house = new ComputerHouse();

    ComputersTest() throws StoreFailure {}

    @Nested
    class AComputerThatIsChallenged {
        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
        @Tag("AI-1a")
        void sitsDownAtOnceAndPlays(int level) throws StoreFailure {
            TableId table = house.play(level, UNTIMED);
            assertThat(house.table(table).seats().orElseThrow().second())
                    .isEqualTo(ComputerPlayers.id(level));
            house.annMoves(table);
            house.pass(LONG_ENOUGH);
            assertThat(house.table(table).game().ply()).isEqualTo(2);
        }

        @Test
        void movesFirstWhereItHasTheFirstSide() throws StoreFailure {
            Terms first = ComputerHouse.terms(UNTIMED, Position.START);
            TableId table =
                    house.play(
                            3,
                            new Terms(
                                    first.timeControl(),
                                    first.stakes(),
                                    Terms.Seating.HOST_SECOND,
                                    first.drawRule(),
                                    first.pauses(),
                                    first.grace(),
                                    first.colours(),
                                    first.start()));
            house.pass(LONG_ENOUGH);
            assertThat(house.table(table).game().ply()).isEqualTo(1);
        }

        @Test
        void playsNoRatedGame() {
            Terms casual = Terms.casual(TimeControl.PerPlayer.WEB_STANDARD);
            Terms rated =
                    new Terms(
                            casual.timeControl(),
                            Terms.Stakes.RATED,
                            casual.seating(),
                            casual.drawRule(),
                            Terms.Pauses.NONE,
                            casual.grace(),
                            casual.colours(),
                            casual.start());
            assertThat(house.challenge(house.account("Zoe"), 4, rated))
                    .isEqualTo(new Reply.Refused<>(LobbyRefusal.NOT_AGAINST_COMPUTERS));
        }

        @Test
        void playsFiveGamesAgainstOnePersonAtOnce() {
            for (int game = 0; game < 5; game++) {
                house.play(1 + game, UNTIMED);
            }
            assertThat(house.challenge(6, Terms.casual(UNTIMED)))
                    .isEqualTo(new Reply.Refused<>(LobbyRefusal.TOO_MANY_GAMES));
        }

        @Test
        void isNotAwayForAsLongAsTheGameLasts() throws StoreFailure {
            TableId table = house.play(2, UNTIMED);
            house.pass(Duration.ofSeconds(90));
            assertThat(house.table(table).conduct(Side.SECOND).isAway()).isFalse();
        }
    }

    @Nested
    class ATurnOfAComputer {
        @ParameterizedTest
        @ValueSource(ints = {1, 5, 9})
        @Tag("AI-1d")
        void takesHalfASecondToFiveBelowTheTop(int level) throws StoreFailure {
            TableId table = house.play(level, UNTIMED);
            for (int turn = 0; turn < 8 && !house.table(table).isOver(); turn++) {
                house.annMoves(table);
                house.pass(LONG_ENOUGH);
            }
            Table after = house.table(table);
            for (int ply = 1; ply < after.thought().all().size(); ply += 2) {
                assertThat(after.thought().all().get(ply))
                        .isBetween(Duration.ofMillis(500), Duration.ofSeconds(5));
            }
            assertThat(after.thought().all()).hasSizeGreaterThan(8);
        }

        @ParameterizedTest
        @ValueSource(ints = {4, 10})
        void neverOverstepsAClockThatIsShort(int level) throws StoreFailure {
            TimeControl hurried = new TimeControl.PerPlayer(Duration.ofSeconds(4), Duration.ZERO);
            TableId table = house.play(level, hurried);
            for (int turn = 0; turn < 30 && !house.table(table).isOver(); turn++) {
                house.annMoves(table);
                while (!house.table(table).isOver() && house.table(table).toMove() == Side.SECOND) {
                    house.backroom.pass(Duration.ofMillis(10));
                }
            }
            assertThat(lostOnTime(house.table(table))).isFalse();
            assertThat(house.table(table).game().ply()).isGreaterThan(6);
        }

        private static boolean lostOnTime(Table table) {
            return table.result()
                    .filter(Result.Win.class::isInstance)
                    .map(Result.Win.class::cast)
                    .filter(win -> win.winner() == Side.FIRST)
                    .filter(win -> win.reason() == Result.WinReason.TIME)
                    .isPresent();
        }

        @Test
        void waitsForAGameThatIsPaused() throws StoreFailure {
            TableId table = house.play(3, UNTIMED);
            house.annMoves(table);
            house.ask(table, new TableCommand.Pause(house.ann.id()));
            house.pass(LONG_ENOUGH);
            assertThat(house.table(table).game().ply()).isEqualTo(1);
            house.ask(table, new TableCommand.Continue(house.ann.id()));
            house.pass(LONG_ENOUGH);
            assertThat(house.table(table).game().ply()).isEqualTo(2);
        }

        @Test
        void isTakenAgainWhenTheStoreDidNotAnswer() throws StoreFailure {
            TableId table = house.play(3, UNTIMED);
            house.pass(Duration.ofSeconds(1));
            house.annMoves(table);
            house.failStore();
            house.pass(LONG_ENOUGH);
            house.mendStore();
            house.pass(LONG_ENOUGH);
            assertThat(house.table(table).game().ply()).isEqualTo(2);
        }

        @Test
        void isTakenAfterTheHouseWasClosedInBetween() throws StoreFailure {
            TableId table = house.play(3, UNTIMED);
            house.annMoves(table);
            house.open();
            house.pass(LONG_ENOUGH);
            assertThat(house.table(table).game().ply()).isEqualTo(2);
            assertThat(house.playing()).isEqualTo(1);
        }
    }

    @Nested
    class AComputerThatIsAsked {
        @Test
        void letsAMoveBeTakenBack() throws StoreFailure {
            TableId table = house.play(3, UNTIMED);
            house.annMoves(table);
            house.pass(LONG_ENOUGH);
            house.ask(table, new TableCommand.AskTakeBack(house.ann.id()));
            house.pass(LONG_ENOUGH);
            assertThat(house.table(table).game().ply()).isZero();
        }

        @Test
        @Tag("AI-1f")
        void declinesADrawInAYoungGame() throws StoreFailure {
            TableId table = house.play(3, UNTIMED);
            house.ask(table, new TableCommand.OfferDraw(house.ann.id()));
            house.pass(LONG_ENOUGH);
            assertThat(house.table(table).question()).isEmpty();
            assertThat(house.table(table).isOver()).isFalse();
        }

        @Test
        void playsAgainWithSidesSwapped() throws StoreFailure {
            TableId table = house.play(3, UNTIMED);
            house.ask(table, new TableCommand.Resign(house.ann.id()));
            house.lobby.rematch(house.ann, table);
            house.pass(LONG_ENOUGH);
            Reply<Rematch> standing = house.lobby.rematch(house.ann, table);
            TableId next = ((Rematch.Agreed) ((Reply.Done<Rematch>) standing).value()).next();
            assertThat(house.table(next).seats().orElseThrow().first())
                    .isEqualTo(ComputerPlayers.id(3));
            assertThat(house.table(next).game().ply()).isEqualTo(1);
        }
    }

    @Nested
    class AComputerThatIsLost {
        /** A king against nine men, who come nearer with every move. */
        private final Terms hopeless =
                ComputerHouse.terms(UNTIMED, Fen.read("B:WK32:B1,2,3,4,5,6,7,8,9"));

        @Test
        @Tag("AI-1e")
        void resignsAfterSeveralMovesAndNotBefore() throws StoreFailure {
            TableId table = house.play(5, hopeless);
            for (int move = 1; move < Judgement.MOVES_LOST; move++) {
                house.annMoves(table);
                house.pass(LONG_ENOUGH);
                assertThat(house.table(table).result()).isEmpty();
            }
            house.annMoves(table);
            house.pass(LONG_ENOUGH);
            assertThat(house.table(table).result())
                    .isEqualTo(Optional.of(new Result.Win(Side.FIRST, Result.WinReason.RESIGNED)));
        }

        @Test
        void leavesTheTableWhenTheGameIsOver() throws StoreFailure {
            TableId table = house.play(5, hopeless);
            house.ask(table, new TableCommand.Resign(house.ann.id()));
            house.pass(Duration.ofSeconds(2));
            assertThat(house.playing()).isZero();
        }
    }
}
