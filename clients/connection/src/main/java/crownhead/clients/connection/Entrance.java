package crownhead.clients.connection;

/** Where a house lets people in. What it is as text, people can type again. */
public sealed interface Entrance permits Address, Site {}
