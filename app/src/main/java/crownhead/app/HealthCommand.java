package crownhead.app;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Asks a house whether games can be played in it. */
@Command(
        name = "health",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        header = "Ask a house whether games can be played in it.",
        description = {"", "For scripts and for whatever looks after services.", ""},
        footer = {
            "",
            "Exit codes:",
            "  0  it is ready",
            "  1  it is not, or nothing answers there",
            "  2  that is no address of a house"
        })
final class HealthCommand implements Callable<Integer> {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int OK = 200;

    private final Console console;

    @Parameters(
            paramLabel = "URL",
            arity = "0..1",
            defaultValue = "http://localhost:8080",
            description = "Where the house is. Default: ${DEFAULT-VALUE}.")
    private URI house = URI.create("");

    HealthCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        boolean isWeb = "http".equals(house.getScheme()) || "https".equals(house.getScheme());
        if (!isWeb || house.getHost() == null) {
            console.tell("The address of a house is like http://localhost:8080.");
            return Exit.UNCLEAR;
        }
        try {
            return ask();
        } catch (IOException _) {
            console.tell("Nothing answers at " + house + ".");
            return Exit.NO;
        }
    }

    private int ask() throws IOException, InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(house.resolve("/health/ready")).timeout(PATIENCE).build();
        try (HttpClient client =
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .connectTimeout(PATIENCE)
                        .build()) {
            int status = client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
            if (status == OK) {
                console.out().println("ready");
                return Exit.YES;
            }
            console.tell("The house is not ready: it answers " + status + ".");
            return Exit.NO;
        }
    }
}
