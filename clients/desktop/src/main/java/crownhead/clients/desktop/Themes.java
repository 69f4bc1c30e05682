package crownhead.clients.desktop;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import crownhead.clients.desktop.setup.Look;
import java.awt.Color;
import javax.swing.UIManager;

/** Light and dark. */
final class Themes {
    /** What is wrong, or urgent, is written in it: to be read on every ground of the look. */
    static final String WARNING = "Crownhead.warning";

    private static final Color DARK_RED = new Color(0xB3261E);
    private static final Color LIGHT_RED = new Color(0xFF9C94);

    private Themes() {}

    /** For windows that are made from now on. */
    static void wear(Look look) {
        UIManager.put(WARNING, look == Look.LIGHT ? DARK_RED : LIGHT_RED);
        boolean isWorn =
                switch (look) {
                    case LIGHT -> FlatLightLaf.setup();
                    case DARK -> FlatDarkLaf.setup();
                };
        if (!isWorn) {
            throw new IllegalStateException("The look " + look + " cannot be worn");
        }
    }

    /** For all windows. */
    static void change(Look look) {
        wear(look);
        FlatLaf.updateUI();
    }
}
