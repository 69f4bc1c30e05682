package crownhead.clients.presenter;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.telling.Houses;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.notation.PdnWriter;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What a window shows beyond a terminal. */
class WindowNeedsTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 1, 1);

    @Nested
    class AGameAsItIsWritten {
        @Test
        void hasNamesMovesAndNoResultWhileItIsPlayed() {
            Client ann = Client.at(House.playing().moves("11-15 23-19"), Role.FIRST);
            String pdn = PdnWriter.write(ann.presenter().sheet(TODAY).orElseThrow());
            assertThat(pdn)
                    .contains(
                            "[Date \"2026.01.01\"]",
                            "[Black \"Ann\"]",
                            "[White \"Ben\"]",
                            "[Result \"*\"]",
                            "1. 11-15 23-19");
        }

        @Test
        void hasItsResult() {
            House house = House.playing().moves("11-15").with(new TableCommand.Resign(House.BEN));
            assertThat(PdnWriter.write(sheet(house))).contains("[Result \"1-0\"]");
        }

        private crownhead.rules.notation.ScoreSheet sheet(House house) {
            return Client.at(house, Role.FIRST).presenter().sheet(TODAY).orElseThrow();
        }

        @Test
        void isNoneWhereTurnsAreUnknownOrItBeganElsewhere() {
            House house = House.playing().moves("11-15 23-19");
            assertThat(Client.late(house, Role.SPECTATOR).presenter().sheet(TODAY)).isEmpty();
            Client elsewhere = Client.at(House.from("B:W18:B14"), Role.FIRST);
            assertThat(elsewhere.presenter().sheet(TODAY)).isEmpty();
            assertThat(new Client().presenter().sheet(TODAY)).isEmpty();
        }

        @Test
        void hasAPositionAtAnyTime() {
            assertThat(Client.at(House.playing(), Role.FIRST).presenter().position())
                    .contains(Position.START);
            assertThat(new Client().presenter().position()).isEmpty();
        }
    }

    @Nested
    class ALimitForEveryMove {
        private final TimeControl.PerMove control =
                new TimeControl.PerMove(Duration.ofSeconds(60), Duration.ofSeconds(20));
        private final House house = House.playing(control);
        private final Client ann =
                new Client().hear(welcome()).hear(house.history(Role.FIRST).getFirst());

        private ServerMessage.Welcome welcome() {
            return new ServerMessage.Welcome(
                    "1", 1, "Ann", Houses.of(Terms.casual(control)), "Welcome");
        }

        @Test
        void runsDownAndThenTheTimeAfterTheWarningDoes() {
            assertThat(ann.game().below().clock()).isEqualTo("1:00");
            assertThat(ann.at(House.NOON.plusSeconds(59)).game().below().clock()).isEqualTo("0:01");
            assertThat(ann.game().below().remark()).isEmpty();
            assertThat(ann.at(House.NOON.plusSeconds(61)).game().below().clock()).isEqualTo("0:19");
            assertThat(ann.game().below().remark()).isEqualTo("last warning");
        }

        @Test
        void isWarnedOfOnceAndOnlyToWhomItConcerns() {
            assertThat(ann.presenter().warnings()).isZero();
            house.later(Duration.ofSeconds(60)).with(new TableCommand.CallTime());
            ann.hear(house.look(Role.FIRST));
            Client ben = Client.at(house, Role.SECOND);
            assertThat(Client.at(house, Role.FIRST).presenter().warnings()).isOne();
            assertThat(ben.presenter().warnings()).isZero();
        }
    }

    @Test
    void aBoardForTwoTurnsToTheMoverIfTheyLike() {
        Presenter presenter = new Presenter(Style.LOCAL, "this table", "local-");
        House house = House.playing();
        presenter.receive(House.welcome("Ann and Ben"), House.NOON);
        presenter.receive(house.look(Role.FIRST), House.NOON);
        presenter.lie(Lie.WITH_THE_MOVER);
        presenter.receive(house.moves("11-15").look(Role.SECOND), House.NOON);
        assertThat(below(presenter)).contains(Side.SECOND);
        presenter.lie(Lie.STILL);
        assertThat(below(presenter)).contains(Side.FIRST);
    }

    private static Optional<Side> below(Presenter presenter) {
        return presenter.scene(House.NOON) instanceof Scene.Game game
                ? Optional.of(game.board().below())
                : Optional.empty();
    }
}
