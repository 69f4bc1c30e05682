package crownhead.bench.baseline;

import io.javalin.Javalin;

/** A server with one page and nothing behind it: what the libraries alone need to start. */
public final class BareJavalin {
    private BareJavalin() {}

    /** Says where it is in the words of the house. */
    public static void main(String[] args) {
        Javalin javalin =
                Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    config.concurrency.useVirtualThreads = true;
                    config.routes.get("/", context -> context.result("bare"));
                });
        javalin.start("127.0.0.1", 0);
        System.out.println("Crownhead is open at http://localhost:" + javalin.port());
    }
}
