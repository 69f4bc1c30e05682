package crownhead.clients.terminal;

import crownhead.clients.connection.Name;
import crownhead.clients.connection.Whereabouts;
import crownhead.clients.terminal.EntryPage.Entered;
import crownhead.clients.terminal.ListPage.Item;
import crownhead.clients.terminal.Page.Deed;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** The pages of the menu. */
final class MenuPages {
    private static final String SWITCH = "↑↓ switch   Enter take   q quit";
    private static final String SWITCH_WISHES = "↑↓ switch   ←→ change   Esc back";

    private MenuPages() {}

    /** What there is to do; {@code said} is what came of the last. */
    static Page main(String said) {
        return new ListPage(
                said.isEmpty() ? "What would you like to do?" : said,
                List.of(
                        Item.of("New table", new Deed.OpenTable()),
                        Item.of("Join a table or a house", new Deed.Ask(address("join", false))),
                        Item.of("Watch a table", new Deed.Ask(address("watch", true))),
                        Item.of("Two at this keyboard", new Deed.PlayHere()),
                        Item.of("Options", new Deed.ShowWishes()),
                        Item.of("Quit", new Deed.Quit())),
                0,
                SWITCH,
                new Deed.Quit());
    }

    private static Page address(String verb, boolean watch) {
        return EntryPage.of(
                "Where to " + verb + "? " + Whereabouts.FORMS,
                "localhost",
                text -> entered(text, watch));
    }

    private static Entered entered(String text, boolean watch) {
        return switch (Whereabouts.read(text)) {
            case Whereabouts.Found _ -> new Entered.Right(new Deed.Join(text, watch));
            case Whereabouts.Unclear(String why) -> new Entered.Wrong(why);
        };
    }

    /** How to play, for as long as the program runs. */
    static Page options(Wishes wishes, int line) {
        return new ListPage(
                "Options",
                List.of(
                        changing(
                                "Time limit   " + wishes.minutes() + " minutes without a move",
                                0,
                                step -> wishes.otherLimit(step)),
                        changing(
                                "Colours      " + wishes.colours().id(),
                                1,
                                step -> wishes.otherColours(step)),
                        changing(
                                "New table    for " + reach(wishes),
                                2,
                                step -> wishes.otherReach(step)),
                        Item.of(
                                "Name         "
                                        + (wishes.name().isEmpty() ? "(none)" : wishes.name()),
                                new Deed.Ask(name(wishes))),
                        Item.of("Back", new Deed.Back())),
                line,
                SWITCH_WISHES,
                new Deed.Back());
    }

    private static String reach(Wishes wishes) {
        return switch (wishes.reach()) {
            case THIS_COMPUTER -> "this computer only";
            case NETWORK -> "everyone on the network";
        };
    }

    private static Item changing(String text, int line, IntFunction<Wishes> change) {
        return new Item(
                text,
                new Deed.Wish(change.apply(1), line),
                Optional.of(step -> new Deed.Wish(change.apply(step), line)));
    }

    private static Page name(Wishes wishes) {
        return EntryPage.of(
                "What are you called?",
                wishes.name(),
                text ->
                        text.isEmpty() || Name.isAllowed(text)
                                ? new Entered.Right(new Deed.Wish(wishes.named(text), 3))
                                : new Entered.Wrong(Name.RULE));
    }
}
