package crownhead.server.hall;

import crownhead.play.CommandId;
import crownhead.protocol.Update;
import crownhead.protocol.Wire;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.table.PlayerId;
import java.util.Optional;

/** Somebody at a table, on one connection. */
final class Seat {
    private final PlayerId player;
    private final Conversation conversation;
    private volatile Optional<CommandId> answered = Optional.empty();

    Seat(PlayerId player, Conversation conversation) {
        this.player = player;
        this.conversation = conversation;
    }

    PlayerId player() {
        return player;
    }

    void tell(String written) {
        conversation.tell(written);
    }

    /** What a command has done; to who gave it, as the answer. */
    void tell(CommandId command, Update update) {
        boolean isMine = command.equals(CommandId.of(player, command.id()));
        if (isMine) {
            answered = Optional.of(command);
        }
        tell(Wire.write(isMine ? update.answering(command.id()) : update));
    }

    /** A command is given, now or again: its answer is still to come. */
    void awaits() {
        answered = Optional.empty();
    }

    /** Whether this command was answered since it was given. */
    boolean hasHeardOf(CommandId command) {
        return answered.filter(command::equals).isPresent();
    }

    void replaced() {
        conversation.end(Farewell.REPLACED);
    }
}
