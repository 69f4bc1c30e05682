package crownhead.server.http;

import crownhead.play.HouseRefusal;
import crownhead.play.Reply;
import java.util.function.Function;

/** What the house says, as an answer over HTTP. */
final class Replies {
    private Replies() {}

    static <T> Answer answer(Reply<T> reply, Function<T, Answer> done) {
        return switch (reply) {
            case Reply.Done<T>(T value) -> done.apply(value);
            case Reply.Refused<T>(HouseRefusal why) -> new Answer.Refused(problem(why));
            case Reply.Unavailable<T> _ -> unavailable();
        };
    }

    /** What came of it, or the reason why nothing did. */
    static <T> T done(Reply<T> reply) throws BadRequest {
        return switch (reply) {
            case Reply.Done<T>(T value) -> value;
            case Reply.Refused<T>(HouseRefusal why) -> throw new BadRequest(problem(why));
            case Reply.Unavailable<T> _ ->
                    throw new BadRequest(HttpRefusal.UNAVAILABLE.problem().after(1));
        };
    }

    static Answer unavailable() {
        return new Answer.Refused(HttpRefusal.UNAVAILABLE.problem().after(1));
    }

    static Problem problem(HouseRefusal why) {
        return problem(why.code(), why.sentence());
    }

    static Problem problem(String code, String sentence) {
        Status status = status(code);
        Problem problem = Problem.of(status, code, sentence);
        return switch (status) {
            case TOO_MANY -> problem.after(60);
            case UNAVAILABLE -> problem.after(1);
            default -> problem;
        };
    }

    /** Refusals of a game, and of whatever is in a state that does not allow it, are conflicts. */
    private static Status status(String code) {
        return switch (code) {
            case "bad-name",
                    "name-reserved",
                    "password-length",
                    "password-common",
                    "password-is-name",
                    "not-yourself" ->
                    Status.BAD_REQUEST;
            case "wrong-sign-in", "wrong-recovery-code", "not-signed-in" -> Status.UNAUTHORIZED;
            case "banned", "wrong-password" -> Status.FORBIDDEN;
            case "no-such-game", "no-such-player", "no-such-table" -> Status.NOT_FOUND;
            case "too-many-challenges", "too-many-keys" -> Status.TOO_MANY;
            case "too-busy" -> Status.UNAVAILABLE;
            default -> Status.CONFLICT;
        };
    }
}
