package crownhead.clients.terminal;

import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * A list to choose from.
 *
 * @param hint what the keys do
 * @param away what it means to leave the page
 */
record ListPage(String task, List<Item> items, int line, String hint, Deed away) implements Page {
    /**
     * A line of the list.
     *
     * @param chosen what Enter does
     * @param switched what left (-1) and right (1) do
     */
    record Item(String text, Deed chosen, Optional<IntFunction<Deed>> switched) {
        static Item of(String text, Deed chosen) {
            return new Item(text, chosen, Optional.empty());
        }
    }

    ListPage {
        items = List.copyOf(items);
    }

    @Override
    public Scene.Start scene() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            lines.add((i == line ? "▸ " : "  ") + items.get(i).text());
        }
        lines.add("");
        lines.add(hint);
        return new Scene.Start(task, lines, Optional.empty());
    }

    @Override
    public Turn press(Key key) {
        return Page.leaving(key, away).orElseGet(() -> chosen(key));
    }

    private Turn chosen(Key key) {
        Item item = items.get(line);
        return switch (key) {
            case Key.Named.UP -> Page.stay(at(line - 1));
            case Key.Named.DOWN -> Page.stay(at(line + 1));
            case Key.Named.ENTER -> new Turn.Do(item.chosen());
            case Key.Named.LEFT -> switched(item, -1);
            case Key.Named.RIGHT -> switched(item, 1);
            case Key.Letter(char letter) when letter == 'q' -> new Turn.Do(away);
            case Key.Named _, Key.Letter _ -> Page.stay(this);
        };
    }

    private Turn switched(Item item, int step) {
        return item.switched()
                .<Turn>map(does -> new Turn.Do(does.apply(step)))
                .orElseGet(() -> Page.stay(this));
    }

    private ListPage at(int other) {
        return new ListPage(task, items, Math.floorMod(other, items.size()), hint, away);
    }
}
