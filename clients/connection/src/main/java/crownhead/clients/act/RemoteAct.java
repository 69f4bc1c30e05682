package crownhead.clients.act;

import crownhead.clients.connection.Connection;
import crownhead.clients.connection.Dialler;
import crownhead.clients.connection.Entrance;
import crownhead.clients.connection.Introduction;
import crownhead.clients.connection.Site;
import crownhead.clients.presenter.Presenter;
import crownhead.clients.presenter.Style;
import crownhead.protocol.ServerMessage;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/** A person who plays, or watches, in a house in another program. */
public final class RemoteAct extends TableAct {
    private final Executor stage;
    private final InstantSource time;
    private final Thread caller;
    private boolean isClosed;

    /** Where to go, and how. */
    public record Journey(Entrance entrance, Introduction who, Dialler.Attempts attempts) {}

    public RemoteAct(Journey journey, Executor stage, InstantSource time, RandomGenerator chance) {
        super(
                new Presenter(
                        Style.REMOTE,
                        journey.entrance().toString(),
                        "t" + Integer.toHexString(chance.nextInt()) + "-"));
        this.stage = stage;
        this.time = time;
        if (journey.entrance() instanceof Site) {
            presenter().expectHall();
        }
        caller = Thread.ofVirtual().name("caller").start(() -> call(journey));
    }

    @Override
    public void tick() {
        send();
    }

    @Override
    public void close() {
        isClosed = true;
        caller.interrupt();
        super.close();
    }

    private void call(Journey journey) {
        Ear ear = new Ear();
        try {
            Optional<Connection> way =
                    new Dialler(journey.attempts())
                            .dial(journey.entrance(), journey.who(), ear, ear);
            way.ifPresent(found -> stage.execute(() -> arrive(found)));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void arrive(Connection way) {
        if (isClosed) {
            way.close();
        } else {
            connect(way);
        }
    }

    /** Brings what is heard on other threads to that of the act. */
    private final class Ear implements Connection.Receiver, Dialler.Listener {
        @Override
        public void connecting(int attempt, int attempts) {
            stage.execute(() -> presenter().connecting(attempt, attempts));
        }

        @Override
        public void failed(int attempt, int attempts, String why) {
            stage.execute(() -> presenter().failed(attempt, attempts, why));
        }

        @Override
        public void gaveUp(String why) {
            stage.execute(() -> presenter().gaveUp(why));
        }

        @Override
        public void receive(ServerMessage message) {
            stage.execute(() -> {
                presenter().receive(message, time.instant());
                send();
            });
        }

        @Override
        public void interrupted(String why) {
            stage.execute(() -> presenter().interrupted(why, time.instant()));
        }

        @Override
        public void lost(String why) {
            stage.execute(() -> presenter().lost(why));
        }
    }
}
