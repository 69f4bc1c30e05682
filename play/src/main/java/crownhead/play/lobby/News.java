package crownhead.play.lobby;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Whoever listens to the lobby. */
final class News {
    private final List<Consumer<LobbyNews>> listeners = new CopyOnWriteArrayList<>();

    void listen(Consumer<LobbyNews> listener) {
        listeners.add(listener);
    }

    void tell(LobbyNews news) {
        listeners.forEach(listener -> listener.accept(news));
    }

    void changed() {
        tell(new LobbyNews.Changed());
    }
}
