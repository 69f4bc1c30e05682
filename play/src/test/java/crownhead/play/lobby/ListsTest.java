package crownhead.play.lobby;

import static crownhead.play.lobby.SmallHouse.TEN_MINUTES;
import static crownhead.play.lobby.SmallHouse.THREE_DAYS;
import static crownhead.play.lobby.SmallHouse.assertRefused;
import static crownhead.play.lobby.SmallHouse.done;
import static crownhead.play.lobby.SmallHouse.hidden;
import static crownhead.play.lobby.SmallHouse.open;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.table.PlayerId;
import crownhead.table.Result;
import crownhead.table.Seats;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ListsTest {
    private final SmallHouse house = new SmallHouse();
    private final Player ann = house.guest("Ann");
    private final Player ben = house.guest("Ben");

    @Nested
    class TheGamesOfAPlayer {
        @Test
        @Tag("ID-4a")
        void areManyAtOnceEachWithItsOwnTurn() {
            TableId quick = house.play(ann, ben, TEN_MINUTES);
            TableId slow = house.play(ben, ann, THREE_DAYS);
            for (TableId table : List.of(quick, slow)) {
                Seats seats = house.table(table).seats().orElseThrow();
                assertThat(turns(table, seats.first())).isTrue();
                assertThat(turns(table, seats.second())).isFalse();
                house.submit(
                        table,
                        new TableCommand.Play(
                                seats.first(), 0, List.of(Square.of(11), Square.of(15))));
                assertThat(turns(table, seats.first())).isFalse();
                assertThat(turns(table, seats.second())).isTrue();
            }
        }

        @Test
        void showTheSideOfThePlayer() {
            TableId table = house.play(ann, ben, TEN_MINUTES);
            Side side = house.table(table).seats().orElseThrow().sideOf(ann.id()).orElseThrow();
            assertThat(own(table, ann.id()).side()).contains(side);
        }

        @Test
        void areNobodysTurnWhileTheyWait() {
            TableId table = house.host(ann, hidden()).table();
            assertThat(own(table, ann.id()).isYourTurn()).isFalse();
            assertThat(own(table, ann.id()).side()).isEmpty();
        }

        @Test
        void areNewsWhenTheyMoveOnAndEnd() {
            TableId table = house.play(ann, ben, TEN_MINUTES);
            Seats seats = house.table(table).seats().orElseThrow();
            Terms terms = house.table(table).terms();
            house.submit(
                    table,
                    new TableCommand.Play(seats.first(), 0, List.of(Square.of(11), Square.of(15))));
            assertThat(house.news).contains(new LobbyNews.Moved(table, seats, terms));
            house.submit(table, new TableCommand.Resign(ann.id()));
            assertThat(house.news).contains(new LobbyNews.Ended(table, seats));
        }

        @Test
        void areFoundAgainWhenTheyAreOver() {
            TableId table = house.play(ann, ben, TEN_MINUTES);
            house.submit(table, new TableCommand.Resign(ann.id()));
            assertThat(done(house.lobby.yours(ann.id()))).isEmpty();
            assertThat(done(house.lobby.finished(ann.id(), house.now().plusSeconds(1), 10)))
                    .extracting(GameCard::table)
                    .containsExactly(table);
        }

        @Test
        @Tag("ID-1i")
        void stayThoseOfAGuestWhoBecomesAnAccount() {
            TableId slow = house.play(ann, ben, THREE_DAYS);
            Player account =
                    done(house.people.register(ann.id(), "Ann", SmallHouse.PASSWORD))
                            .session()
                            .player();
            assertThat(own(slow, account.id()).side()).isPresent();
        }
    }

    @Nested
    class TheLists {
        @Test
        @Tag("LO-5b")
        void holdPublicGamesInPlayToWatch() {
            TableId table = house.play(ann, ben, TEN_MINUTES);
            assertThat(done(house.lobby.live())).extracting(GameCard::table).containsExactly(table);
            assertThat(done(house.lobby.find(table)).stage()).isEqualTo(GameCard.Stage.PLAYING);
        }

        @Test
        void holdNoGameThatIsOver() {
            TableId table = house.play(ann, ben, TEN_MINUTES);
            house.submit(table, new TableCommand.Resign(ann.id()));
            assertThat(done(house.lobby.live())).isEmpty();
        }
    }

    @Nested
    class AnExport {
        @Test
        @Tag("BE-13a")
        void holdsEverythingTheHouseKnowsOfAPlayer() {
            Player eve = house.guest("Eve");
            done(house.people.block(ann.id(), eve.id()));
            TableId over = house.play(ann, ben, TEN_MINUTES);
            house.submit(over, new TableCommand.Resign(ben.id()));
            TableId waiting = house.host(ann, hidden()).table();
            TableId playing = house.play(ben, ann, THREE_DAYS);
            house.play(ben, eve, TEN_MINUTES);

            Export export = done(house.lobby.export(ann.id()));
            assertThat(export.profile().player()).isEqualTo(ann);
            assertThat(export.profile().sessions()).hasSize(1);
            assertThat(export.profile().blocked()).containsExactly(eve);
            assertThat(export.games())
                    .extracting(GameCard::table)
                    .containsExactlyInAnyOrder(over, waiting, playing);
        }

        @Test
        void holdsEveryGameOfALongLife() {
            for (int i = 0; i < 250; i++) {
                house.submit(house.play(ann, ben, TEN_MINUTES), new TableCommand.Resign(ben.id()));
                if (i % 7 == 0) {
                    house.pass(Duration.ofMillis(1));
                }
            }
            assertThat(done(house.lobby.export(ann.id())).games()).hasSize(250);
        }
    }

    @Nested
    class APlayerWhoIsDeleted {
        @Test
        @Tag("BE-13b")
        void leavesTheGamesToTheOther() {
            TableId over = house.play(ann, ben, TEN_MINUTES);
            house.submit(over, new TableCommand.Resign(ben.id()));
            done(house.people.delete(ann.id(), ""));
            assertThat(done(house.lobby.export(ben.id())).games())
                    .extracting(GameCard::table)
                    .containsExactly(over);
            Player left = house.store.player(ann.id()).orElseThrow();
            assertThat(left.kind()).isEqualTo(Player.Kind.DELETED);
            assertThat(left.name()).isEqualTo(Player.DELETED_NAME);
        }

        @Test
        void givesUpWhatIsNotOver() {
            TableId waiting = house.host(ann, open(TEN_MINUTES)).table();
            TableId early = house.play(ben, ann, THREE_DAYS);
            TableId late = house.play(ann, ben, THREE_DAYS);
            moveBoth(late);
            done(house.people.delete(ann.id(), ""));
            assertThat(house.table(waiting).isOver()).isTrue();
            assertThat(house.table(early).result())
                    .contains(new Result.NoResult(Result.NoResultReason.ABORTED));
            Side bens = house.table(late).seats().orElseThrow().sideOf(ben.id()).orElseThrow();
            assertThat(house.table(late).result())
                    .contains(new Result.Win(bens, Result.WinReason.RESIGNED));
        }
    }

    @Nested
    class TheOperator {
        @Test
        void closesAGameWithoutAResult() {
            TableId table = house.play(ann, ben, TEN_MINUTES);
            done(house.lobby.close(table));
            assertThat(house.table(table).result())
                    .contains(new Result.NoResult(Result.NoResultReason.UNFINISHED));
        }

        @Test
        void closesNoGameThatIsNotThere() {
            assertRefused(
                    house.lobby.close(new TableId("000000000000")), LobbyRefusal.NO_SUCH_GAME);
        }
    }

    private void moveBoth(TableId table) {
        Seats seats = house.table(table).seats().orElseThrow();
        house.submit(
                table,
                new TableCommand.Play(seats.first(), 0, List.of(Square.of(11), Square.of(15))));
        house.submit(
                table,
                new TableCommand.Play(seats.second(), 1, List.of(Square.of(23), Square.of(19))));
    }

    private boolean turns(TableId table, PlayerId player) {
        return own(table, player).isYourTurn();
    }

    private OwnGame own(TableId table, PlayerId player) {
        return done(house.lobby.yours(player)).stream()
                .filter(game -> game.card().table().equals(table))
                .findFirst()
                .orElseThrow();
    }
}
