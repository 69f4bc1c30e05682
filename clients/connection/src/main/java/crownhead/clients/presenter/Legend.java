package crownhead.clients.presenter;

import java.util.ArrayList;
import java.util.List;

/** What the keys do now, most useful first. */
final class Legend {
    private final List<Scene.KeyHint> keys = new ArrayList<>();

    private Legend() {}

    static List<Scene.KeyHint> of(Situation now, Hand hand, Dialogs dialogs, LobbyRoom hall) {
        Legend legend = new Legend();
        if (dialogs.question().isPresent()) {
            legend.add("y/n", "answer");
        }
        if (hand.isTyping()) {
            legend.add("Enter", "play").add("Esc", "clear");
        } else {
            hand.choosing().filter(chosen -> !chosen.isWhole()).ifPresent(legend::choosing);
        }
        if (now.isPlaying()) {
            legend.playing(now);
        } else if (!now.isRunning() && !hall.isKnown()) {
            legend.add("s", "sit down");
        }
        if (hall.isKnown()) {
            legend.add("b", "hall");
        }
        return legend.add("f", "flip").add("?", "help").add("q", "quit").keys;
    }

    private void choosing(Choosing chosen) {
        add("←→", "switch").add("Enter", "take");
        if (!chosen.path().isEmpty()) {
            add("Esc", "back");
        }
        add("1-9", "type a move");
    }

    private void playing(Situation now) {
        add("r", "resign");
        add("d", now.standing().counts().claim().isPresent() ? "claim draw" : "offer draw");
        if (now.standing().ply() > 0) {
            add("t", "take back");
        }
        if (now.mayAbort()) {
            add("a", "abort");
        }
        add("p", now.isPaused() ? "continue" : "pause");
    }

    private Legend add(String key, String meaning) {
        keys.add(new Scene.KeyHint(key, meaning));
        return this;
    }
}
