package crownhead.clients.desktop.setup;

/** How the window looks. */
public enum Look {
    LIGHT,
    DARK
}
