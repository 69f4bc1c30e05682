package crownhead.clients.desktop;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How often the windows of this program have dealt with each kind of event. Robot.waitForIdle would
 * be the usual way to wait for them; on a screen without a window manager it takes ten seconds and
 * more.
 */
final class Heard extends EventQueue {
    private static final Heard ONE = pushed();

    private final Map<Integer, Long> counts = new ConcurrentHashMap<>();

    private static Heard pushed() {
        Heard heard = new Heard();
        Toolkit.getDefaultToolkit().getSystemEventQueue().push(heard);
        return heard;
    }

    static Heard byThisProgram() {
        return ONE;
    }

    long count(int event) {
        return counts.getOrDefault(event, 0L);
    }

    @Override
    protected void dispatchEvent(AWTEvent event) {
        try {
            super.dispatchEvent(event);
        } finally {
            counts.merge(event.getID(), 1L, Long::sum);
        }
    }
}
