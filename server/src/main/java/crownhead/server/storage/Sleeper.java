package crownhead.server.storage;

import crownhead.play.StoreFailure;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Somebody who waits until what they wrote is on the disk. */
final class Sleeper<T> implements Waiting<T> {
    private final CompletableFuture<T> answer = new CompletableFuture<>();
    private Optional<T> settled = Optional.empty();

    T await() throws StoreFailure {
        try {
            return answer.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof StoreFailure failure) {
                throw new StoreFailure(String.valueOf(failure.getMessage()), failure);
            }
            throw new IllegalStateException("What was to be stored cannot be", e.getCause());
        }
    }

    @Override
    public void settle(T value) {
        settled = Optional.of(value);
    }

    @Override
    public void deliver() {
        settled.ifPresent(answer::complete);
    }

    @Override
    public void refuse(Exception why) {
        answer.completeExceptionally(why);
    }

    @Override
    public void fail(StoreFailure failure) {
        answer.completeExceptionally(failure);
    }
}
