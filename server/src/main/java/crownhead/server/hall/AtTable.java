package crownhead.server.hall;

import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.HouseRefusal;
import crownhead.play.LogRow;
import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.lobby.Rematch;
import crownhead.play.lobby.Stay;
import crownhead.play.player.Player;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.Inquiry;
import crownhead.protocol.Requests;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.telling.Houses;
import crownhead.server.session.Conversation;
import crownhead.table.Refusal;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import java.util.Optional;

/** Somebody at a table, who plays or looks on. */
final class AtTable {
    private static final int THE_GAME = 1;

    private final HallNeeds needs;
    private final Rooms rooms;
    private final Player player;
    private final Conversation conversation;
    private final TableRoom room;
    private final Seat seat;
    private final Optional<Stay> stay;

    private AtTable(
            HallNeeds needs,
            Rooms rooms,
            Player player,
            Conversation conversation,
            TableRoom room,
            Seat seat) {
        this.needs = needs;
        this.rooms = rooms;
        this.player = player;
        this.conversation = conversation;
        this.room = room;
        this.seat = seat;
        this.stay =
                room.isAPlayersOwn(player.id())
                        ? Optional.of(needs.attendance().arrive(room.id(), player.id()))
                        : Optional.empty();
    }

    /** Goes to a table; {@code request} brought the player there. */
    static Optional<AtTable> enter(
            HallNeeds needs,
            Rooms rooms,
            Player player,
            Conversation conversation,
            TableId id,
            Optional<String> request) {
        Seat seat = new Seat(player.id(), conversation);
        try {
            Optional<TableRoom> room =
                    rooms.enter(id, seat, request, table -> welcome(id, table, player));
            room.ifPresent(_ -> conversation.measureLag());
            return room.map(r -> new AtTable(needs, rooms, player, conversation, r, seat));
        } catch (StoreFailure _) {
            return Optional.empty();
        }
    }

    private static ServerMessage.Welcome welcome(TableId id, Table table, Player player) {
        boolean isHost = table.host().equals(player.id());
        boolean plays = table.seats().flatMap(s -> s.sideOf(player.id())).isPresent();
        int number = isHost ? 1 : plays ? 2 : 3;
        String message =
                (isHost || plays ? "You play at table " : "You watch table ")
                        + id
                        + ". "
                        + Houses.sentence(table.terms().timeControl());
        return new ServerMessage.Welcome(
                id.value(), number, player.name(), Houses.of(table.terms()), message);
    }

    TableId id() {
        return room.id();
    }

    /** A game that is over is not read again to find that nobody need be told. */
    void leave() {
        if (room.state().isOver()) {
            stay.ifPresent(Stay::close);
            rooms.leave(room, seat);
        } else {
            rooms.leave(room, seat);
            stay.ifPresent(Stay::close);
        }
    }

    /** A move that stands was waited for; any other costs like everything else. */
    void play(ClientMessage.Play play) {
        Optional<HallRefusal> elsewhere = elsewhere(play);
        if (elsewhere.isPresent()) {
            conversation.countUnasked();
            refuse(play.id(), elsewhere.get());
            return;
        }
        if (!submit(play.id(), command(play))) {
            conversation.countUnasked();
        }
    }

    /**
     * Whether a move is on its way to the store, which it is if nothing speaks against it; {@code
     * then} is run when everyone has been told.
     */
    boolean tryPlay(ClientMessage.Play play, Runnable then) {
        if (elsewhere(play).isPresent()) {
            return false;
        }
        TableCommand command = command(play);
        CommandId named = CommandId.of(player.id(), play.id());
        seat.awaits();
        return needs.tables()
                .trySubmit(
                        room.id(),
                        named,
                        command,
                        answer -> {
                            if (!heard(answer, play.id(), named, command)) {
                                conversation.countUnasked();
                            }
                            then.run();
                        });
    }

    private TableCommand command(ClientMessage.Play play) {
        return new TableCommand.Play(player.id(), play.ply(), play.path(), conversation.lag());
    }

