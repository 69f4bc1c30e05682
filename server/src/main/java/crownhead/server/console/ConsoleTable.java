package crownhead.server.console;

import crownhead.play.Answer;
import crownhead.play.SeriesAnswer;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Requests;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.telling.Telling;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.table.Refusal;
import crownhead.table.TableCommand;
import crownhead.table.series.SeriesCommand;
import crownhead.table.series.SeriesRefusal;
import crownhead.table.series.Stage;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A table where clients come and go, and play game after game. One thing happens at a time: what a
 * client says, and what time does.
 */
final class ConsoleTable {
    private final String name;
    private final ConsoleHouse house;
    private final Proceedings proceedings;
    private final Consumer<Client> farewell;
    private final Map<Client, Outside> outside = new HashMap<>();

    /** {@code farewell} hears of everyone who has left, while the table is locked. */
    ConsoleTable(String name, ConsoleHouse house, Consumer<Client> farewell) {
        this.name = name;
        this.house = house;
        this.farewell = farewell;
        this.proceedings = new Proceedings(name, house, farewell);
    }

    String name() {
        return name;
    }

    /** Whether somebody who comes to play would find a seat. */
    synchronized boolean hasFreeSeat() {
        return proceedings.series().stage() instanceof Stage.Waiting;
    }

    /** How many are here, or wait to be let in. */
    synchronized int size() {
        return proceedings.size() + outside.size();
    }

    synchronized void enter(Client client, Conversation conversation) {
        client.connect(conversation);
        proceedings.greet(client);
        proceedings.arrive(client);
    }

    /** Somebody comes who may play only when the host says so. */
    synchronized void knock(Client client, Conversation conversation, Gatekeeper keeper) {
        Outside applicant = new Outside(client, keeper);
        outside.put(client, applicant);
        client.connect(conversation);
        proceedings.greet(client);
        client.tell(proceedings.outside());
        keeper.asked(applicant);
    }

    private synchronized void admit(Client client) {
        if (outside.remove(client) != null) {
            proceedings.arrive(client);
        }
    }

    private synchronized void refuse(Client client) {
        if (outside.remove(client) != null) {
            farewell.accept(client);
            client.end(Farewell.DECLINED);
        }
    }

    /** Somebody who waits for the host's answer. */
    private final class Outside implements Gatekeeper.Applicant {
        private final Client client;
        private final Gatekeeper keeper;

        Outside(Client client, Gatekeeper keeper) {
            this.client = client;
            this.keeper = keeper;
        }

        @Override
        public String name() {
            return client.name();
        }

        @Override
        public void admit() {
            ConsoleTable.this.admit(client);
        }

        @Override
        public void refuse() {
            ConsoleTable.this.refuse(client);
        }
    }

    /** Somebody who was here has connected again; whether they were still expected. */
    synchronized boolean resume(Client client, Conversation conversation) {
        if (!proceedings.isHere(client)) {
            return false;
        }
        client.connect(conversation);
        proceedings.greet(client);
        if (proceedings.isInPlay(client)) {
            proceedings.submitForHouse(client, new TableCommand.Return(client.player()));
        }
        client.tell(proceedings.look(client));
        return true;
    }

