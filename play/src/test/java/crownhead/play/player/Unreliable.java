package crownhead.play.player;

import crownhead.play.StoreFailure;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A store that does not answer when it is told not to. */
public final class Unreliable {
    private Unreliable() {}

    public static <T> T store(Class<T> port, T store, BooleanSupplier fails) {
        return store(port, store, _ -> fails.getAsBoolean());
    }

    public static <T> T store(Class<T> port, T store, Predicate<Method> fails) {
        return store(port, store, fails, _ -> false);
    }

    /** The same, for what fails, and for what is done before the answer is lost. */
    public static <T> T store(
            Class<T> port, T store, Predicate<Method> fails, Predicate<Method> losesTheAnswer) {
        return port.cast(
                Proxy.newProxyInstance(
                        port.getClassLoader(),
                        new Class<?>[] {port},
                        (_, method, arguments) -> {
                            if (mayFail(method) && fails.test(method)) {
                                throw new StoreFailure("The store does not answer");
                            }
                            Object answer = invoke(store, method, arguments);
                            if (mayFail(method) && losesTheAnswer.test(method)) {
                                throw new StoreFailure("The answer of the store is lost");
                            }
                            return answer;
                        }));
    }

    /** What a store says of itself needs no disk. */
    private static boolean mayFail(Method method) {
        return List.of(method.getExceptionTypes()).contains(StoreFailure.class);
    }

    private static @Nullable Object invoke(Object store, Method method, Object[] arguments)
            throws Throwable {
        try {
            return method.invoke(store, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
