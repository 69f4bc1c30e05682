package crownhead.browser;

import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/**
 * Every page and state that there is to be seen, shown one after the other: nobody else's page
 * draws meanwhile.
 */
final class Scenes {
    /** Whoever looks at them. */
    interface Audience {
        void sees(String name, Visitor visitor);
    }

    private final TestHouse house;
    private final Audience audience;

    private Scenes(TestHouse house, Audience audience) {
        this.house = house;
        this.audience = audience;
    }

    static void showTo(Audience audience) {
        try (TestHouse house = TestHouse.open()) {
            Scenes scenes = new Scenes(house, audience);
            new GameScenes(house, audience).show();
            scenes.showFront();
            scenes.showComputer();
            scenes.showPages();
            scenes.showAccounts();
            new LocalScenes(house, audience).show();
        }
    }

    private void showFront() {
        try (Visitor host = guest("Dorothea Longstocking");
                Visitor emil = guest("Emil")) {
            host.visit("/").page().getByLabel(Pattern.compile("^Private")).check();
            host.starts();
            audience.sees("waiting-private", host);
            String table = emil.visit("/").starts();
            audience.sees("waiting-public", emil);
            try (Visitor stranger = Visitor.whoLikesItStill(house)) {
                show(stranger, "join-link", "/join#7K3M-9QXT-2VHC-R");
                show(stranger, "not-started", "/game/" + table);
                show(stranger, "front-guest", "/");
                stranger.press("Start the game");
                audience.sees("front-missing-name", stranger);
            }
            showHall();
        }
    }

    private void showHall() {
        try (Visitor joining = guest("Friederike");
                Visitor pairing = guest("Gwen")) {
            pairing.visit("/").press("10 min");
            pairing.part("pairing").waitFor();
            joining.visit("/").page().getByRole(AriaRole.TAB).nth(1).click();
            joining.part("waiting").waitFor();
            joining.part("people").waitFor();
            audience.sees("front-join", joining);
            audience.sees("front-pairing", pairing);
            joining.page().getByLabel("Challenge Gwen").click();
            audience.sees("front-challenge", joining);
            joining.press("Send the challenge");
            joining.sees("Your opponent was told.");
            audience.sees("waiting-challenge", joining);
            pairing.part("mine").waitFor();
            audience.sees("front-challenged", pairing);
        }
    }

    private void showComputer() {
        try (Visitor one = guest("Klara")) {
            one.visit("/").page().getByLabel(Pattern.compile("^Computer")).check();
            audience.sees("front-computer", one);
            one.choose("Red, first").press("Start the game").hasTurn();
            one.part("ask-hint").click();
            one.part("hint").getByText("Expected").waitFor();
            audience.sees("game-computer", one);
        }
    }

    private void showPages() {
        try (Visitor reading = Visitor.whoLikesItStill(house)) {
            show(reading, "rules", "/rules");
            show(reading, "privacy", "/privacy");
            show(reading, "settings", "/settings");
            show(reading, "sign-in", "/account");
            show(reading, "nothing", "/no/such/page");
            show(reading, "import", "/replay");
            reading.page().getByLabel("Paste a game in PDN").fill("1. 11-15 22-17 2. 15-11 *");
            reading.press("Show the game");
            reading.page().locator("#pdn-fault").waitFor();
            audience.sees("import-fault", reading);
            open(reading, "/settings").choose("Deutsch").sees("Optionen");
            reading.visit("/").page().locator("nav").getByText("Spielen").waitFor();
            audience.sees("front-german", reading);
        }
    }

    private void showAccounts() {
        try (Visitor guest = guest("Hannah")) {
            audience.sees("account-guest", open(guest, "/account"));
            guest.press("Delete everything about me");
            audience.sees("account-delete", guest);
        }
        try (Visitor account = guest("Ida")) {
            account.visit("/account").page().getByLabel("Password").fill("many words in a row");
            account.press("Make the account");
            account.part("codes").waitFor();
            audience.sees("recovery-codes", account);
            account.press("I have written them down").sees("With an account");
            audience.sees("account", account);
        }
    }

    private void show(Visitor visitor, String name, String path) {
        audience.sees(name, open(visitor, path));
    }

    /** Comes to a page, and waits until it is there. */
    static Visitor open(Visitor visitor, String path) {
        visitor.visit(path).page().locator("h1").first().waitFor();
        return visitor;
    }

    private Visitor guest(String name) {
        Visitor visitor = Visitor.whoLikesItStill(house);
        Pair.becomeGuest(visitor, name);
        return visitor;
    }
}