    synchronized void hear(Client client, Conversation from, ClientMessage message) {
        if (!client.speaksOn(from)) {
            return;
        }
        switch (message) {
            case ClientMessage.Ready _ -> refuse(from, "", ConsoleRefusal.ALREADY_READY);
            case ClientMessage.Seen(long version) -> {
                if (isOutside(client) || !proceedings.hasSeen(client, version)) {
                    from.countUnasked();
                }
            }
            case ClientMessage.Request request -> request(client, from, request);
            case ClientMessage.Leave _ -> {
                lost(client, from);
                from.end(Farewell.GOODBYE);
            }
            case ClientMessage.Ping _ -> {
                from.countUnasked();
                from.tell(new ServerMessage.Pong());
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
        Outside applicant = outside.remove(client);
        if (applicant != null) {
            farewell.accept(client);
            applicant.keeper.withdrew(applicant);
        } else if (proceedings.isInPlay(client)) {
            proceedings.submitForHouse(client, new TableCommand.Leave(client.player()));
        } else {
            proceedings.depart(client);
        }
    }

    /** To be called several times a second, after time was called at the tables. */
    synchronized void tick() {
        proceedings.tick();
    }

    private boolean isOutside(Client client) {
        return outside.containsKey(client);
    }

    private void request(Client client, Conversation from, ClientMessage.Request request) {
        if (isOutside(client)) {
            refuse(from, request.id(), ConsoleRefusal.NOT_LET_IN);
            return;
        }
        switch (request) {
            case ClientMessage.Sit(String id) ->
                    ofSeries(
                            client, from, id, new SeriesCommand.Sit(client.player(), house.toss()));
            case ClientMessage.OfGame asked -> ofGame(client, from, asked);
            case ClientMessage.OfHall asked -> refuse(from, asked.id(), ConsoleRefusal.NO_HALL);
        }
    }

    private void ofGame(Client client, Conversation from, ClientMessage.OfGame asked) {
        if (!asked.isFor(name)) {
            refuse(from, asked.id(), ConsoleRefusal.OTHER_TABLE);
            return;
        }
        Optional<CurrentGame> game = proceedings.game().filter(g -> g.number() == asked.game());
        if (game.isEmpty()) {
            refuse(from, asked.id(), ConsoleRefusal.OTHER_GAME);
            return;
        }
        Optional<TableCommand> command = Requests.of(asked, client.player());
        switch (asked) {
            case ClientMessage.Tail(String id, _, long since, _) -> {
                from.countUnasked();
                from.tell(game.get().tail(id, since));
            }
            case ClientMessage.Answer answer when command.isEmpty() -> answer(client, from, answer);
            case ClientMessage.OfGame other ->
                    ofTable(client, from, other.id(), command.orElseThrow());
        }
    }

    private void answer(Client client, Conversation from, ClientMessage.Answer answer) {
        boolean isAsked =
                proceedings.series().stage() instanceof Stage.Asking asking
                        && Invitations.kind(asking.invitation()) == answer.question();
        if (isAsked || client.hasSaid(answer.id())) {
            SeriesCommand command =
                    new SeriesCommand.Reply(
                            client.player(), Invitations.answer(answer.yes()), house.toss());
            ofSeries(client, from, answer.id(), command);
        } else {
            refuse(from, answer.id(), SeriesRefusal.NOT_ASKED);
        }
    }

    /** What somebody says to the table between games; said twice, it counts once. */
    private void ofSeries(Client client, Conversation from, String id, SeriesCommand command) {
        if (client.hasSaid(id)) {
            from.countUnasked();
            from.tell(proceedings.look(client).answering(id));
            return;
        }
        switch (proceedings.submit(command)) {
            case SeriesAnswer.Done _ -> {
                client.say(id);
                client.tell(proceedings.look(client).answering(id));
            }
            case SeriesAnswer.Refused(SeriesRefusal why) -> refuse(from, id, why);
            case SeriesAnswer.Unavailable _ -> refuse(from, id, ConsoleRefusal.UNAVAILABLE);
        }
    }

    private void ofTable(Client client, Conversation from, String id, TableCommand command) {
        Proceedings.Submitted submitted = proceedings.submit(client, id, command);
        if (!submitted.isTold() || !(command instanceof TableCommand.Play)) {
            from.countUnasked();
        }
        switch (submitted.answer()) {
            case Answer.Done _ -> {
                if (!submitted.isTold()) {
                    from.tell(proceedings.look(client).answering(id));
                }
            }
            case Answer.Overtaken _ -> refused(from, id, Refusal.Plain.GAME_OVER);
            case Answer.Refused(Refusal why) -> {
                if (command instanceof TableCommand.Play && proceedings.isToMove(client)) {
                    recheck(client, from, id, why);
                } else {
                    refused(from, id, why);
                }
            }
            case Answer.NoSuchTable _, Answer.Unavailable _ ->
                    refuse(from, id, ConsoleRefusal.UNAVAILABLE);
        }
    }

    /** Who is to move and may not move so, is asked again. */
    private void recheck(Client client, Conversation from, String id, Refusal why) {
        from.tell(
                Telling.recheck(proceedings.news(), proceedings.roleOf(client), why).answering(id));
    }

    private static void refuse(Conversation from, String id, ConsoleRefusal why) {
        from.countUnasked();
        tell(from, id, why.code(), why.sentence());
    }

    private static void refuse(Conversation from, String id, SeriesRefusal why) {
        from.countUnasked();
        tell(from, id, why.code(), why.sentence());
    }

    /** A refusal of the game itself, which is counted already. */
    private static void refused(Conversation from, String id, Refusal why) {
        tell(from, id, why.code(), why.sentence());
    }

    private static void tell(Conversation from, String id, String code, String sentence) {
        Optional<String> answered = id.isEmpty() ? Optional.empty() : Optional.of(id);
        from.tell(new ServerMessage.Refused(answered, code, sentence));
    }
}
