package crownhead.clients.browser.build;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The file that goes into a module whose code reads it. */
public final class EngineWeights implements ResourcesPolicy {
    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return new String[] {"crownhead/engine/weights.bin"};
    }
}
