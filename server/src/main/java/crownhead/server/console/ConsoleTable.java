package crownhead.server.console;

import crownhead.play.Answer;
import crownhead.play.LiveSeries;
import crownhead.play.SeriesAnswer;
import crownhead.play.SeriesId;
import crownhead.play.SeriesRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.protocol.telling.Houses;
import crownhead.protocol.telling.News;
import crownhead.protocol.telling.Telling;
import crownhead.rules.Side;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.table.PlayerId;
import crownhead.table.Refusal;
import crownhead.table.Result;
import crownhead.table.Seats;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.TimeControl;
import crownhead.table.series.SeriesCommand;
import crownhead.table.series.SeriesEvent;
import crownhead.table.series.SeriesRefusal;
import crownhead.table.series.Stage;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A table where clients come and go, and play game after game. One thing happens at a time: what a
 * client says, what time does, and what is told of it.
 */
final class ConsoleTable {
    private static final PlayerId NOBODY = new PlayerId("nobody");

    private final String name;
    private final ConsoleHouse house;
    private final Consumer<Client> farewell;
    private final Audience audience = new Audience();
    private final Reminder reminder = new Reminder();
    private int evenings;
    private LiveSeries series;
    private Optional<CurrentGame> game = Optional.empty();
    private Instant lastStamp = Instant.EPOCH;
    private int errands;

    /** {@code farewell} hears of everyone who has left, while the table is locked. */
    ConsoleTable(String name, ConsoleHouse house, Consumer<Client> farewell) {
        this.name = name;
        this.house = house;
        this.farewell = farewell;
        this.series = newSeries();
    }

    String name() {
        return name;
    }

    /** Whether somebody who comes to play would find a seat. */
    synchronized boolean hasFreeSeat() {
        return series.series().stage() instanceof Stage.Waiting;
    }

    /** How many are here. */
    synchronized int size() {
        return audience.all().size();
    }

    synchronized void enter(Client client, Conversation conversation) {
        client.connect(conversation);
        audience.add(client);
        greet(client);
        boolean starts = isPlaying();
        step(new SeriesCommand.Arrive(client.player(), client.wish(), house.toss()));
        if (starts || !isPlaying()) {
            client.tell(look(client));
        }
    }

    /** Somebody who was here has connected again; whether they were still expected. */
    synchronized boolean resume(Client client, Conversation conversation) {
        if (!audience.contains(client)) {
            return false;
        }
        client.connect(conversation);
        greet(client);
        if (isInPlay(client)) {
            submitForHouse(client, new TableCommand.Return(client.player()));
        }
        client.tell(look(client));
        return true;
    }

    synchronized void hear(Client client, Conversation from, ClientMessage message) {
        if (!client.speaksOn(from)) {
            return;
        }
        switch (message) {
            case ClientMessage.Ready _ -> refuse(client, from, "", ConsoleRefusal.ALREADY_READY);
            case ClientMessage.Seen(long version) -> seen(client, from, version);
            case ClientMessage.Request request -> request(client, from, request);
            case ClientMessage.Leave _ -> {
                from.end(Farewell.GOODBYE);
                lost(client, from);
            }
            case ClientMessage.Ping _ -> {
                from.countUnasked();
                client.tell(new ServerMessage.Pong());
            }
            case ClientMessage.Pong _ -> from.countUnasked();
        }
    }

    /** A connection is over. Whoever plays has left the game; with a grace they may come back. */
    synchronized void lost(Client client, Conversation from) {
        if (!client.speaksOn(from)) {
            return;
        }
        client.disconnect();
        if (isInPlay(client)) {
            submitForHouse(client, new TableCommand.Leave(client.player()));
        } else {
            depart(client);
        }
    }

    /** To be called several times a second, after time was called at the tables. */
    synchronized void tick() {
        drain(Optional.empty());
        Instant now = house.time().instant();
        if (series.series().nextDeadline().filter(at -> !now.isBefore(at)).isPresent()) {
            step(new SeriesCommand.CallTime());
        }
        if (isPlaying() && reminder.isDue(now)) {
            mover().ifPresent(client -> client.tell(look(client)));
        }
    }

    private void seen(Client client, Conversation from, long version) {
        boolean isMover = mover().filter(client::equals).isPresent();
        if (!isMover || !reminder.seen(version)) {
            from.countUnasked();
        }
    }

