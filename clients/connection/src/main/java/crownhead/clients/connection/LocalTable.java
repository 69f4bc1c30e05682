package crownhead.clients.connection;

import crownhead.protocol.Action;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Update;
import crownhead.protocol.telling.Houses;
import crownhead.protocol.telling.News;
import crownhead.protocol.telling.Telling;
import crownhead.rules.DrawRule;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.dress.ColourSet;
import crownhead.table.Decision;
import crownhead.table.Refusal;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A table for two people at one keyboard. Whoever is to act is spoken to, and what is asked is
 * asked by that side. Everything happens on the thread that calls.
 */
public final class LocalTable implements Connection {
    private static final String NAME = "here";
    private static final String ONCE_MORE = "Another game? The sides are swapped.";

    private final InstantSource clock;
    private final RandomGenerator chance;
    private final Receiver receiver;
    private LocalGame game;
    private boolean isClosed;

    private LocalTable(
            LocalGame game, InstantSource clock, RandomGenerator chance, Receiver receiver) {
        this.game = game;
        this.clock = clock;
        this.chance = chance;
        this.receiver = receiver;
    }

    /** No clock, sides at random, draws to be claimed. */
    public static Terms usualTerms() {
        return new Terms(
                new TimeControl.Untimed(),
                Terms.Stakes.CASUAL,
                Terms.Seating.RANDOM,
                DrawRule.CLAIMED,
                Terms.Pauses.STANDARD,
                Duration.ZERO,
                ColourSet.CONSOLE_DEFAULT,
                Position.START);
    }

    /** Starts the first game; the receiver is told before this returns. */
    public static LocalTable open(
            Terms terms, People people, InstantSource clock, RandomGenerator chance, Receiver to) {
        LocalGame first = LocalGame.first(terms, people);
        LocalTable table = new LocalTable(first, clock, chance, to);
        to.receive(
                new ServerMessage.Welcome(
                        NAME,
                        1,
                        people.host() + " and " + people.guest(),
                        Houses.of(terms),
                        Houses.sentence(terms.timeControl())));
        table.start();
        return table;
    }

    /** Who plays; the host is who the terms of the table speak of. */
    public record People(String host, String guest) {}

    /** Does what time has made due. */
    public synchronized void tick() {
        Optional<Instant> due = game.table().nextDeadline();
        Instant now = clock.instant();
        if (!isClosed && due.filter(at -> !now.isBefore(at)).isPresent()) {
            decide(new TableCommand.CallTime(), Optional.empty());
        }
    }

    @Override
    public synchronized void send(ClientMessage message) {
        if (isClosed) {
            return;
        }
        switch (message) {
            case ClientMessage.OfGame asked -> askGame(asked);
            case ClientMessage.Sit sit -> sit(sit);
            case ClientMessage.Ping _ -> receiver.receive(new ServerMessage.Pong());
            case ClientMessage.Leave _ -> close();
            case ClientMessage.OfHall _,
                    ClientMessage.Ready _,
                    ClientMessage.Seen _,
                    ClientMessage.Pong _ -> {}
        }
    }

    @Override
    public synchronized void close() {
        isClosed = true;
    }

    private void start() {
        decide(
                new TableCommand.Sit(
                        LocalGame.GUEST, chance.nextBoolean() ? Side.FIRST : Side.SECOND),
                Optional.empty());
    }

    private void sit(ClientMessage.Sit sit) {
        if (game.table().isOver()) {
            game = game.next();
            start();
        } else {
            refuse(sit.id(), Refusal.Plain.SEAT_TAKEN);
        }
    }

    private void askGame(ClientMessage.OfGame asked) {
        if (asked.game() != game.number()) {
            refuse(asked.id(), Refusal.Plain.GAME_OVER);
            return;
        }
        switch (asked) {
            case ClientMessage.Tail tail -> receiver.receive(game.tail(tail.id(), tail.since()));
            case ClientMessage.Answer answer when answer.question() == Inquiry.Kind.REMATCH ->
                    answerRematch(answer);
            case ClientMessage.OfGame other ->
                    game.command(other)
                            .ifPresentOrElse(
                                    command -> decide(command, Optional.of(other)),
                                    () -> refuse(other.id(), Refusal.Plain.NOTHING_TO_ANSWER));
        }
    }

    private void answerRematch(ClientMessage.Answer answer) {
        if (!game.table().isOver()) {
            refuse(answer.id(), Refusal.Plain.NOTHING_TO_ANSWER);
        } else if (answer.yes()) {
            game = game.next();
            start();
        } else {
            receiver.receive(
                    Telling.say(
                                    game.look(clock.instant()),
                                    game.actor(),
                                    Action.END,
                                    "The game is over. Sit down for another, or quit.")
                            .answering(answer.id()));
        }
    }

    private void decide(TableCommand command, Optional<ClientMessage.OfGame> asked) {
        Instant now = clock.instant();
        switch (game.table().decide(command, now)) {
            case Decision.Accepted(List<TableEvent> events) ->
                    happen(game.happened(events, now, game.author(command)), asked);
            case Decision.Overtaken(List<TableEvent> events) -> {
                happen(game.happened(events, now, "house"), Optional.empty());
                asked.ifPresent(request -> refuse(request.id(), Refusal.Plain.GAME_OVER));
            }
            case Decision.Refused(Refusal why) ->
                    asked.ifPresent(request -> refuse(request, why, now));
        }
    }

    private void happen(News news, Optional<ClientMessage.OfGame> asked) {
        Role actor = game.actor();
        Update told = Telling.tell(news, actor);
        receiver.receive(asked.map(request -> told.answering(request.id())).orElse(told));
        if (game.table().isOver()) {
            Inquiry rematch = new Inquiry(Inquiry.Kind.REMATCH, true, Optional.empty());
            receiver.receive(Telling.ask(news.again(news.now()), actor, rematch, ONCE_MORE));
        }
    }

    private void refuse(ClientMessage.OfGame asked, Refusal why, Instant now) {
        if (asked instanceof ClientMessage.Play) {
            receiver.receive(
                    Telling.recheck(game.look(now), game.actor(), why).answering(asked.id()));
        } else {
            refuse(asked.id(), why);
        }
    }

    private void refuse(String id, Refusal why) {
        receiver.receive(new ServerMessage.Refused(Optional.of(id), why.code(), why.sentence()));
    }
}
