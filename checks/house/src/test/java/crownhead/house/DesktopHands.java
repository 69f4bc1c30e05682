package crownhead.house;

import crownhead.app.Crownhead;
import crownhead.clients.desktop.Hands;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The crownhead command in a program of its own, and hands before its window: each line of the
 * input is something that they do, and each line of the output says what came of it.
 */
public final class DesktopHands {
    static final String FAILED = "failed ";
    static final String BETWEEN = "\t";

    private final Hands hands = new Hands();

    private DesktopHands() {}

    public static void main(String[] args) {
        Thread.ofPlatform().name("hands").daemon().start(DesktopHands::obey);
        Crownhead.main(args);
    }

    private static void obey() {
        BufferedReader orders =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        DesktopHands hands = new DesktopHands();
        try {
            for (String line = orders.readLine(); line != null; line = orders.readLine()) {
                System.out.println(hands.answer(List.of(line.split(BETWEEN, -1))));
            }
        } catch (IOException e) {
            throw new AssertionError("Nobody gives orders any more", e);
        }
    }

    private String answer(List<String> order) {
        try {
            return act(order).replace("\n", BETWEEN);
        } catch (AssertionError e) {
            return FAILED + String.valueOf(e.getMessage()).replace("\n", BETWEEN);
        }
    }

    private String act(List<String> order) {
        String what = order.get(1);
        switch (order.getFirst()) {
            case "text" -> {
                return hands.text(what);
            }
            case "spoken" -> {
                return hands.spoken(Integer.parseInt(what));
            }
            case "names" -> {
                return String.join("\n", hands.names());
            }
            case "see" -> hands.awaitSeen(what);
            case "click" -> hands.click(what);
            case "point" -> hands.click(Integer.parseInt(what));
            case "fill" -> hands.fill(what, order.get(2));
            case "await" -> hands.awaitText(what, order.get(2));
            case "close" -> hands.closeWindow(what);
            default -> throw new AssertionError("Hands cannot " + order);
        }
        return "done";
    }
}
