package crownhead.clients.desktop.setup;

/** Whether moves have a limit. */
public enum Pace {
    UNTIMED,
    TIMED
}
