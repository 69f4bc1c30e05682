package crownhead.engine;

/** Whether a search should end before it is done. It is asked again and again while it runs. */
public interface Interruption {
    /** Nobody interrupts. */
    Interruption NEVER = () -> false;

    boolean isDue();

    /** Whether a deeper look is not worth beginning after what was found so far. */
    default boolean isEnough(Choice soFar) {
        return false;
    }
}
