package crownhead.play;

import java.util.function.Function;

/** What the house says to somebody who asked for something. */
public sealed interface Reply<T> {
    /** It was done, and this came of it. */
    record Done<T>(T value) implements Reply<T> {}

    /** It is not allowed; nothing has changed. */
    record Refused<T>(HouseRefusal why) implements Reply<T> {}

    /** The store did not answer: whoever asked may ask again. */
    record Unavailable<T>() implements Reply<T> {}

    /** The same, with something else made of what came of it. */
    default <U> Reply<U> map(Function<? super T, ? extends U> change) {
        return switch (this) {
            case Done<T>(T value) -> new Done<>(change.apply(value));
            case Refused<T>(HouseRefusal why) -> new Refused<>(why);
            case Unavailable<T>() -> new Unavailable<>();
        };
    }
}
