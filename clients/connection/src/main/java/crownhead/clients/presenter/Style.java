package crownhead.clients.presenter;

/** Who sits before the screen. */
public enum Style {
    /** One person; the others are somewhere else. */
    REMOTE,
    /** Two people who take turns; the board stays as it lies. */
    LOCAL
}