    private void request(Client client, Conversation from, ClientMessage.Request request) {
        if (!Requests.isId(request.id())) {
            refuse(client, from, "", ConsoleRefusal.BAD_ID);
            return;
        }
        switch (request) {
            case ClientMessage.Sit(String id) ->
                    reply(client, from, id, new SeriesCommand.Sit(client.player(), house.toss()));
            case ClientMessage.OfGame asked -> ofGame(client, from, asked);
        }
    }

    private void ofGame(Client client, Conversation from, ClientMessage.OfGame asked) {
        Optional<CurrentGame> current = game.filter(g -> g.number() == asked.game());
        if (current.isEmpty()) {
            refuse(client, from, asked.id(), ConsoleRefusal.OTHER_GAME);
        } else if (asked instanceof ClientMessage.Tail(String id, _, long since)) {
            from.countUnasked();
            client.tell(current.get().tail(id, since));
        } else {
            Optional<TableCommand.OfPlayer> command = Requests.command(client.player(), asked);
            command.ifPresentOrElse(
                    c -> ofTable(client, from, asked.id(), c),
                    () -> ofSeries(client, from, (ClientMessage.Answer) asked));
        }
    }

    private void ofSeries(Client client, Conversation from, ClientMessage.Answer answer) {
        boolean isAsked =
                series.series().stage() instanceof Stage.Asking asking
                        && Invitations.kind(asking.invitation()) == answer.question();
        if (isAsked || client.hasSaid(answer.id())) {
            var word = Invitations.answer(answer.yes());
            reply(
                    client,
                    from,
                    answer.id(),
                    new SeriesCommand.Reply(client.player(), word, house.toss()));
        } else {
            SeriesRefusal why = SeriesRefusal.NOT_ASKED;
            refuse(client, from, answer.id(), why.code(), why.sentence());
        }
    }

    /** What somebody says to the table between games; said twice, it counts once. */
    private void reply(Client client, Conversation from, String id, SeriesCommand command) {
        if (client.hasSaid(id)) {
            from.countUnasked();
            client.tell(look(client).answering(id));
            return;
        }
        switch (series.submit(command)) {
            case SeriesAnswer.Done(SeriesRow row) -> {
                client.say(id);
                react(row);
                client.tell(look(client).answering(id));
            }
            case SeriesAnswer.Refused(SeriesRefusal why) ->
                    refuse(client, from, id, why.code(), why.sentence());
            case SeriesAnswer.Unavailable _ -> refuse(client, from, id, ConsoleRefusal.UNAVAILABLE);
        }
    }

    private void ofTable(
            Client client, Conversation from, String id, TableCommand.OfPlayer command) {
        Answer answer = game.orElseThrow().submit(client.player(), id, command);
        boolean isNews = drain(Optional.of(new Audience.Author(client, id)));
        switch (answer) {
            case Answer.Done _ -> {
                if (!isNews) {
                    client.tell(look(client).answering(id));
                }
                if (!isNews || !(command instanceof TableCommand.Play)) {
                    from.countUnasked();
                }
            }
            case Answer.Overtaken _ -> refuse(client, from, id, Refusal.Plain.GAME_OVER);
            case Answer.Refused(Refusal why) -> refused(client, from, id, command, why);
            case Answer.NoSuchTable _, Answer.Unavailable _ ->
                    refuse(client, from, id, ConsoleRefusal.UNAVAILABLE);
        }
    }

    /** Who is to move and may not move so, is asked again. */
    private void refused(
            Client client, Conversation from, String id, TableCommand command, Refusal why) {
        boolean isToMove =
                isPlaying()
                        && mover().filter(client::equals).isPresent()
                        && currentTable().pause().isEmpty();
        if (command instanceof TableCommand.Play && isToMove) {
            from.countUnasked();
            News news = game.orElseThrow().look(stamp());
            client.tell(Telling.recheck(news, roleOf(client), why).answering(id));
            reminder.asked(news.version(), house.time().instant());
        } else {
            refuse(client, from, id, why);
        }
    }

    private static void refuse(Client client, Conversation from, String id, Refusal why) {
        refuse(client, from, id, why.code(), why.sentence());
    }

    private static void refuse(Client client, Conversation from, String id, ConsoleRefusal why) {
        refuse(client, from, id, why.code(), why.sentence());
    }

    private static void refuse(
            Client client, Conversation from, String id, String code, String sentence) {
        from.countUnasked();
        Optional<String> answered = id.isEmpty() ? Optional.empty() : Optional.of(id);
        client.tell(new ServerMessage.Refused(answered, code, sentence));
    }

