package crownhead.clients.act;

import crownhead.clients.connection.Connection;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Presenter;
import crownhead.clients.presenter.Scene;
import crownhead.protocol.ClientMessage;
import crownhead.rules.Square;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A person at a table: what the presenter wants to be sent goes where the connection leads. */
public abstract class TableAct implements Act {
    private final Presenter presenter;
    private Optional<Connection> connection = Optional.empty();

    TableAct(Presenter presenter) {
        this.presenter = presenter;
    }

    @Override
    public Scene scene(Instant now) {
        return presenter.scene(now);
    }

    @Override
    public void press(Key key, Instant now) {
        presenter.press(key, now);
        send();
    }

    /** A person points at a square of the board. */
    public void point(Square square, Instant now) {
        presenter.point(square, now);
        send();
    }

    @Override
    public Optional<Curtain> curtain() {
        return presenter.exit().map(exit -> new Curtain(exit, presenter.farewell()));
    }

    @Override
    public void close() {
        send();
        connection.ifPresent(Connection::close);
    }

    /** What the person sees and does. */
    public final Presenter presenter() {
        return presenter;
    }

    final void connect(Connection way) {
        connection = Optional.of(way);
        send();
    }

    /** Until there is a connection it waits in the presenter. */
    final void send() {
        if (connection.isPresent()) {
            List<ClientMessage> messages = presenter.outgoing();
            while (!messages.isEmpty()) {
                messages.forEach(connection.get()::send);
                messages = presenter.outgoing();
            }
        }
    }
}
