package crownhead.server;

import crownhead.play.HouseRefusal;
import crownhead.play.Reply;
import crownhead.play.TableId;
import crownhead.play.lobby.Lobby;
import crownhead.play.player.People;
import crownhead.play.player.Player;
import crownhead.server.control.ControlDoor;
import crownhead.table.PlayerId;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Does what the operator of the house asks. */
record Steward(People people, Lobby lobby, Supplier<List<String>> status)
        implements ControlDoor.Duty {
    @Override
    public ControlDoor.Outcome carryOut(List<String> words) {
        String asked = words.getFirst() + "/" + (words.size() - 1);
        return switch (asked) {
            case "status/0" -> new ControlDoor.Outcome(true, status.get());
            case "reset-password/1" ->
                    withPlayer(
                            words.get(1),
                            id ->
                                    outcome(
                                            people.resetPassword(id),
                                            password -> "The new password is: " + password));
            case "rename/2" ->
                    withPlayer(
                            words.get(1),
                            id -> done(people.rename(id, words.get(2)), "is called so now"));
            case "ban/1" -> withPlayer(words.get(1), id -> done(people.ban(id), "is sent away"));
            case "unban/1" ->
                    withPlayer(words.get(1), id -> done(people.unban(id), "is welcome again"));
            case "close/1" ->
                    outcome(
                            lobby.close(new TableId(words.get(1))),
                            table -> "Table " + table + " is closed; its game has no result.");
            default -> ControlDoor.Outcome.notDone("The house does not know how to do that.");
        };
    }

    private ControlDoor.Outcome withPlayer(
            String name, Function<PlayerId, ControlDoor.Outcome> action) {
        return switch (people.named(name)) {
            case Reply.Done(Player player) -> action.apply(player.id());
            case Reply.Refused(HouseRefusal why) -> ControlDoor.Outcome.notDone(why.sentence());
            case Reply.Unavailable() -> unavailable();
        };
    }

    private static ControlDoor.Outcome done(Reply<Player> reply, String what) {
        return outcome(reply, player -> player.name() + " " + what + ".");
    }

    private static <T> ControlDoor.Outcome outcome(Reply<T> reply, Function<T, String> words) {
        return switch (reply) {
            case Reply.Done(T value) -> ControlDoor.Outcome.done(words.apply(value));
            case Reply.Refused(HouseRefusal why) -> ControlDoor.Outcome.notDone(why.sentence());
            case Reply.Unavailable() -> unavailable();
        };
    }

    private static ControlDoor.Outcome unavailable() {
        return ControlDoor.Outcome.notDone("The store does not answer: try again.");
    }
}
