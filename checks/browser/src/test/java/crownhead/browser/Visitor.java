package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketFrame;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.RequestOptions;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody with a browser of their own, and what they do with it. */
final class Visitor implements AutoCloseable {
    /** Keeps what is said to those who listen; the page itself forgets it at once. */
    private static final String LISTEN =
            """
            window.heard = [];
            addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
              for (const place of document.querySelectorAll('[aria-live]')) {
                const text = place.textContent.trim();
                if (text && window.heard.at(-1) !== text) window.heard.push(text);
              }
            }).observe(document.body, { subtree: true, childList: true, characterData: true }));
            """;

    private static final JsonMapper JSON = new JsonMapper();

    private final TestHouse house;
    private final BrowserContext context;
    private final Page page;
    private final List<String> complaints = new ArrayList<>();
    private int pings;

    private Visitor(TestHouse house, Browser.NewContextOptions options) {
        this.house = house;
        this.context = Chromium.browser().newContext(options.setLocale("en-GB"));
        this.page = context.newPage();
        page.setDefaultTimeout(Chromium.PATIENCE_MILLIS);
        page.addInitScript(LISTEN);
        page.onWebSocket(socket -> socket.onFrameReceived(this::hear));
        page.onPageError(complaints::add);
        page.onConsoleMessage(message -> {
            if (message.text().contains("Content Security Policy")) {
                complaints.add(message.text());
            }
        });
    }

    private void hear(WebSocketFrame frame) {
        if (String.valueOf(frame.text()).contains("\"type\":\"ping\"")) {
            pings++;
        }
    }

    /** Waits until the house has measured how far away this visitor is. */
    void isPinged() {
        page.waitForCondition(
                () -> pings > 0, new Page.WaitForConditionOptions().setTimeout(30_000));
    }

    static Visitor atADesk(TestHouse house) {
        return new Visitor(house, aDesk().setServiceWorkers(ServiceWorkerPolicy.BLOCK));
    }

    /** Who does not want to see anything move, and so sees every page at rest. */
    static Visitor whoLikesItStill(TestHouse house) {
        return new Visitor(
                house,
                aDesk().setServiceWorkers(ServiceWorkerPolicy.BLOCK)
                        .setReducedMotion(ReducedMotion.REDUCE));
    }

    /** Whose browser keeps the client for when there is no connection. */
    static Visitor whoMayGoOffline(TestHouse house) {
        return new Visitor(house, aDesk());
    }

    private static Browser.NewContextOptions aDesk() {
        return new Browser.NewContextOptions().setViewportSize(1280, 800);
    }

    static Visitor withAPhone(TestHouse house) {
        return new Visitor(
                house,
                new Browser.NewContextOptions()
                        .setViewportSize(360, 640)
                        .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
                        .setHasTouch(true)
                        .setIsMobile(true));
    }

    Page page() {
        return page;
    }

    BrowserContext context() {
        return context;
    }

    /** What went wrong in the page itself. */
    List<String> complaints() {
        return complaints;
    }

    Visitor visit(String path) {
        page.navigate(house.address(path));
        return this;
    }

    /** Asks the house as a program would, with the cookie of this browser. */
    Map<?, ?> posts(String path, Map<String, Object> body) {
        RequestOptions asked =
                RequestOptions.create()
                        .setHeader("Crownhead", "1")
                        .setHeader("Origin", house.address(""))
                        .setData(body);
        return read(context.request().post(house.address(path), asked));
    }

    private static Map<?, ?> read(APIResponse answer) {
        if (!answer.ok()) {
            throw new IllegalStateException(answer.url() + ": " + answer.text());
        }
        return JSON.readValue(answer.text(), Map.class);
    }

    JsonNode reads(String path) {
        return JSON.readTree(context.request().get(house.address(path)).text());
    }

    Visitor isCalled(String name) {
        page.getByLabel("Your name").fill(name);
        return this;
    }

    /** Starts the game that the form describes, and tells its id. */
    String starts() {
        press("Start the game");
        page.getByText("Game Created!").waitFor();
        return page.url().substring(page.url().lastIndexOf('/') + 1);
    }

    Visitor choose(String label) {
        page.getByLabel(label, new Page.GetByLabelOptions().setExact(true)).check();
        return this;
    }

    Visitor press(String name) {
        button(name).click();
        return this;
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** The button of the window that asks to be sure. */
    Visitor isSure(String name) {
        page.getByRole(AriaRole.DIALOG)
                .getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName(name).setExact(true))
                .click();
        return this;
    }

    Locator part(String name) {
        return page.getByTestId(name);
    }

    void hasTurn() {
        assertThat(part("turn")).hasText(Pattern.compile("Your move|You must perform a jump"));
    }

    void sees(String text) {
        page.getByText(text).first().waitFor();
    }

    Locator square(int number) {
        return page.locator("[data-square='" + number + "']");
    }

    /** What stands on all squares: {@code 1:first-man 2:…}, as the board says it. */
    String board() {
        return String.valueOf(
                page.evaluate(
                        "() => [...document.querySelectorAll('[data-square]')]"
                                + ".filter((one) => one.dataset.piece)"
                                + ".map((one) => [Number(one.dataset.square), one.dataset.piece])"
                                + ".sort((a, b) => a[0] - b[0]).map((one) => one.join(':')).join(' ')"));
    }

    void types(String move) {
        part("typed-move").fill(move);
        part("typed-move").press("Enter");
    }

    void clicks(List<Integer> squares) {
        squares.forEach(this::click);
    }

    private void click(int square) {
        BoundingBox box = square(square).boundingBox();
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }

    void drags(int from, int to) {
        BoundingBox start = square(from).boundingBox();
        BoundingBox end = square(to).boundingBox();
        page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
        page.mouse().down();
        page.mouse().move(end.x + end.width / 2 + 8, end.y + end.height / 2);
        page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
        page.mouse().up();
    }

    void taps(List<Integer> squares) {
        for (int square : squares) {
            BoundingBox box = square(square).boundingBox();
            page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
        }
    }

    /** Walks over the board with the arrows, from wherever the focus is. */
    void walksTo(int square) {
        // On the drawn board the rows run from above to below for whoever has the second side.
        int row = (square - 1) / 4;
        int index = (square - 1) % 4;
        boolean isFlipped =
                "first".equals(page.locator("[data-below]").first().getAttribute("data-below"));
        page.locator("[role=grid] [tabindex='0']").focus();
        page.keyboard().press("PageUp");
        page.keyboard().press("Home");
        press("ArrowDown", isFlipped ? 7 - row : row);
        press("ArrowRight", isFlipped ? 3 - index : index);
    }

    private void press(String key, int times) {
        for (int i = 0; i < times; i++) {
            page.keyboard().press(key);
        }
    }

    @SuppressWarnings("unchecked")
    List<String> heard() {
        return (List<String>) page.evaluate("() => window.heard");
    }

    @Override
    public void close() {
        context.close();
    }
}
