package crownhead.server.http;

import crownhead.play.player.Session;
import java.util.Optional;

/** What a route answers. */
sealed interface Answer {
    /** Data. */
    record Json(Status status, Object value) implements Answer {}

    /** JSON that is written already. */
    record JsonText(String text) implements Answer {}

    /** A text to look at. */
    record Text(String mediaType, String text) implements Answer {}

    /** A file of the web client, in the form that suits whoever asks. */
    record File(Status status, WebFile file) implements Answer {}

    /** Something to keep. */
    record Download(String mediaType, String fileName, String text) implements Answer {}

    record Nothing() implements Answer {}

    record Refused(Problem problem) implements Answer {}

    /** Data for somebody who signed in, with the cookie that says so, or who is so no more. */
    record WithCookie(Answer answer, Optional<Session> session) implements Answer {}

    static Answer ok(Object value) {
        return new Json(Status.OK, value);
    }

    static Answer created(Object value) {
        return new Json(Status.CREATED, value);
    }

    static Answer refused(HttpRefusal why) {
        return new Refused(why.problem());
    }
}
