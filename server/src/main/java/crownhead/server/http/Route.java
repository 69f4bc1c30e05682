package crownhead.server.http;

import crownhead.play.StoreFailure;
import java.util.ArrayList;
import java.util.List;

/**
 * An address of the house: who may use it, how often, what it reads and what it answers.
 *
 * @param path with the names of its variable parts in braces
 * @param body the schema of what it reads, or empty
 * @param answer the schema of what it answers, or empty
 */
record Route(
        Method method,
        String path,
        Who who,
        Budget budget,
        Reads reads,
        String body,
        Status success,
        String mediaType,
        String answer,
        String summary,
        List<Parameter> parameters,
        Handling handling) {
    static final String JSON = "application/json";
    static final String API = "/api/v1";

    enum Method {
        GET,
        POST,
        PUT,
        DELETE;

        boolean changesSomething() {
            return this != GET;
        }
    }

    /** Something in the address or in a header besides the path. */
    record Parameter(String in, String name, String schema, String words) {}

    /** What is done for a request. */
    interface Handling {
        Answer answer(Asked asked) throws BadRequest, StoreFailure;
    }

    Route {
        parameters = List.copyOf(parameters);
    }

    static Route get(String path, Who who, Budget budget, Handling handling) {
        return route(Method.GET, path, who, budget, Reads.NOTHING, handling);
    }

    static Route post(String path, Who who, Budget budget, Handling handling) {
        return route(Method.POST, path, who, budget, Reads.JSON, handling);
    }

    static Route put(String path, Who who, Budget budget, Handling handling) {
        return route(Method.PUT, path, who, budget, Reads.JSON, handling);
    }

    static Route delete(String path, Who who, Budget budget, Handling handling) {
        return route(Method.DELETE, path, who, budget, Reads.NOTHING, handling);
    }

    private static Route route(
            Method method, String path, Who who, Budget budget, Reads reads, Handling handling) {
        return new Route(
                method, path, who, budget, reads, "", Status.OK, JSON, "", "", List.of(), handling);
    }

    Route saying(String words) {
        return with(reads, body, success, mediaType, answer, words, parameters);
    }

    Route reading(String schema) {
        return with(Reads.JSON, schema, success, mediaType, answer, summary, parameters);
    }

    Route readingPdn() {
        return with(Reads.PDN, "", success, mediaType, answer, summary, parameters);
    }

    Route answering(Status status, String schema) {
        return with(reads, body, status, JSON, schema, summary, parameters);
    }

    Route answering(String type) {
        return with(reads, body, Status.OK, type, "", summary, parameters);
    }

    Route answeringNothing() {
        return with(reads, body, Status.NO_CONTENT, "", "", summary, parameters);
    }

    Route taking(String in, String name, String schema, String words) {
        List<Parameter> all = new ArrayList<>(parameters);
        all.add(new Parameter(in, name, schema, words));
        return with(reads, body, success, mediaType, answer, summary, all);
    }

    private Route with(
            Reads newReads,
            String newBody,
            Status newSuccess,
            String newMediaType,
            String newAnswer,
            String newSummary,
            List<Parameter> newParameters) {
        return new Route(
                method,
                path,
                who,
                budget,
                newReads,
                newBody,
                newSuccess,
                newMediaType,
                newAnswer,
                newSummary,
                newParameters,
                handling);
    }

    boolean isOfApi() {
        return path.startsWith(API);
    }
}
