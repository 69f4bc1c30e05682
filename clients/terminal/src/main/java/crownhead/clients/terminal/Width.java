package crownhead.clients.terminal;

import org.jline.utils.WCWidth;

/** How many columns a character takes. */
final class Width {
    private Width() {}

    /** Only such a character is drawn: others would push what stands beside them, or worse. */
    static boolean isOne(int point) {
        return Character.isBmpCodePoint(point)
                && !Character.isISOControl(point)
                && Character.getType(point) != Character.FORMAT
                && Character.isDefined(point)
                && WCWidth.wcwidth(point) == 1;
    }
}
