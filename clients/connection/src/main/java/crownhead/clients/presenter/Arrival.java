package crownhead.clients.presenter;

import crownhead.protocol.ServerMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The way in: connecting, being let in, waiting for the first game. */
final class Arrival {
    private final String where;
    private final List<String> failures = new ArrayList<>();
    private String task;

    Arrival(String where) {
        this.where = where;
        task = "Connecting to " + where;
    }

    void connecting(int attempt, int attempts) {
        task =
                "Connecting to "
                        + where
                        + (attempt > 1 ? " (attempt " + attempt + " of " + attempts + ")" : "");
    }

    void failed(int attempt, int attempts, String why) {
        failures.add("Attempt " + attempt + " of " + attempts + " failed: " + why);
    }

    void connected() {
        task = "Waiting for game";
        failures.clear();
    }

    Scene.Start scene(
            Optional<ServerMessage.Welcome> welcome,
            Optional<Situation> situation,
            String notice,
            List<String> more,
            Optional<Scene.Overlay> overlay) {
        List<String> details = new ArrayList<>(failures);
        welcome.ifPresent(in -> {
            details.add("You are " + in.name());
            details.add(in.message());
        });
        String said = situation.map(table -> table.update().message()).orElse("");
        for (String line : List.of(said, notice)) {
            if (!line.isEmpty() && !details.contains(line)) {
                details.add(line);
            }
        }
        details.addAll(more);
        return new Scene.Start(task, details, overlay);
    }
}
