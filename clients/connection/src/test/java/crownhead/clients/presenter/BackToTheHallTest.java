package crownhead.clients.presenter;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.protocol.Role;
import crownhead.table.TableCommand;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BackToTheHallTest {
    private final Client ann = new Client().hear(Halls.ANN).hear(Halls.lobby());
    private final House house = House.playing().moves("11-15");

    @ParameterizedTest
    @CsvSource({"SPECTATOR", "FIRST"})
    void isOneKeyFromAGameThatIsWatchedOrOver(Role role) {
        ann.hear(Halls.welcomeTo("t1"));
        if (role != Role.SPECTATOR) {
            house.with(new TableCommand.Resign(House.ANN));
        }
        ann.hear(house.look(role));
        assertThat(ann.press("b").sent()).endsWith(new ClientMessage.GoToHall("c-2"));
        ann.hear(Halls.ANN);
        assertThat(ann.hall().title()).isEqualTo("Ann (guest) in the hall");
    }

    @Test
    void fromAGameThatIsPlayedIsConfirmed() {
        ann.hear(Halls.welcomeTo("t1")).hear(house.look(Role.FIRST)).sent();
        assertThat(ann.press("b").sent()).isEmpty();
        assertThat(ann.overlayTitle()).isEqualTo("Go to the hall?");
        assertThat(ann.press("y").sent())
                .hasSize(1)
                .first()
                .isInstanceOf(ClientMessage.GoToHall.class);
    }

    @Test
    void isNotPossibleWhereThereIsNoHall() {
        Client guest = Client.late(house, Role.SPECTATOR);
        assertThat(guest.press("b").notice()).isEqualTo("This house has no hall.");
        assertThat(guest.game().keys()).doesNotContain(new Scene.KeyHint("b", "hall"));
    }

    @Test
    void whatComesLateFromTheTableDoesNotMatter() {
        ann.hear(Halls.welcomeTo("t1")).hear(house.look(Role.SPECTATOR)).hear(Halls.ANN);
        ann.hear(house.moves("22-18").tell(Role.SPECTATOR));
        assertThat(ann.scene()).isInstanceOf(Scene.Hall.class);
    }

    @Test
    void aRematchIsAnsweredAndLeadsToAnotherTableWhoseEndIsToldToo() {
        ann.hear(Halls.welcomeTo("t1")).hear(house.look(Role.FIRST));
        ann.hear(house.with(new TableCommand.Resign(House.ANN)).tell(Role.FIRST));
        ann.hear(house.ask(Role.FIRST, Inquiry.Kind.REMATCH, Duration.ofMinutes(1)));
        ann.press("enter").sent();
        assertThat(ann.press("y").sent())
                .hasSize(1)
                .first()
                .isInstanceOf(ClientMessage.Answer.class);
        House next = House.playing().moves("11-15");
        ann.hear(Halls.welcomeTo("t2")).hear(next.look(Role.SECOND));
        assertThat(ann.overlay()).isEmpty();
        ann.hear(next.with(new TableCommand.Resign(House.ANN)).tell(Role.SECOND));
        assertThat(ann.overlayTitle()).isEqualTo("Player Red is the winner!");
    }
}
