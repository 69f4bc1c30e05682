package crownhead.server.console;

import crownhead.play.Answer;
import crownhead.play.LiveSeries;
import crownhead.play.SeriesAnswer;
import crownhead.play.SeriesId;
import crownhead.play.SeriesRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.protocol.Role;
import crownhead.protocol.Update;
import crownhead.protocol.telling.News;
import crownhead.protocol.telling.Telling;
import crownhead.rules.Side;
import crownhead.server.session.Farewell;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.series.Series;
import crownhead.table.series.SeriesCommand;
import crownhead.table.series.SeriesEvent;
import crownhead.table.series.Stage;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What goes on at a console table: its people, its games one after the other, and what is told of
 * them. Its table's lock guards it.
 */
final class Proceedings {
    /** What became of a request to the game, and whether its author has been told of it. */
    record Submitted(Answer answer, boolean isTold) {}

    private final String name;
    private final ConsoleHouse house;
    private final Consumer<Client> farewell;
    private final Lookout lookout;
    private final Audience audience = new Audience();
    private final Reminder reminder = new Reminder();
    private int evenings;
    private int errands;
    private LiveSeries series;
    private Optional<CurrentGame> game = Optional.empty();

    /** {@code farewell} hears of everyone who has left. */
    Proceedings(String name, ConsoleHouse house, Consumer<Client> farewell) {
        this.name = name;
        this.house = house;
        this.farewell = farewell;
        this.lookout = new Lookout(name, house);
        this.series = newSeries();
    }

    int size() {
        return audience.all().size();
    }

    boolean isHere(Client client) {
        return audience.contains(client);
    }

    Series series() {
        return series.series();
    }

    Optional<CurrentGame> game() {
        return game;
    }

    boolean isPlaying() {
        return game.filter(g -> !g.isOver()).isPresent();
    }

    boolean isInPlay(Client client) {
        return isPlaying() && game.filter(g -> g.isPlayedBy(client.player())).isPresent();
    }

    /** Whether the game waits for this client's move. */
    boolean isToMove(Client client) {
        return isPlaying()
                && currentTable().pause().isEmpty()
                && mover().filter(client::equals).isPresent();
    }

    /** Whether the client's word that a request to move has arrived was waited for. */
    boolean hasSeen(Client client, long version) {
        return mover().filter(client::equals).isPresent() && reminder.seen(version);
    }

    void greet(Client client) {
        client.tell(lookout.welcome(client));
    }

    /** What somebody is told who is not let in yet. */
    Update outside() {
        return lookout.outside();
    }

    /** The table as a client sees it now. */
    Update look(Client client) {
        return lookout.look(game, series(), client);
    }

    /** The game as it stands now. */
    News news() {
        return game.orElseThrow().look(lookout.stamp());
    }

    Role roleOf(Client client) {
        return game.map(g -> g.roleOf(client.player())).orElse(Role.SPECTATOR);
    }

    void arrive(Client client) {
        audience.add(client);
        boolean isRunning = isPlaying();
        step(new SeriesCommand.Arrive(client.player(), client.wish(), house.toss()));
        // The start of a game has been told to everyone already.
        if (isRunning || !isPlaying()) {
            client.tell(look(client));
        }
    }

    void depart(Client client) {
        audience.remove(client);
        farewell.accept(client);
        step(new SeriesCommand.Depart(client.player()));
        if (audience.all().isEmpty()) {
            renew();
        }
    }

    Submitted submit(Client client, String requestId, TableCommand command) {
        Answer answer = game.orElseThrow().submit(client.player(), requestId, command);
        return new Submitted(answer, drain(Optional.of(new Audience.Author(client, requestId))));
    }

    /** What the house itself does for a player who comes or goes. */
    void submitForHouse(Client client, TableCommand command) {
        errands++;
        // No client can choose an id that starts so.
        game.orElseThrow().submit(client.player(), "~" + errands, command);
        drain(Optional.empty());
    }

    SeriesAnswer submit(SeriesCommand command) {
        SeriesAnswer answer = series.submit(command);
        if (answer instanceof SeriesAnswer.Done(SeriesRow row)) {
            react(row);
        }
        return answer;
    }

    /** Does what is due by now. */
    void tick() {
        drain(Optional.empty());
        Instant now = house.time().instant();
        if (series().nextDeadline().filter(at -> !now.isBefore(at)).isPresent()) {
            step(new SeriesCommand.CallTime());
        }
        if (isPlaying() && reminder.isDue(now)) {
            mover().ifPresent(client -> client.tell(look(client)));
        }
    }

