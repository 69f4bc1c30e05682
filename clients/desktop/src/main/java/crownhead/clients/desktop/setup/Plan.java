package crownhead.clients.desktop.setup;

import crownhead.clients.connection.Entrance;
import crownhead.clients.connection.Introduction;
import crownhead.clients.connection.LocalTable;
import crownhead.table.TimeControl;

/** A set-up that is complete. */
public sealed interface Plan {
    record Here(LocalTable.People people, TimeControl time) implements Plan {}

    record Host(String name, TimeControl time, int port) implements Plan {}

    record Join(Entrance entrance, Introduction who) implements Plan {}
}
