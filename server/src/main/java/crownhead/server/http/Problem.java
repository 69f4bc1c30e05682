package crownhead.server.http;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;

/**
 * Why a request was not carried out, as RFC 9457 writes it.
 *
 * @param title the status in words
 * @param detail a sentence for people
 * @param code a stable name for programs
 * @param request the name of the request, under which the log of the house has it
 * @param retryAfter in how many seconds it may be tried again
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record Problem(
        @JsonProperty(required = true) String type,
        @JsonProperty(required = true) String title,
        @JsonProperty(required = true) int status,
        @JsonProperty(required = true) String detail,
        @JsonProperty(required = true) String code,
        Optional<String> request,
        @JsonIgnore Optional<Long> retryAfter) {
    static final String MEDIA_TYPE = "application/problem+json";

    static Problem of(Status status, String code, String detail) {
        return new Problem(
                "about:blank",
                status.title(),
                status.number(),
                detail,
                code,
                Optional.empty(),
                Optional.empty());
    }

    Problem after(long seconds) {
        return new Problem(type, title, status, detail, code, request, Optional.of(seconds));
    }

    /** The same as the answer to a request of that name. */
    Problem of(String name) {
        return new Problem(type, title, status, detail, code, Optional.of(name), retryAfter);
    }

    Problem with(int otherStatus) {
        return new Problem(type, title, otherStatus, detail, code, request, retryAfter);
    }
}