    /** For what is sure to be allowed, or without effect where it is not. */
    private void step(SeriesCommand command) {
        SeriesAnswer _ = submit(command);
    }

    /** Tells what has happened in the game; whether any of it was the author's request. */
    private boolean drain(Optional<Audience.Author> author) {
        boolean isTold = false;
        while (game.isPresent()) {
            Optional<CurrentGame.Step> step = game.get().next(lookout.stamp());
            if (step.isEmpty()) {
                break;
            }
            boolean isAuthors =
                    author.filter(a -> a.hasWritten(step.get().row().command())).isPresent();
            announce(step.get().news(), isAuthors ? author : Optional.empty());
            isTold |= isAuthors;
        }
        afterGame();
        return isTold;
    }

    private void announce(News news, Optional<Audience.Author> author) {
        if (!news.state().hasStarted()) {
            return;
        }
        audience.tell(this::roleOf, role -> Telling.tell(news, role), author);
        if (news.state().isOver() || news.state().pause().isPresent()) {
            reminder.stop();
        } else if (Telling.asksToMove(news)) {
            reminder.asked(news.version(), house.time().instant());
        }
    }

    /** Who is gone departs, and then the others are asked how to go on. */
    private void afterGame() {
        if (isPlaying() || !(series().stage() instanceof Stage.Playing(int number, Seats seats))) {
            return;
        }
        game.flatMap(CurrentGame::idle)
                .flatMap(audience::of)
                .ifPresent(client -> client.end(Farewell.TIME_OUT));
        for (Side side : Side.values()) {
            audience.of(seats.holder(side))
                    .filter(client -> !client.isConnected())
                    .ifPresent(this::depart);
        }
        // When the last one departed, the table began anew, and this is refused.
        step(new SeriesCommand.GameOver(number));
    }

    private void react(SeriesRow row) {
        boolean isTold = false;
        for (SeriesEvent event : row.events()) {
            switch (event) {
                case SeriesEvent.GameOpened(int number, Seats seats) -> open(number, seats);
                case SeriesEvent.Closed _ -> sendAllAway();
                case SeriesEvent.Asked _, SeriesEvent.Unseated _, SeriesEvent.GameOver _ ->
                        isTold = true;
                case SeriesEvent.Opened _,
                        SeriesEvent.Arrived _,
                        SeriesEvent.Departed _,
                        SeriesEvent.Seated _,
                        SeriesEvent.Replied _ -> {}
            }
        }
        if (isTold && !isPlaying()) {
            audience.all().forEach(client -> client.tell(look(client)));
        }
    }

    private void open(int number, Seats seats) {
        closeGame();
        CurrentGame.Opening opening =
                new CurrentGame.Opening(
                        name,
                        number,
                        new TableId(name + "-" + evenings + "-" + number),
                        seats,
                        new News.Names(nameOf(seats.first()), nameOf(seats.second())));
        try {
            game = Optional.of(CurrentGame.open(house.tables(), opening, house.terms()));
        } catch (StoreFailure e) {
            throw new IllegalStateException("A store in memory does not fail", e);
        }
        drain(Optional.empty());
    }

    private void closeGame() {
        game.ifPresent(old -> {
            old.close();
            house.store().forget(old.id());
        });
        game = Optional.empty();
        reminder.stop();
    }

    private void sendAllAway() {
        for (Client client : audience.all()) {
            audience.remove(client);
            farewell.accept(client);
            client.end(Farewell.TABLE_CLOSED);
        }
        renew();
    }

    /** Nobody is here any more: whoever comes next begins anew. */
    private void renew() {
        closeGame();
        house.store().forget(series.id());
        series = newSeries();
    }

    private LiveSeries newSeries() {
        evenings++;
        return new LiveSeries(
                new SeriesId(name + "-" + evenings),
                house.store(),
                house.time(),
                house.seriesTerms());
    }

    private Optional<Client> mover() {
        return isPlaying()
                ? currentTable()
                        .seats()
                        .map(seats -> seats.holder(currentTable().toMove()))
                        .flatMap(audience::of)
                : Optional.empty();
    }

    private Table currentTable() {
        return game.orElseThrow().state();
    }

    private String nameOf(PlayerId player) {
        return audience.of(player).map(Client::name).orElse("");
    }
}