    /** Where the player goes because of it, if anywhere. */
    Optional<TableId> hear(ClientMessage.OfGame asked) {
        Optional<HallRefusal> elsewhere = elsewhere(asked);
        if (elsewhere.isPresent()) {
            refuse(asked.id(), elsewhere.get());
            return Optional.empty();
        }
        if (asked instanceof ClientMessage.Tail(String id, _, long since, _)) {
            conversation.tell(room.tail(id, since));
            return Optional.empty();
        }
        if (asked instanceof ClientMessage.Answer answer
                && Requests.of(asked, player.id()).isEmpty()) {
            return answer(answer);
        }
        Requests.of(asked, player.id()).ifPresent(command -> submit(asked.id(), command));
        return Optional.empty();
    }

    /** Whoever was taken along to a rematch may still be heard about the game before. */
    private Optional<HallRefusal> elsewhere(ClientMessage.OfGame asked) {
        if (!asked.isFor(room.id().value())) {
            return Optional.of(HallRefusal.OTHER_TABLE);
        }
        return asked.game() == THE_GAME ? Optional.empty() : Optional.of(HallRefusal.OTHER_GAME);
    }

    private Optional<TableId> answer(ClientMessage.Answer answer) {
        if (answer.question() != Inquiry.Kind.REMATCH) {
            refuse(answer.id(), HallRefusal.NOT_ASKED);
            return Optional.empty();
        }
        Reply<Rematch> reply =
                answer.yes()
                        ? needs.lobby().rematch(player, room.id())
                        : needs.lobby().declineRematch(player, room.id());
        switch (reply) {
            case Reply.Done(Rematch standing) -> {
                room.answered(seat, answer.id(), standing);
                return standing instanceof Rematch.Agreed(TableId next)
                        ? Optional.of(next)
                        : Optional.empty();
            }
            case Reply.Refused(HouseRefusal why) -> refuse(answer.id(), why);
            case Reply.Unavailable() -> refuse(answer.id(), HallRefusal.UNAVAILABLE);
        }
        return Optional.empty();
    }

    /** Whether it was carried out. */
    private boolean submit(String id, TableCommand command) {
        CommandId named = CommandId.of(player.id(), id);
        seat.awaits();
        return heard(needs.tables().submit(room.id(), named, command), id, named, command);
    }

    /** Tells what came of a command. Whether it was carried out. */
    private boolean heard(Answer answer, String id, CommandId named, TableCommand command) {
        return switch (answer) {
            case Answer.Done(LogRow row) -> {
                answerAgain(named, row);
                yield true;
            }
            case Answer.Overtaken _ -> {
                refuse(id, new HouseRefusal.OfTable(Refusal.Plain.GAME_OVER));
                yield false;
            }
            case Answer.Refused(Refusal why) -> {
                refuseAtTable(id, command, why);
                yield false;
            }
            case Answer.NoSuchTable(), Answer.Unavailable() -> {
                refuse(id, HallRefusal.UNAVAILABLE);
                yield false;
            }
        };
    }

    /** The answer went out with the news, unless the command had been carried out before. */
    private void answerAgain(CommandId command, LogRow row) {
        if (!seat.hasHeardOf(command)) {
            room.tellAgain(seat, row.command().id());
        }
    }

    /** A move that is not allowed is answered with the board, and may be made again. */
    private void refuseAtTable(String id, TableCommand command, Refusal why) {
        boolean isMove =
                command instanceof TableCommand.Play && room.roleOf(player.id()) != Role.SPECTATOR;
        if (isMove) {
            conversation.noteRefusal(new HouseRefusal.OfTable(why).code());
            room.recheck(seat, id, why);
        } else {
            refuse(id, new HouseRefusal.OfTable(why));
        }
    }

    private void refuse(String id, HouseRefusal why) {
        conversation.tell(new ServerMessage.Refused(Optional.of(id), why.code(), why.sentence()));
    }
}
