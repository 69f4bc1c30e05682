package crownhead.clients.presenter;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.dress.ColourSet;
import crownhead.table.TableCommand;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class TableViewTest {
    @Nested
    class BeforeTheFirstGame {
        private final Client client = new Client();

        @Test
        void theTaskIsShown() {
            assertThat(client.start().task()).isEqualTo("Connecting to localhost:9000");
            client.presenter().connecting(1, 5);
            assertThat(client.start().task()).isEqualTo("Connecting to localhost:9000");
            client.presenter().connected();
            assertThat(client.start().task()).isEqualTo("Waiting for game");
        }

        @Test
        @Tag("TE-1b")
        void eachFailedAttemptIsTold() {
            client.presenter().connecting(1, 5);
            client.presenter().failed(1, 5, "nobody listens there");
            client.presenter().connecting(2, 5);
            client.presenter().failed(2, 5, "no answer");
            client.presenter().connecting(3, 5);
            assertThat(client.start().task())
                    .isEqualTo("Connecting to localhost:9000 (attempt 3 of 5)");
            assertThat(client.start().details())
                    .containsExactly(
                            "Attempt 1 of 5 failed: nobody listens there",
                            "Attempt 2 of 5 failed: no answer");
        }

        @Test
        void theLastFailureEndsTheClient() {
            client.presenter().failed(4, 5, "no answer");
            assertThat(client.presenter().exit()).isEmpty();
            client.presenter().failed(5, 5, "no answer");
            assertThat(client.presenter().exit()).contains(Exit.NOT_REACHED);
            assertThat(client.presenter().farewell())
                    .isEqualTo("No connection to localhost:9000: no answer.");
        }

        @Test
        void theNameAndTheHousesWordsAreShown() {
            client.hear(House.welcome("Ann"));
            client.hear(waiting("Waiting for a second player."));
            assertThat(client.start().task()).isEqualTo("Waiting for game");
            assertThat(client.start().details())
                    .containsExactly(
                            "You are Ann",
                            "You are client 1 at table 1. The game is untimed.",
                            "Waiting for a second player.");
        }

        @Test
        void beingUnwelcomeIsTold() {
            client.hear(new ServerMessage.Bye("server-full", "Server is full"));
            client.presenter().lost("Server is full");
            assertThat(client.overlayTitle()).isEqualTo("Server is full");
            assertThat(client.press("enter").presenter().exit()).contains(Exit.SENT_AWAY);
        }

        /** A table without players, as it stands before game 1. */
        private static Update waiting(String message) {
            Update begun = House.playing().say(Role.FIRST, Action.WAIT, message);
            return new Update(
                    begun.table(),
                    0,
                    0,
                    begun.timestamp(),
                    begun.action(),
                    message,
                    begun.board(),
                    begun.you(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    begun.standing(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }
    }

    @Nested
    class AGame {
        private final House house = House.playing();
        private final Client ann = Client.at(house, Role.FIRST);

        @Test
        @Tag("TE-4a")
        @Tag("GA-2d")
        void hasANoticeThatStaysUntilTheNext() {
            assertThat(ann.notice()).isEqualTo("The game starts: you play White. It is your move.");
            ann.press("right right");
            ann.hear(house.say(Role.FIRST, Action.SHOW, ""));
            assertThat(ann.notice()).isEqualTo("The game starts: you play White. It is your move.");
            ann.hear(house.moves("11-15").tell(Role.FIRST));
            assertThat(ann.notice()).isEqualTo("Player Red is to move.");
        }

        @Test
        void showsBothPlayersWithTheOwnOneBelow() {
            Client ben = Client.at(house, Role.SECOND);
            assertThat(ben.board().below()).isEqualTo(Side.SECOND);
            assertThat(ben.game().below())
                    .isEqualTo(new Scene.Player("Ben", "Red", false, "", 0, ""));
            assertThat(ben.game().above())
                    .isEqualTo(new Scene.Player("Ann", "White", true, "", 0, ""));
            assertThat(ben.board().colours()).isEqualTo(ColourSet.WHITE_RED);
        }

        @Test
        void isSeenFromTheFirstMoversSideByWhoWatches() {
            assertThat(Client.at(house, Role.SPECTATOR).board().below()).isEqualTo(Side.FIRST);
        }

        @Test
        void countsWhatIsCapturedAndShowsTheLastTurn() {
            ann.hear(house.moves("11-15 22-18 15x22").tell(Role.FIRST));
            assertThat(ann.game().below().captured()).isEqualTo(1);
            assertThat(ann.board().last()).containsExactly(Square.of(15), Square.of(22));
        }

        @Test
        @Tag("RU-10f")
        @Tag("BE-4a")
        void showsBothDrawCounters() {
            House kings = House.from("B:WK32:BK1").moves("1-5 32-28 5-1 28-32 1-5 32-28");
            Client client = Client.at(kings, Role.FIRST);
            assertThat(client.game().status())
                    .containsExactly(
                            "Position stood 2 of 3 times", "3 of 40 moves without progress");
        }

        @Test
        void isSeenWheneverAMoveIsAskedFor() {
            assertThat(ann.presenter().outgoing()).containsExactly(new ClientMessage.Seen(1));
            ann.hear(house.look(Role.FIRST));
            assertThat(ann.presenter().outgoing()).containsExactly(new ClientMessage.Seen(1));
            ann.hear(house.moves("11-15").tell(Role.FIRST));
            assertThat(ann.presenter().outgoing()).isEmpty();
        }

        @Test
        void answersAPing() {
            ann.hear(new ServerMessage.Ping());
            assertThat(ann.sent()).containsExactly(new ClientMessage.Pong());
        }

        @Test
        void saysWhatTheHouseRefuses() {
            ann.hear(new ServerMessage.Refused(Optional.of("c-9"), "no-claim", "No draw now."));
            assertThat(ann.notice()).isEqualTo("No draw now.");
        }

        @Test
        void isFollowedByAnother() {
            ann.hear(
                    house.moves("11-15").with(new TableCommand.Resign(House.BEN)).tell(Role.FIRST));
            ann.hear(house.again().tell(Role.FIRST)).press("enter");
            assertThat(ann.game().moves()).isEmpty();
            assertThat(ann.choices()).containsExactly(9, 10, 11, 12);
        }
    }

    @Nested
    class TheClocks {
        private final House house =
                House.playing(new TimeControl.PerPlayer(Duration.ofMinutes(10), Duration.ZERO));

        @Test
        @Tag("CL-2b")
        void runBetweenUpdatesForPlayersAndSpectators() {
            for (Role role : Role.values()) {
                Client client = Client.at(house, role);
                Client later = client.at(House.NOON.plusSeconds(75));
                Scene.Game game = later.game();
                boolean isBelow = game.board().below() == Side.FIRST;
                assertThat((isBelow ? game.below() : game.above()).clock()).isEqualTo("8:45");
                assertThat((isBelow ? game.above() : game.below()).clock()).isEqualTo("10:00");
            }
        }

        @Test
        void neverShowLessThanNothing() {
            Client client = Client.at(house, Role.FIRST).at(House.NOON.plusSeconds(6000));
            assertThat(client.game().below().clock()).isEqualTo("0:00");
        }

        @Test
        void showHoursAndDays() {
            assertThat(Times.clock(3_600_000)).isEqualTo("1:00:00");
            assertThat(Times.clock(59_001)).isEqualTo("1:00");
            assertThat(Times.clock(2 * 86_400_000L + 3 * 3_600_000L)).isEqualTo("2 d 03:00");
        }
    }

    @Nested
    class APause {
        @Test
        @Tag("GA-6c")
        @Tag("GA-6g")
        void coversTheBoardForEveryRole() {
            House house = House.playing().with(new TableCommand.Pause(House.BEN));
            for (Role role : Role.values()) {
                Client client = Client.at(house, role).at(House.NOON.plusSeconds(28));
                assertThat(client.game().cover().orElseThrow())
                        .startsWith(
                                "The game is paused by Player Red",
                                "Time left: 4:32",
                                "Player White has 3 pauses left",
                                "Player Red has 2 pauses left");
                assertThat(client.choices()).isEmpty();
            }
        }

        @Test
        void isOver() {
            House house = House.playing().with(new TableCommand.Pause(House.BEN));
            Client client = Client.at(house, Role.FIRST);
            client.hear(house.with(new TableCommand.Continue(House.BEN)).tell(Role.FIRST));
            assertThat(client.game().cover()).isEmpty();
            assertThat(client.choices()).hasSize(4);
        }
    }

    @Nested
    class TheMoveList {
        private final House house = House.playing();
        private final Client ann = Client.at(house, Role.FIRST);

        @Test
        void growsWithEveryTurn() {
            for (String move : List.of("11-15", "22-18", "15x22")) {
                ann.hear(house.moves(move).tell(Role.FIRST));
            }
            assertThat(ann.game().moves()).containsExactly("1. 11-15 22-18", "2. 15x22");
            assertThat(ann.sent()).isEmpty();
        }

        @Test
        void shrinksWhenTurnsAreTakenBack() {
            ann.hear(house.moves("11-15").tell(Role.FIRST));
            ann.hear(house.moves("22-17").tell(Role.FIRST));
            ann.hear(house.with(new TableCommand.AskTakeBack(House.ANN)).tell(Role.FIRST));
            ann.hear(house.with(new TableCommand.AcceptTakeBack(House.BEN)).tell(Role.FIRST));
            assertThat(ann.game().moves()).isEmpty();
            ann.hear(house.moves("9-13").tell(Role.FIRST));
            assertThat(ann.game().moves()).containsExactly("1. 9-13");
            assertThat(ann.sent()).isEmpty();
        }

        @Test
        void isAskedForByWhoComesLate() {
            house.moves("11-15 22-18 15x22 25x18");
            Client late = Client.late(house, Role.SPECTATOR);
            assertThat(late.sent())
                    .containsExactly(new ClientMessage.Tail("c-1", 1, 0, House.TABLE));
            late.hear(house.tail("c-1", 0, 3));
            assertThat(late.sent())
                    .containsExactly(new ClientMessage.Tail("c-2", 1, 3, House.TABLE));
            late.hear(house.tail("c-2", 3, 3));
            assertThat(late.sent()).isEmpty();
            assertThat(late.game().moves()).containsExactly("1. 11-15 22-18", "2. 15x22 25x18");
        }

        @Test
        void doesNotHaveWhatWasTakenBackBeforeOneCame() {
            house.moves("11-15 22-17").with(new TableCommand.AskTakeBack(House.ANN));
            house.with(new TableCommand.AcceptTakeBack(House.BEN)).moves("9-13 22-18");
            Client late = Client.late(house, Role.SPECTATOR).hear(house.tail("c-1", 0, 100));
            assertThat(late.game().moves()).containsExactly("1. 9-13 22-18");
        }

        @Test
        void isAskedForAfterAGap() {
            ann.hear(house.moves("11-15").tell(Role.FIRST));
            ann.hear(house.moves("22-18 15x22 25x18").tell(Role.FIRST));
            assertThat(ann.game().moves()).containsExactly("1. 11-15 …", "2. … 25x18");
            assertThat(ann.sent())
                    .containsExactly(new ClientMessage.Tail("c-1", 1, 0, House.TABLE));
            ann.hear(house.tail("c-1", 0, 100));
            assertThat(ann.game().moves()).containsExactly("1. 11-15 22-18", "2. 15x22 25x18");
        }

        @Test
        void goesOnWhileItIsAskedFor() {
            house.moves("11-15 22-18 15x22 25x18");
            Client late = Client.late(house, Role.SPECTATOR);
            late.hear(house.moves("8-11").tell(Role.SPECTATOR));
            late.hear(house.tail("c-1", 0, 100));
            late.hear(house.moves("29-25").tell(Role.SPECTATOR));
            assertThat(late.game().moves())
                    .containsExactly("1. 11-15 22-18", "2. 15x22 25x18", "3. 8-11 29-25");
        }

        @Test
        void staysUnknownWhereTheHouseDoesNotTell() {
            house.moves("11-15 22-17");
            Client late = Client.late(house, Role.SPECTATOR);
            late.sent();
            late.hear(new ServerMessage.Refused(Optional.of("c-1"), "bad", "No."));
            late.hear(house.moves("8-11").tell(Role.SPECTATOR));
            assertThat(late.sent()).isEmpty();
            assertThat(late.game().moves()).containsExactly("1. … 22-17", "2. 8-11");
        }
    }
}
