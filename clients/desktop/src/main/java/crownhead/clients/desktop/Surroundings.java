package crownhead.clients.desktop;

import crownhead.clients.desktop.setup.Memory;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/**
 * What the desktop client finds around it.
 *
 * @param host opens games for others
 * @param memory what was filled in the last time
 */
public record Surroundings(
        GameHost host,
        Memory memory,
        FileChoice files,
        Bell bell,
        InstantSource time,
        RandomGenerator chance) {}
