package crownhead.play.lobby;

import static crownhead.play.lobby.SmallHouse.TEN_MINUTES;
import static crownhead.play.lobby.SmallHouse.assertRefused;
import static crownhead.play.lobby.SmallHouse.done;
import static crownhead.play.lobby.SmallHouse.hidden;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.Reply;
import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.table.Seats;
import crownhead.table.TableCommand;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RematchesTest {
    private final SmallHouse house = new SmallHouse();
    private final Player ann = house.guest("Ann");
    private final Player ben = house.guest("Ben");
    private final TableId table = house.play(ann, ben, TEN_MINUTES);

    @Nested
    class AfterAGame {
        AfterAGame() {
            house.submit(table, new TableCommand.Resign(ben.id()));
        }

        @Test
        @Tag("GA-9a")
        void startsWithSidesSwappedWhenBothWantIt() {
            Rematch asked = done(house.lobby.rematch(ann, table));
            assertThat(asked).isEqualTo(new Rematch.Asked(house.now().plusSeconds(60)));
            assertThat(house.news).contains(new LobbyNews.RematchAsked(table, ann.id()));
            TableId next = agreed(house.lobby.rematch(ben, table));
            Seats before = house.table(table).seats().orElseThrow();
            Seats seats = house.table(next).seats().orElseThrow();
            assertThat(seats).isEqualTo(new Seats(before.second(), before.first()));
            assertThat(house.news).contains(new LobbyNews.Started(next, seats, Optional.of(table)));
        }

        @Test
        @Tag("GA-9a")
        void swapsSidesAgainAfterTheRematch() {
            done(house.lobby.rematch(ann, table));
            TableId next = agreed(house.lobby.rematch(ben, table));
            house.submit(next, new TableCommand.Resign(ann.id()));
            done(house.lobby.rematch(ben, next));
            TableId third = agreed(house.lobby.rematch(ann, next));
            assertThat(third).isNotIn(table, next);
            assertThat(house.table(third).seats()).isEqualTo(house.table(table).seats());
        }

        @Test
        void isTheSameHoweverOftenAndLateTheySayYes() throws Exception {
            done(house.lobby.rematch(ann, table));
            TableId next = agreed(house.lobby.rematch(ben, table));
            assertThat(agreed(house.lobby.rematch(ann, table))).isEqualTo(next);
            assertThat(agreed(house.lobby.rematch(ben, table))).isEqualTo(next);
            house.open();
            house.sweep.begin();
            assertThat(agreed(house.lobby.rematch(ann, table))).isEqualTo(next);
        }

        @Test
        void isToldToBothAlsoWhenTheStoreDidNotSayThatItHadBegun() {
            done(house.lobby.rematch(ann, table));
            house.loseNextRow();
            assertThat(house.lobby.rematch(ben, table)).isEqualTo(new Reply.Unavailable<>());
            house.pass(Duration.ofSeconds(1));
            assertThat(started()).isEmpty();
            house.mendStore();
            house.pass(Duration.ofSeconds(1));
            house.pass(Duration.ofSeconds(1));
            assertThat(started()).hasSize(1);
            TableId next = started().getFirst().table();
            assertThat(house.table(next).hasStarted()).isTrue();
            assertThat(agreed(house.lobby.rematch(ben, table))).isEqualTo(next);
        }

        private List<LobbyNews.Started> started() {
            return house.news.stream()
                    .filter(LobbyNews.Started.class::isInstance)
                    .map(LobbyNews.Started.class::cast)
                    .filter(news -> news.before().equals(Optional.of(table)))
                    .toList();
        }

        @Test
        void isNotAgreedByOneAlone() {
            done(house.lobby.rematch(ann, table));
            assertThat(done(house.lobby.rematch(ann, table))).isInstanceOf(Rematch.Asked.class);
        }

        @Test
        void isNotAgreedWhenOneDeclines() {
            done(house.lobby.rematch(ann, table));
            assertThat(done(house.lobby.declineRematch(ben, table)))
                    .isEqualTo(new Rematch.Declined());
            assertThat(house.news).contains(new LobbyNews.RematchDeclined(table, ben.id()));
            assertThat(done(house.lobby.rematch(ben, table))).isInstanceOf(Rematch.Asked.class);
        }

        @Test
        void isNotAgreedWhenAYesIsAMinuteOld() {
            done(house.lobby.rematch(ann, table));
            house.pass(Duration.ofSeconds(60));
            assertThat(done(house.lobby.rematch(ben, table))).isInstanceOf(Rematch.Asked.class);
            agreed(house.lobby.rematch(ann, table));
        }

        @Test
        void isForItsPlayersAlone() {
            Player eve = house.guest("Eve");
            assertRefused(house.lobby.rematch(eve, table), LobbyRefusal.NOT_YOUR_GAME);
            assertRefused(house.lobby.declineRematch(eve, table), LobbyRefusal.NOT_YOUR_GAME);
        }

        @Test
        void isDeclinedByWhoeverBlocksOrIsGoneForEver() {
            done(house.people.block(ben.id(), ann.id()));
            assertRefused(house.lobby.rematch(ann, table), LobbyRefusal.DECLINED);
            done(house.people.delete(ann.id(), ""));
            assertRefused(house.lobby.rematch(ben, table), LobbyRefusal.DECLINED);
        }
    }

    @Test
    void comesAfterTheGameOnly() {
        assertRefused(house.lobby.rematch(ann, table), LobbyRefusal.NOT_OVER);
    }

    @Test
    void ofAPrivateGameIsPrivate() {
        Hosted hosted = house.host(ann, hidden());
        done(house.lobby.joinByKey(ben, hosted.key().orElseThrow().text()));
        house.submit(hosted.table(), new TableCommand.Resign(ann.id()));
        done(house.lobby.rematch(ann, hosted.table()));
        TableId next = agreed(house.lobby.rematch(ben, hosted.table()));
        assertThat(done(house.lobby.live()))
                .extracting(GameCard::table)
                .containsExactly(table)
                .doesNotContain(next);
    }

    private static TableId agreed(Reply<Rematch> reply) {
        assertThat(done(reply)).isInstanceOf(Rematch.Agreed.class);
        return ((Rematch.Agreed) done(reply)).next();
    }
}
