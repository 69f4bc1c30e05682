package crownhead.bench.reliability;

import java.lang.reflect.Field;
import java.util.Optional;

/**
 * Parts of a house that nobody but itself may touch. A house has no switch for a fault, so one is
 * planted behind its back.
 */
final class Inside {
    private Inside() {}

    /** What is found by going from field to field. */
    static Object of(Object whole, String... way) {
        Object found = whole;
        for (String name : way) {
            found = value(found, name);
        }
        return found;
    }

    /** Changes a field of a part. */
    static void put(Object part, String name, Object value) {
        try {
            field(part, name).set(part, value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Nothing can be planted in " + name, e);
        }
    }

    private static Object value(Object part, String name) {
        try {
            Object value = field(part, name).get(part);
            return value instanceof Optional<?> there ? there.orElseThrow() : value;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("There is no way to " + name, e);
        }
    }

    private static Field field(Object part, String name) throws ReflectiveOperationException {
        Field field = part.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }
}
