package crownhead.clients.desktop;

import crownhead.clients.desktop.board.BoardView;
import crownhead.clients.desktop.setup.Field;
import crownhead.clients.desktop.setup.Form;
import crownhead.clients.desktop.setup.Look;
import crownhead.clients.desktop.setup.Mode;
import crownhead.clients.desktop.setup.Pace;
import crownhead.clients.desktop.setup.SetUpPanel;
import crownhead.clients.presenter.Scene;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.dress.ColourSet;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.PdnEntry;
import crownhead.rules.notation.PdnReader;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javax.imageio.ImageIO;
import javax.swing.JFrame;

/** Takes pictures of every window, light and dark; {@code clients/desktop/pictures} starts it. */
public final class Pictures {
    private final Hands hands = new Hands();
    private final Path folder;
    private final String scale;

    private Pictures(Path folder, String scale) {
        this.folder = folder;
        this.scale = scale;
    }

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
        Hands.onEventThread(() -> {
            Themes.wear(look);
            return true;
        });
        for (Map.Entry<String, Supplier<Component>> each : windows().entrySet()) {
            JFrame frame = open(each.getValue());
            save(frame, each.getKey(), look);
        }
        PdnEntry game = new PdnReader(new StringReader(GAME)).next().orElseThrow();
        Hands.onEventThread(() -> {
            new ReplayWindow("game.pdn", List.of(game)).open();
            return true;
        });
        hands.click("next");
        hands.click("next");
        hands.click("next");
        save(replay(), "replay", look);
    }

    private static Window replay() {
        return List.of(Window.getWindows()).stream()
                .filter(window -> "replay".equals(window.getName()) && window.isShowing())
                .findFirst()
                .orElseThrow();
    }

    private void save(Window window, String name, Look look) throws IOException {
        hands.rest();
        BufferedImage picture = hands.picture(window);
        String file = name + "-" + look.name().toLowerCase(Locale.ROOT) + "-" + scale + ".png";
        ImageIO.write(picture, "png", folder.resolve(file).toFile());
        Hands.onEventThread(() -> {
            window.dispose();
            return true;
        });
    }

    private static JFrame open(Supplier<Component> content) {
        return Hands.onEventThread(() -> {
            JFrame frame = new JFrame("Crownhead");
            Component shown = content.get();
            frame.add(shown);
            frame.setSize(new Dimension(940, 760));
            frame.setVisible(true);
            return frame;
        });
    }

    private static Map<String, Supplier<Component>> windows() {
        Map<String, Supplier<Component>> windows = new LinkedHashMap<>();
        windows.put("set-up-here", () -> setUp(Form.USUAL));
        windows.put("set-up-host", () -> setUp(Form.USUAL.with(Mode.HOST).with(Pace.TIMED)));
        windows.put("set-up-join", () -> setUp(Form.USUAL.with(Mode.JOIN)));
        windows.put(
                "set-up-wrong",
                () ->
                        setUp(
                                Form.USUAL
                                        .with(Pace.TIMED)
                                        .with(Field.OTHER, "Player 1")
                                        .with(Field.LIMIT, "9:00")
                                        .with(Field.WARNING, "soon")));
        windows.put("set-up-house", () -> setUp(Form.USUAL.with(Mode.HOUSE)));
        windows.put("waiting", Pictures::waiting);
        windows.put("game", () -> game(Optional.empty(), Optional.empty()));
        windows.put("paused", () -> game(Optional.of(PAUSED), Optional.empty()));
        windows.put("end", () -> over(END));
        windows.put("question", () -> over(QUESTION));
        windows.put("hall", Pictures::hall);
        return windows;
    }

    private static Component setUp(Form form) {
        return new SetUpPanel(form, _ -> {});
    }

    private static Component waiting() {
        WaitingPanel panel = new WaitingPanel(() -> {});
        panel.show(
                new Scene.Start(
                        "Waiting for game",
                        List.of("You are Ann", "There is no time limit."),
                        Optional.empty()));
        panel.invite("The other player joins at address 192.168.1.20, port 9000.");
        panel.show(List.of(new Ben()));
        return panel;
    }

    private static Component game(Optional<List<String>> cover, Optional<Scene.Overlay> overlay) {
        GamePanel panel = new GamePanel(new BoardView(_ -> {}, () -> {}), _ -> {}, () -> {});
        panel.show(
                new Scene.Game(
                        "Player White played 22x15. It is your move. You must jump.",
                        board(),
                        new Scene.Player("Ben", "White", false, "5:00", 1, ""),
                        new Scene.Player("Ann", "Red", true, "0:42", 2, "last warning"),
                        cover,
                        overlay,
                        "11x",
                        List.of("1. 11-15 23-19", "2. 8-11 22-17", "3. 11-16 24-20"),
                        List.of("Position stood 1 of 3 times", "0 of 40 moves without progress"),
                        List.of(
                                new Scene.KeyHint("r", "resign"),
                                new Scene.KeyHint("d", "offer draw"),
                                new Scene.KeyHint("t", "take back"),
                                new Scene.KeyHint("p", "pause"),
                                new Scene.KeyHint("f", "flip"))));
        return panel;
    }

    private static Scene.Board board() {
        return new Scene.Board(
                Fen.read("B:W15,20,24,27,29,30,31,32,K3:B4,5,6,9,10,11,12,K26"),
                ColourSet.RED_WHITE,
                Side.FIRST,
                Set.of(Square.of(11), Square.of(10)),
                Optional.of(Square.of(11)),
                List.of(),
                List.of(Square.of(22), Square.of(15)));
    }

    private static Component over(Scene.Overlay overlay) {
        OverlayPane pane = new OverlayPane(_ -> {});
        javax.swing.JLayeredPane both = new javax.swing.JLayeredPane();
        both.setLayout(new javax.swing.OverlayLayout(both));
        both.add(pane, Integer.valueOf(1));
        both.add(game(Optional.empty(), Optional.empty()), Integer.valueOf(0));
        pane.show(Optional.of(overlay));
        return both;
    }

    private static Component hall() {
        HallPanel panel = new HallPanel(_ -> {}, _ -> {});
        panel.show(
                new Scene.Hall(
                        "Ann (guest) in the hall",
                        "Welcome. Choose a game, or host one.",
                        List.of(
                                new Scene.Section(
                                        "Waiting games",
                                        List.of(
                                                new Scene.Line(
                                                        List.of("Ben", "10 min", "random side"),
                                                        true),
                                                new Scene.Line(
                                                        List.of("Cleo", "5 min", "you move first"),
                                                        false))),
                                new Scene.Section(
                                        "People", List.of(new Scene.Line(List.of("Dora"), false)))),
                        Optional.empty(),
                        Optional.empty(),
                        List.of(
                                new Scene.KeyHint("Enter", "join"),
                                new Scene.KeyHint("h", "host a game"),
                                new Scene.KeyHint("p", "pair"),
                                new Scene.KeyHint("c", "challenge"),
                                new Scene.KeyHint("k", "enter a key"),
                                new Scene.KeyHint("?", "help"),
                                new Scene.KeyHint("q", "quit"))));
        return panel;
    }

    private static final String GAME =
            """
            [Event "Crownhead"]
            [Black "Ann"]
            [White "Ben"]
            [Result "1-0"]

            1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 *
            """;

    private static final List<String> PAUSED =
            List.of("The game is paused by Player Red", "Time left: 4:58", "Press p to continue");

    private static final Scene.Overlay END =
            new Scene.Overlay(
                    "Player Red is the winner!",
                    List.of(
                            "Player White has no piece left.",
                            "",
                            "Player Red: 31 moves, 12 captures, 2 kings",
                            "  average 4.1 s, longest 20.0 s per move",
                            "Player White: 30 moves, 7 captures, 1 king",
                            "  average 5.6 s, longest 31.4 s per move"),
                    List.of(new Scene.KeyHint("Enter", "close")));

    private static final Scene.Overlay QUESTION =
            new Scene.Overlay(
                    "Player White offers a draw",
                    List.of("Do you accept? A move of yours declines it."),
                    List.of(
                            new Scene.KeyHint("y", "yes"),
                            new Scene.KeyHint("n", "no"),
                            new Scene.KeyHint("Esc", "look at the board")));

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
