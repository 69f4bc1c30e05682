package crownhead.clients.terminal;

import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import java.util.Optional;

/** A page of the menu. */
interface Page {
    Scene.Start scene();

    /** What a key leads to: the same page, another, or a deed. */
    Turn press(Key key);

    /** What comes of a key. */
    sealed interface Turn {
        record To(Page page) implements Turn {}

        record Do(Deed deed) implements Turn {}
    }

    /** What a person chose to do. */
    sealed interface Deed {
        record OpenTable() implements Deed {}

        record Join(String address, boolean watch) implements Deed {}

        record PlayHere() implements Deed {}

        /** Another page comes first. */
        record Ask(Page page) implements Deed {}

        record ShowWishes() implements Deed {}

        /** Wants it otherwise; the list of wishes is shown again at a line. */
        record Wish(Wishes wishes, int line) implements Deed {}

        record Back() implements Deed {}

        record Quit() implements Deed {}
    }

    /** A page that is not left. */
    static Turn stay(Page page) {
        return new Turn.To(page);
    }

    /** The deed of leaving, if that is what a key asks for. */
    static Optional<Turn> leaving(Key key, Deed deed) {
        boolean isLeaving = key == Key.Named.ESCAPE || key == Key.Named.INTERRUPT;
        return isLeaving ? Optional.of(new Turn.Do(deed)) : Optional.empty();
    }
}
