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
            show("front-guest", "/");
            show("join-link", "/join#7K3M-9QXT-2VHC-R");
            show("not-started", "/game/" + table);
            try (Visitor missing = visit("/")) {
                missing.press("Start the game");
                audience.sees("front-missing-name", missing);
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

    private void showPages() {
        show("rules", "/rules");
        show("privacy", "/privacy");
        show("settings", "/settings");
        show("sign-in", "/account");
        show("nothing", "/no/such/page");
        try (Visitor reading = visit("/replay")) {
            audience.sees("import", reading);
            reading.page().getByLabel("Paste a game in PDN").fill("1. 11-15 22-17 2. 15-11 *");
            reading.press("Show the game");
            reading.page().locator("#pdn-fault").waitFor();
            audience.sees("import-fault", reading);
        }
        try (Visitor german = visit("/settings")) {
            german.choose("Deutsch").sees("Einstellungen");
            german.visit("/").page().locator("nav").getByText("Spielen").waitFor();
            audience.sees("front-german", german);
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

    private void show(String name, String path) {
        try (Visitor visitor = visit(path)) {
            audience.sees(name, visitor);
        }
    }

    private Visitor visit(String path) {
        return open(Visitor.atADesk(house), path);
    }

    /** Comes to a page, and waits until it is there. */
    static Visitor open(Visitor visitor, String path) {
        visitor.visit(path).page().locator("h1").first().waitFor();
        return visitor;
    }

    private Visitor guest(String name) {
        Visitor visitor = Visitor.atADesk(house);
        Pair.becomeGuest(visitor, name);
        return visitor;
    }
}
