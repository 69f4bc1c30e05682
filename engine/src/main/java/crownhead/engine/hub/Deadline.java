package crownhead.engine.hub;

import crownhead.engine.Choice;
import crownhead.engine.Interruption;
import crownhead.engine.ThinkingTime;
import crownhead.rules.Position;
import java.util.function.LongSupplier;

/** Ends a search when its time is over, or when somebody says so. */
final class Deadline implements Interruption {
    private final LongSupplier millis;
    private final long begin;
    private final ThinkingTime time;
    private final boolean isForced;
    private volatile boolean isStopped;

    /** From now on. With only one move to choose from, a deep look would be a waste of time. */
    Deadline(Position position, ThinkingTime time, LongSupplier millis) {
        this.millis = millis;
        this.time = time;
        begin = millis.getAsLong();
        isForced = !time.equals(ThinkingTime.endless()) && position.legalMoves().size() == 1;
    }

    void stop() {
        isStopped = true;
    }

    long elapsed() {
        return millis.getAsLong() - begin;
    }

    @Override
    public boolean isDue() {
        return isStopped || elapsed() >= time.most();
    }

    @Override
    public boolean isEnough(Choice soFar) {
        return isForced || elapsed() >= time.enough();
    }
}
