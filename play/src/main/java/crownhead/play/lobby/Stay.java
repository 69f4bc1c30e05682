package crownhead.play.lobby;

/** Somebody is somewhere as long as this is not closed. Closing it twice does nothing more. */
public interface Stay extends AutoCloseable {
    @Override
    void close();
}
