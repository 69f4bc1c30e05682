package crownhead.server.http;

import crownhead.play.player.Session;
import crownhead.server.meter.Meters;
import io.javalin.http.Context;
import java.time.InstantSource;
import java.util.Optional;

/** Writes answers. */
final class Answers {
    private final Cookies cookies;
    private final InstantSource wall;

    Answers(Cookies cookies, InstantSource wall) {
        this.cookies = cookies;
        this.wall = wall;
    }

    void write(Context context, Answer answer, Meters meters) {
        switch (answer) {
            case Answer.Json(Status status, Object value) ->
                    text(context, status.number(), Route.JSON, HttpJson.write(value));
            case Answer.JsonText(String json) -> text(context, 200, Route.JSON, json);
            case Answer.Text(String type, String text) -> text(context, 200, type, text);
            case Answer.Download(String type, String name, String text) -> {
                context.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
                text(context, 200, type, text);
            }
            case Answer.File(Status status, WebFile file) -> file(context, status, file);
            case Answer.Nothing _ -> context.status(Status.NO_CONTENT.number());
            case Answer.Refused(Problem problem) -> {
                meters.countRefusal(problem.code());
                refuse(context, problem);
            }
            case Answer.WithCookie(Answer inner, Optional<Session> session) -> {
                context.header("Set-Cookie", cookie(session));
                write(context, inner, meters);
            }
        }
    }

    private String cookie(Optional<Session> session) {
        return session.map(s -> cookies.keeping(s.secret(), wall.instant(), s.until()))
                .orElseGet(cookies::forgetting);
    }

    private static void refuse(Context context, Problem problem) {
        problem.retryAfter()
                .ifPresent(seconds -> context.header("Retry-After", Long.toString(seconds)));
        if (problem.status() == Status.UNAUTHORIZED.number()) {
            context.header("WWW-Authenticate", "Bearer");
        }
        text(
                context,
                problem.status(),
                Problem.MEDIA_TYPE,
                HttpJson.write(problem.of(RequestLog.name(context))));
    }

    /** Whoever has these bytes already is told so. */
    private static void file(Context context, Status status, WebFile file) {
        WebFile.Form form = file.form(header(context, "Accept-Encoding"));
        context.header("Cache-Control", file.caching());
        context.header("Vary", "Accept-Encoding");
        context.header("ETag", file.tag(form));
        if (file.isEngine()) {
            context.header(SafeHeaders.POLICY_NAME, SafeHeaders.POLICY_OF_ENGINE);
        }
        if (status == Status.OK && header(context, "If-None-Match").contains(file.tag(form))) {
            context.status(Status.NOT_MODIFIED.number());
            return;
        }
        if (!form.encoding().isEmpty()) {
            context.header("Content-Encoding", form.encoding());
        }
        boolean isText = file.mediaType().startsWith("text/");
        context.status(status.number());
        context.contentType(isText ? file.mediaType() + "; charset=utf-8" : file.mediaType());
        context.result(file.bytes(form));
    }

    private static String header(Context context, String name) {
        return Optional.ofNullable(context.header(name)).orElse("");
    }

    private static void text(Context context, int status, String type, String text) {
        context.status(status);
        context.contentType(type.startsWith("text/") ? type + "; charset=utf-8" : type);
        // A terminal shows the next prompt on a line of its own.
        context.result(text.endsWith("\n") ? text : text + "\n");
    }
}
