package crownhead.play.player;

import crownhead.play.StoreFailure;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** A store that does not answer when it is told not to. */
public final class Unreliable {
    private Unreliable() {}

    public static <T> T store(Class<T> port, T store, BooleanSupplier fails) {
        return store(port, store, _ -> fails.getAsBoolean());
    }

    public static <T> T store(Class<T> port, T store, Predicate<Method> fails) {
        return port.cast(
                Proxy.newProxyInstance(
                        port.getClassLoader(),
                        new Class<?>[] {port},
                        (_, method, arguments) -> {
                            if (fails.test(method)) {
                                throw new StoreFailure("The store does not answer");
                            }
                            try {
                                return method.invoke(store, arguments);
                            } catch (InvocationTargetException e) {
                                throw e.getCause();
                            }
                        }));
    }
}
