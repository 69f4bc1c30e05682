package crownhead.play.player;

/** What names look like. */
public interface Skeletons {
    /**
     * The same text for all names that a reader may take for each other, whatever their case, and
     * another one for all others. It is stored, so it must not change from release to release.
     */
    String skeleton(String name);
}
