package crownhead.clients.desktop;

import crownhead.clients.act.Curtain;
import crownhead.clients.presenter.Scene;
import crownhead.rules.Square;
import java.util.Optional;
import javax.swing.SwingUtilities;

/** Brings what happens at a table to the event thread, as long as that table is played at. */
final class Screen implements Play.Audience, GameHost.Doorbell {
    private final Evening evening;
    private final Bell bell;
    private Optional<Play> mine = Optional.empty();

    Screen(Evening evening, Bell bell) {
        this.evening = evening;
        this.bell = bell;
    }

    void of(Play now) {
        mine = Optional.of(now);
    }

    /** What comes late from a game that is over is not shown. */
    private void later(Runnable event) {
        SwingUtilities.invokeLater(() -> {
            if (mine.filter(evening::isAt).isPresent()) {
                event.run();
            }
        });
    }

    @Override
    public void show(Scene scene) {
        later(() -> evening.show(scene));
    }

    @Override
    public void refused(Square square) {
        later(() -> evening.refuse(square));
    }

    @Override
    public void warned() {
        Thread.ofVirtual().start(bell::ring);
    }

    @Override
    public void over(Curtain curtain) {
        later(() -> evening.over(curtain));
    }

    @Override
    public void noGame(String why) {
        later(() -> evening.noGame(why));
    }

    @Override
    public void rang(GameHost.Guest guest) {
        later(() -> evening.guests().add(guest));
        Thread.ofVirtual().start(bell::ring);
    }

    @Override
    public void left(GameHost.Guest guest) {
        later(() -> evening.guests().forget(guest.name()));
    }

    /** How others come in. */
    void invite(GameHost.OpenGame game) {
        later(() -> evening.invite(Openings.invitation(game)));
    }
}
