package crownhead.server.console;

import crownhead.protocol.ServerMessage;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.table.PlayerId;
import crownhead.table.series.Wish;
import java.util.Optional;

/** Somebody at a console table, connected or expected back. Its table's lock guards it. */
final class Client {
    private final int id;
    private final PlayerId player;
    private final String name;
    private final Wish wish;
    private Optional<Conversation> conversation = Optional.empty();
    private String lastWord = "";

    Client(int id, PlayerId player, String name, Wish wish) {
        this.id = id;
        this.player = player;
        this.name = name;
        this.wish = wish;
    }

    int id() {
        return id;
    }

    PlayerId player() {
        return player;
    }

    String name() {
        return name;
    }

    Wish wish() {
        return wish;
    }

    /** Whether the client's last word to the table between games had this id. */
    boolean hasSaid(String id) {
        return lastWord.equals(id);
    }

    void say(String id) {
        lastWord = id;
    }

    /** The newest connection counts. */
    void connect(Conversation newest) {
        conversation.ifPresent(old -> old.end(Farewell.REPLACED));
        conversation = Optional.of(newest);
    }

    void disconnect() {
        conversation = Optional.empty();
    }

    boolean isConnected() {
        return conversation.isPresent();
    }

    boolean speaksOn(Conversation line) {
        return conversation.filter(line::equals).isPresent();
    }

    void tell(ServerMessage message) {
        conversation.ifPresent(line -> line.tell(message));
    }

    void tell(String message) {
        conversation.ifPresent(line -> line.tell(message));
    }

    void end(Farewell why) {
        conversation.ifPresent(line -> line.end(why));
        disconnect();
    }
}
