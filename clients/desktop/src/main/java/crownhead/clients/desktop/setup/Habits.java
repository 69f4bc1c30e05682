package crownhead.clients.desktop.setup;

import crownhead.clients.presenter.Lie;

/** How a person plays, from one time to the next. */
public record Habits(Form form, Look look, Lie lie) {
    public static final Habits USUAL = new Habits(Form.USUAL, Look.LIGHT, Lie.STILL);

    public Habits with(Form other) {
        return new Habits(other, look, lie);
    }

    public Habits with(Look other) {
        return new Habits(form, other, lie);
    }

    public Habits with(Lie other) {
        return new Habits(form, look, other);
    }
}
