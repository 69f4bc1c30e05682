package crownhead.clients.desktop;

import crownhead.clients.desktop.setup.Field;
import crownhead.clients.desktop.setup.Form;
import crownhead.clients.desktop.setup.Habits;
import crownhead.clients.desktop.setup.Look;
import crownhead.clients.desktop.setup.Mode;
import crownhead.clients.desktop.setup.Pace;
import crownhead.clients.presenter.Scene;
import crownhead.rules.notation.PdnEntry;
import crownhead.rules.notation.PdnReader;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;

/** Takes pictures of every window, light and dark; {@code clients/desktop/pictures} starts it. */
public final class Pictures {
    private static final String GAME =
            """
            [Event "Crownhead"]
            [Black "Ann"]
            [White "Ben"]
            [Result "*"]

            1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 *
            """;

    private static final String LOST =
            "The connection to the server is lost: the server closed the connection; the game is"
                    + " unfinished and has no winner.";

    private final Hands hands = new Hands();
    private final Path folder;
    private final String scale;

    private Pictures(Path folder, String scale) {
        this.folder = folder;
        this.scale = scale;
    }

    /** The folder for the pictures, and what their names say of their scale. */
    public static void main(String[] args) throws IOException {
        Display.useOne();
        Path folder = Path.of(args[0]);
        Files.createDirectories(folder);
        Pictures pictures = new Pictures(folder, args[1]);
        for (Look look : Look.values()) {
            pictures.take(look);
        }
        System.exit(0);
    }

    private void take(Look look) throws IOException {
        onEventThread(() -> Themes.wear(look));
        for (Map.Entry<String, Form> each : setUps().entrySet()) {
            JFrame frame = open(look, each.getValue(), rooms -> rooms.showSetUp(""));
            save(frame, each.getKey(), look);
        }
        for (Map.Entry<String, Scene> each : scenes().entrySet()) {
            JFrame frame = open(look, Form.USUAL, rooms -> show(rooms, each.getValue()));
            save(frame, each.getKey(), look);
        }
        JFrame lost = open(look, Form.USUAL, rooms -> rooms.showSetUp(LOST));
        save(lost, "set-up-lost", look);
        takeHelp(look);
        takeReplay(look);
    }

    private static void show(Rooms rooms, Scene scene) {
        rooms.show(scene);
        if (scene instanceof Scene.Start) {
            rooms.waiting().invite("The other player joins at address 192.168.1.20, port 9000.");
            rooms.waiting().show(List.of(new Ben()));
        }
    }

    private static JFrame open(Look look, Form form, Consumer<Rooms> showing) {
        return Hands.onEventThread(() -> {
            JFrame frame = new JFrame("Crownhead");
            Rooms rooms = new Rooms(frame, form, new Idler());
            MainMenu menu = new MainMenu(new Idler(), Habits.USUAL.with(look));
            menu.allow(MainMenu.Lasting.GAME);
            frame.setJMenuBar(menu.bar());
            frame.setSize(940, 760);
            frame.setVisible(true);
            showing.accept(rooms);
            return frame;
        });
    }

    private static Map<String, Form> setUps() {
        Map<String, Form> forms = new LinkedHashMap<>();
        forms.put("set-up-here", Form.USUAL);
        forms.put("set-up-host", Form.USUAL.with(Mode.HOST).with(Pace.TIMED));
        forms.put("set-up-join", Form.USUAL.with(Mode.JOIN));
        forms.put("set-up-house", Form.USUAL.with(Mode.HOUSE));
        forms.put(
                "set-up-wrong",
                Form.USUAL
                        .with(Pace.TIMED)
                        .with(Field.OTHER, "Player 1")
                        .with(Field.LIMIT, "9:00")
                        .with(Field.WARNING, "soon"));
        return forms;
    }

    private static Map<String, Scene> scenes() {
        Map<String, Scene> scenes = new LinkedHashMap<>();
        scenes.put("waiting", Samples.WAITING);
        scenes.put("game", Samples.game(Optional.empty(), Optional.empty()));
        scenes.put("paused", Samples.game(Optional.of(Samples.PAUSED), Optional.empty()));
        scenes.put("end", Samples.game(Optional.empty(), Optional.of(Samples.END)));
        scenes.put("question", Samples.game(Optional.empty(), Optional.of(Samples.QUESTION)));
        scenes.put("hall", Samples.hall(Optional.empty()));
        scenes.put("hall-form", Samples.hall(Optional.of(Samples.form())));
        return scenes;
    }

    /** It stands over the window until it is closed, so nobody may wait for it. */
    private void takeHelp(Look look) throws IOException {
        JFrame frame = open(look, Form.USUAL, rooms -> rooms.showSetUp(""));
        SwingUtilities.invokeLater(() -> Texts.tell(frame, Guide.LINES));
        Hands.await(() -> showing(JDialog.class).isPresent());
        save(showing(JDialog.class).orElseThrow(), "help", look);
        onEventThread(frame::dispose);
    }

    private void takeReplay(Look look) throws IOException {
        PdnEntry game = new PdnReader(new StringReader(GAME)).next().orElseThrow();
        onEventThread(() -> new ReplayWindow("game.pdn", List.of(game)).open());
        for (int i = 0; i < 3; i++) {
            hands.click("next");
        }
        save(showing(JFrame.class).orElseThrow(), "replay", look);
    }

    private static <W extends Window> Optional<W> showing(Class<W> kind) {
        return Hands.onEventThread(() ->
                Arrays.stream(Window.getWindows())
                        .filter(Window::isShowing)
                        .filter(kind::isInstance)
                        .map(kind::cast)
                        .findFirst());
    }

    private void save(Window window, String name, Look look) throws IOException {
        hands.rest();
        BufferedImage picture = hands.picture(window);
        String file = name + "-" + look.name().toLowerCase(Locale.ROOT) + "-" + scale + ".png";
        ImageIO.write(picture, "png", folder.resolve(file).toFile());
        onEventThread(window::dispose);
    }

    private static void onEventThread(Runnable act) {
        Hands.onEventThread(() -> {
            act.run();
            return true;
        });
    }

    private record Ben() implements GameHost.Guest {
        @Override
        public String name() {
            return "Ben";
        }

        @Override
        public void admit() {}

        @Override
        public void refuse() {}
    }
}
