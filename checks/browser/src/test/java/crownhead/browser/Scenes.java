package crownhead.browser;

import com.microsoft.playwright.options.AriaRole;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Every page and state that there is to be seen, each in a browser of its own. */
final class Scenes implements AutoCloseable {
    private final TestHouse house = TestHouse.open();
    private final Map<String, Visitor> scenes = new LinkedHashMap<>();

    /** All of them, ready to be looked at. */
    static Scenes set() {
        Scenes scenes = new Scenes();
        scenes.addGames();
        scenes.addFront();
        scenes.addPages();
        return scenes;
    }

    Map<String, Visitor> all() {
        return scenes;
    }

    @Override
    public void close() {
        scenes.values().forEach(Visitor::close);
        house.close();
    }

    private void addGames() {
        Pair playing = Pair.atATable(house);
        playing.play(0, "11-15", "22-18", "15x22", "25x18", "8-11", "29-25");
        scenes.put("game-your-move", playing.first());
        scenes.put("game-their-move", playing.second());
        scenes.put("game-watching", visit("/game/" + playing.table()));
        scenes.get("game-watching").sees("You are watching.");
        Pair jumping = Pair.atATable(house);
        jumping.play(0, "11-15", "22-18");
        jumping.first().drags(9, 13);
        scenes.put("game-must-jump", jumping.first());
        jumping.second().press("Surrender");
        scenes.put("game-surrender", jumping.second());
        Pair paused = Pair.atATable(house);
        paused.first().press("Pause 3 pauses left");
        paused.second().part("pause").waitFor();
        scenes.put("game-pause-mine", paused.first());
        scenes.put("game-pause-theirs", paused.second());
        Pair drawing = Pair.atATable(house);
        drawing.play(0, "11-15", "22-18");
        drawing.second().press("End Game in a Draw");
        drawing.first().part("question").waitFor();
        scenes.put("game-draw-offered", drawing.first());
        scenes.put("game-draw-waiting", drawing.second());
        addEnds();
    }

    private void addEnds() {
        Pair over = Pair.atATable(house);
        over.post(0, ShortGame.found(1847).moves());
        over.first().part("end").waitFor();
        over.second().press("Rematch");
        over.first().sees("would like a rematch");
        scenes.put("end-asked", over.first());
        scenes.put("end-asking", over.second());
        Visitor replay = visit("/replay/" + over.table());
        replay.part("position").waitFor();
        replay.page().keyboard().press("End");
        scenes.put("replay", replay);
    }

    private void addFront() {
        Visitor host = guest("Dorothea Longstocking");
        host.visit("/").page().getByLabel(Pattern.compile("^Private")).check();
        host.starts();
        scenes.put("waiting-private", host);
        guest("Emil").visit("/").starts();
        scenes.put("front-guest", visit("/"));
        Visitor missing = visit("/");
        missing.press("Start the game");
        scenes.put("front-missing-name", missing);
        Visitor joining = guest("Friederike");
        joining.visit("/").page().getByRole(AriaRole.TAB).nth(1).click();
        joining.part("waiting").waitFor();
        scenes.put("front-join", joining);
        Visitor pairing = guest("Gwen");
        pairing.visit("/").press("10 min");
        pairing.part("pairing").waitFor();
        scenes.put("front-pairing", pairing);
        scenes.put("join-link", visit("/join#7K3M-9QXT-2VHC-R"));
    }

    private void addPages() {
        scenes.put("rules", visit("/rules"));
        scenes.put("privacy", visit("/privacy"));
        scenes.put("settings", visit("/settings"));
        scenes.put("sign-in", visit("/account"));
        Visitor guest = guest("Hannah");
        scenes.put("account-guest", guest.visit("/account"));
        Visitor account = guest("Ida");
        account.visit("/account").page().getByLabel("Password").fill("many words in a row");
        account.press("Make the account");
        account.part("codes").waitFor();
        scenes.put("recovery-codes", account);
        Visitor forgetting = guest("Jakob");
        forgetting.visit("/account").press("Delete everything about me");
        scenes.put("account-delete", forgetting);
        scenes.put("import", visit("/replay"));
        scenes.put("nothing", visit("/no/such/page"));
        scenes.put("two-at-one-screen", visit("/local"));
        scenes.put("computer", visit("/computer"));
        Visitor local = visit("/local");
        local.part("one").fill("Ann");
        local.part("other").fill("Ben");
        local.press("Start the game");
        local.part("turn").waitFor();
        scenes.put("two-playing", local);
    }

    private Visitor visit(String path) {
        Visitor visitor = Visitor.atADesk(house).visit(path);
        visitor.page().locator("h1").first().waitFor();
        return visitor;
    }

    private Visitor guest(String name) {
        Visitor visitor = Visitor.atADesk(house);
        Pair.becomeGuest(visitor, name);
        return visitor;
    }
}
