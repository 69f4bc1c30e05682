package crownhead.server.hall;

import crownhead.play.CommandId;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.server.session.PatientAnswers;
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

    void note(String written, PatientAnswers answers) {
        answers.add(conversation.note(written));
    }

    /** The request of this player that a command carries out, if it is one; it is answered now. */
    Optional<String> answeredBy(CommandId command) {
        if (!command.isBy(player)) {
            return Optional.empty();
        }
        answered = Optional.of(command);
        return Optional.of(command.id());
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
