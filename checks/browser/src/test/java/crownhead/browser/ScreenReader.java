package crownhead.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Somebody who does not see the page. They know what the browser's accessibility tree tells a
 * screen reader, and have a keyboard; they know nothing of the document behind it.
 */
final class ScreenReader {
    private static final int MOST_KEYS = 120;

    private final Page page;
    private final CDPSession session;

    ScreenReader(Page page) {
        this.page = page;
        this.session = page.context().newCDPSession(page);
        session.send("Accessibility.enable");
    }

    /** Something that a screen reader would read out: what it is, and what it says. */
    record Item(String role, String name, boolean isFocused, boolean isInvalid) {
        boolean is(String wanted, String start) {
            return role.equals(wanted) && name.startsWith(start);
        }
    }

    /** Everything on the page, from the top to the end. */
    List<Item> all() {
        List<Item> items = new ArrayList<>();
        for (JsonElement node : nodes()) {
            JsonObject one = node.getAsJsonObject();
            if (!one.get("ignored").getAsBoolean()) {
                items.add(
                        new Item(
                                text(one, "role"),
                                text(one, "name"),
                                has(one, "focused", "true"),
                                has(one, "invalid", "true")));
            }
        }
        return items;
    }

    private JsonArray nodes() {
        return session.send("Accessibility.getFullAXTree").getAsJsonArray("nodes");
    }

    Optional<Item> find(String role, String start) {
        return all().stream().filter(item -> item.is(role, start)).findFirst();
    }

    /** Waits until there is such a thing. */
    Item awaits(String role, String start) {
        page.waitForCondition(() -> find(role, start).isPresent());
        return find(role, start).orElseThrow();
    }

    /** Waits until a live region says this. */
    void hears(String words) {
        page.waitForCondition(() -> said().contains(words));
    }

    /** What the live regions say now: those are read out by themselves. */
    String said() {
        Map<String, JsonObject> byId = new HashMap<>();
        nodes().forEach(node ->
                byId.put(id(node.getAsJsonObject(), "nodeId"), node.getAsJsonObject()));
        return byId.values().stream()
                .filter(node -> text(node, "role").equals("StaticText") && isLive(node, byId))
                .map(node -> text(node, "name"))
                .collect(Collectors.joining("\n"));
    }

    /** Whether it is in a region that tells of its changes. */
    private static boolean isLive(JsonObject node, Map<String, JsonObject> byId) {
        JsonObject one = node;
        while (one != null) {
            if (text(one, "role").equals("status") || text(one, "role").equals("alert")) {
                return true;
            }
            one = byId.get(id(one, "parentId"));
        }
        return false;
    }

    private static String id(JsonObject node, String name) {
        return node.has(name) ? node.get(name).getAsString() : "";
    }

    Item focused() {
        return all().stream()
                .filter(Item::isFocused)
                .filter(item -> !item.role().equals("RootWebArea"))
                .findFirst()
                .orElseGet(() -> new Item("none", "", true, false));
    }

    /** Goes on with one key until this has the focus. */
    void goTo(String key, String role, String start) {
        for (int i = 0; i < MOST_KEYS; i++) {
            if (focused().is(role, start)) {
                return;
            }
            press(key);
        }
        throw new AssertionError(key + " does not lead to the " + role + " " + start);
    }

    void press(String key) {
        page.keyboard().press(key);
    }

    void types(String text) {
        page.keyboard().type(text);
    }

    private static String text(JsonObject node, String part) {
        return node.has(part) && node.getAsJsonObject(part).has("value")
                ? node.getAsJsonObject(part).get("value").getAsString()
                : "";
    }

    private static boolean has(JsonObject node, String property, String value) {
        if (!node.has("properties")) {
            return false;
        }
        for (JsonElement element : node.getAsJsonArray("properties")) {
            JsonObject one = element.getAsJsonObject();
            if (one.get("name").getAsString().equals(property)) {
                return one.getAsJsonObject("value").get("value").getAsString().equals(value);
            }
        }
        return false;
    }
}