    private void submitForHouse(Client client, TableCommand command) {
        // No client can choose an id that starts so.
        errands++;
        game.orElseThrow().submit(client.player(), "~" + errands, command);
        drain(Optional.empty());
    }

    /** Tells what has happened in the game; whether any of it was the author's request. */
    private boolean drain(Optional<Audience.Author> author) {
        boolean isNews = false;
        while (game.isPresent()) {
            Optional<CurrentGame.Step> step = game.get().next(stamp());
            if (step.isEmpty()) {
                break;
            }
            boolean isAuthors =
                    author.filter(a -> a.hasWritten(step.get().row().command())).isPresent();
            announce(step.get().news(), isAuthors ? author : Optional.empty());
            isNews |= isAuthors;
        }
        afterGame();
        return isNews;
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
        if (game.isEmpty() || !game.get().isOver() || !isStage(Stage.Playing.class)) {
            return;
        }
        CurrentGame over = game.get();
        Seats seats = over.seats();
        idle().flatMap(audience::of).ifPresent(client -> client.end(Farewell.TIME_OUT));
        for (Side side : Side.values()) {
            audience.of(seats.holder(side))
                    .filter(client -> !client.isConnected())
                    .ifPresent(this::depart);
        }
        // When the last one departed, the table began anew.
        if (game.filter(over::equals).isPresent()) {
            step(new SeriesCommand.GameOver(over.number()));
        }
    }

    /** Who did not move within the time-out; a game with a real clock is just lost. */
    private Optional<PlayerId> idle() {
        Table table = currentTable();
        boolean ranOut =
                switch (table.result().orElseThrow()) {
                    case Result.Win(_, Result.WinReason reason) -> reason == Result.WinReason.TIME;
                    case Result.NoResult(Result.NoResultReason reason) ->
                            reason == Result.NoResultReason.TIME;
                    case Result.Draw _ -> false;
                };
        boolean isIdle = ranOut && table.terms().timeControl() instanceof TimeControl.Inactivity;
        return isIdle ? table.seats().map(seats -> seats.holder(table.toMove())) : Optional.empty();
    }

    private void depart(Client client) {
        audience.remove(client);
        farewell.accept(client);
        step(new SeriesCommand.Depart(client.player()));
        if (audience.all().isEmpty()) {
            renew();
        }
    }

    private void step(SeriesCommand command) {
        if (series.submit(command) instanceof SeriesAnswer.Done(SeriesRow row)) {
            react(row);
        }
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
            client.end(Farewell.TABLE_CLOSED);
            audience.remove(client);
            farewell.accept(client);
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

    private void greet(Client client) {
        client.tell(
                new ServerMessage.Welcome(
                        name,
                        client.id(),
                        client.name(),
                        Houses.of(house.terms()),
                        "You are client "
                                + client.id()
                                + " at table "
                                + name
                                + ". "
                                + Houses.sentence(house.terms().timeControl())));
    }

    /** The table as a client sees it now. */
    private Update look(Client client) {
        News news = game.map(g -> g.look(stamp())).orElseGet(this::nothingYet);
        Role role = roleOf(client);
        return isPlaying()
                ? Telling.tell(news, role)
                : Invitations.tell(news, role, series.series(), client.player());
    }

    private News nothingYet() {
        return new News(
                name,
                0,
                0,
                Table.opened(new TableEvent.Opened(NOBODY, house.terms())),
                List.of(),
                new News.Names("", ""),
                stamp());
    }

    /** The time of a message: later than that of the one before. */
    private Instant stamp() {
        Instant now = house.time().instant().truncatedTo(ChronoUnit.MILLIS);
        lastStamp = now.isAfter(lastStamp) ? now : lastStamp.plusMillis(1);
        return lastStamp;
    }

    private Role roleOf(Client client) {
        return game.map(g -> g.roleOf(client.player())).orElse(Role.SPECTATOR);
    }

    private boolean isPlaying() {
        return game.filter(g -> !g.isOver()).isPresent();
    }

    private boolean isInPlay(Client client) {
        return isPlaying() && game.filter(g -> g.isPlayedBy(client.player())).isPresent();
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

    private boolean isStage(Class<? extends Stage> stage) {
        return stage.isInstance(series.series().stage());
    }

    private String nameOf(PlayerId player) {
        return audience.of(player).map(Client::name).orElse("");
    }
}
