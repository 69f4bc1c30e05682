package crownhead.clients.act;

import crownhead.clients.connection.Connection;
import crownhead.clients.connection.LocalTable;
import crownhead.clients.presenter.Presenter;
import crownhead.clients.presenter.Style;
import crownhead.protocol.ServerMessage;
import crownhead.table.Terms;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/** Two people at this keyboard. */
public final class LocalAct extends TableAct {
    private final InstantSource time;
    private final LocalTable table;

    public LocalAct(
            Terms terms, LocalTable.People people, InstantSource time, RandomGenerator chance) {
        super(new Presenter(Style.LOCAL, "this table", "local-"));
        this.time = time;
        table = LocalTable.open(terms, people, time, chance, new Ear());
        connect(table);
    }

    @Override
    public void tick() {
        table.tick();
        send();
    }

    /** Everything happens on the thread of the act. */
    private final class Ear implements Connection.Receiver {
        @Override
        public void receive(ServerMessage message) {
            presenter().receive(message, time.instant());
        }

        @Override
        public void lost(String why) {
            presenter().lost(why);
        }
    }
}
