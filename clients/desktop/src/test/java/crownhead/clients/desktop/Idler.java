package crownhead.clients.desktop;

import crownhead.clients.desktop.setup.Form;
import crownhead.clients.desktop.setup.Look;
import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Lie;
import crownhead.rules.Square;

/** Somebody before a window who asks for everything, and gets nothing. */
final class Idler implements Rooms.Visitor, MainMenu.Wishes {
    @Override
    public void start(Form form) {}

    @Override
    public void point(Square square) {}

    @Override
    public void press(Key key) {}

    @Override
    public void choose(int line) {}

    @Override
    public void answer(Key key) {}

    @Override
    public void leave() {}

    @Override
    public void copyPdn() {}

    @Override
    public void copyFen() {}

    @Override
    public void save() {}

    @Override
    public void open() {}

    @Override
    public void close() {}

    @Override
    public void help() {}

    @Override
    public void wear(Look look) {}

    @Override
    public void lie(Lie how) {}
}
