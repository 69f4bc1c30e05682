package crownhead.clients.terminal;

import crownhead.clients.act.Act;
import crownhead.clients.act.Curtain;
import crownhead.clients.act.LocalAct;
import crownhead.clients.act.RemoteAct;
import crownhead.clients.connection.Dialler;
import crownhead.clients.connection.Entrance;
import crownhead.clients.connection.Introduction;
import crownhead.clients.connection.LocalTable;
import crownhead.clients.connection.Whereabouts;
import crownhead.clients.presenter.Exit;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/** What a person may do, and what was chosen from it. When that is over, the menu is back. */
public final class Menu implements Act {
    private final Executor stage;
    private final TableHost host;
    private final InstantSource time;
    private final RandomGenerator chance;

    private Wishes wishes = Wishes.USUAL;
    private Page page = MenuPages.main("");
    private Optional<Act> playing = Optional.empty();
    private Optional<TableHost.OpenTable> hosted = Optional.empty();
    private boolean isOver;

    public Menu(Executor stage, TableHost host, InstantSource time, RandomGenerator chance) {
        this.stage = stage;
        this.host = host;
        this.time = time;
        this.chance = chance;
    }

    @Override
    public Scene scene(Instant now) {
        return playing.map(act -> withInvitation(act.scene(now))).orElseGet(page::scene);
    }

    /** Who has opened a table and waits there is told how others come in. */
    private Scene withInvitation(Scene scene) {
        if (hosted.isEmpty() || !(scene instanceof Scene.Start start)) {
            return scene;
        }
        List<String> details = new ArrayList<>(start.details());
        details.add(hosted.get().invitation());
        return new Scene.Start(start.task(), details, start.overlay());
    }

    @Override
    public void press(Key key, Instant now) {
        if (playing.isPresent()) {
            playing.get().press(key, now);
            return;
        }
        switch (page.press(key)) {
            case Page.Turn.To(Page next) -> page = next;
            case Page.Turn.Do(Page.Deed deed) -> carryOut(deed);
        }
    }

    @Override
    public void tick() {
        playing.ifPresent(Act::tick);
        playing.flatMap(Act::curtain).ifPresent(curtain -> comeBack(curtain.farewell()));
    }

    @Override
    public Optional<Curtain> curtain() {
        return isOver ? Optional.of(new Curtain(Exit.LEFT, "")) : Optional.empty();
    }

    @Override
    public void close() {
        playing.ifPresent(Act::close);
        hosted.ifPresent(TableHost.OpenTable::close);
        playing = Optional.empty();
        hosted = Optional.empty();
    }

    private void comeBack(String farewell) {
        close();
        page = MenuPages.main(farewell);
    }

    private void carryOut(Page.Deed deed) {
        switch (deed) {
            case Page.Deed.OpenTable _ -> openTable();
            case Page.Deed.Join(String address, boolean watch) -> join(address, watch);
            case Page.Deed.PlayHere _ -> playHere();
            case Page.Deed.Ask(Page asked) -> page = asked;
            case Page.Deed.ShowWishes _ -> page = MenuPages.options(wishes, 0);
            case Page.Deed.Wish(Wishes wished, int line) -> {
                wishes = wished;
                page = MenuPages.options(wishes, line);
            }
            case Page.Deed.Back _ -> page = MenuPages.main("");
            case Page.Deed.Quit _ -> isOver = true;
        }
    }

    private void openTable() {
        try {
            TableHost.OpenTable table =
                    host.open(wishes.patience(), wishes.colours(), wishes.reach());
            hosted = Optional.of(table);
            go(table.address(), new Introduction(name(), false, Optional.empty()));
        } catch (TableHost.NotOpened e) {
            page = MenuPages.main(e.why());
        }
    }

    private void join(String text, boolean watch) {
        switch (Whereabouts.read(text)) {
            case Whereabouts.Found(Entrance entrance, var table, var key) ->
                    go(entrance, new Introduction(name(), watch, table, Optional.empty(), key));
            case Whereabouts.Unclear(String why) -> page = MenuPages.main(why);
        }
    }

    private Optional<String> name() {
        return wishes.name().isEmpty() ? Optional.empty() : Optional.of(wishes.name());
    }

    private void go(Entrance entrance, Introduction who) {
        RemoteAct.Journey journey = new RemoteAct.Journey(entrance, who, Dialler.Attempts.USUAL);
        playing = Optional.of(new RemoteAct(journey, stage, time, chance));
    }

    private void playHere() {
        String name = wishes.name().isEmpty() ? "Player 1" : wishes.name();
        playing =
                Optional.of(
                        new LocalAct(
                                wishes.localTerms(),
                                new LocalTable.People(name, "Player 2"),
                                time,
                                chance));
    }
}
