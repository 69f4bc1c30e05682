package crownhead.clients.terminal;

import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A line to be typed.
 *
 * @param isSuggested whether nothing has been typed yet: then a word takes the place of what is
 *     there, and anything else goes on with it
 * @param entered what a text means, or what is wrong with it
 */
record EntryPage(
        String task,
        String text,
        boolean isSuggested,
        String complaint,
        Function<String, Entered> entered)
        implements Page {
    private static final int LONGEST = 100;

    static EntryPage of(String task, String suggestion, Function<String, Entered> entered) {
        return new EntryPage(task, suggestion, true, "", entered);
    }

    /** What came of a text. */
    sealed interface Entered {
        record Right(Deed deed) implements Entered {}

        record Wrong(String why) implements Entered {}
    }

    @Override
    public Scene.Start scene() {
        return new Scene.Start(
                task,
                List.of("▸ " + text + "_", "", complaint, "Enter take   Esc back"),
                Optional.empty());
    }

    @Override
    public Turn press(Key key) {
        return Page.leaving(key, new Deed.Back()).orElseGet(() -> typed(key));
    }

    private Turn typed(Key key) {
        return switch (key) {
            case Key.Named.BACKSPACE ->
                    Page.stay(with(text.substring(0, Math.max(0, text.length() - 1))));
            case Key.Named.ENTER ->
                    switch (entered.apply(text.strip())) {
                        case Entered.Right(Deed deed) -> new Turn.Do(deed);
                        case Entered.Wrong(String why) ->
                                Page.stay(new EntryPage(task, text, false, why, entered));
                    };
            case Key.Letter(char letter) ->
                    Page.stay(text.length() < LONGEST ? with(before(letter) + letter) : this);
            case Key.Named _ -> Page.stay(this);
        };
    }

    private String before(char letter) {
        return isSuggested && Character.isLetterOrDigit(letter) ? "" : text;
    }

    private EntryPage with(String other) {
        return new EntryPage(task, other, false, "", entered);
    }
}
