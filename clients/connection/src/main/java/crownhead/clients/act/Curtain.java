package crownhead.clients.act;

import crownhead.clients.presenter.Exit;

/**
 * The end of an act.
 *
 * @param farewell what is to be said when the screen is gone; empty when nothing is
 */
public record Curtain(Exit exit, String farewell) {}
