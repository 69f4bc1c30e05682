package crownhead.clients.desktop;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import crownhead.clients.desktop.setup.Look;

/** Light and dark. */
final class Themes {
    private Themes() {}

    /** For windows that are made from now on. */
    static void wear(Look look) {
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
