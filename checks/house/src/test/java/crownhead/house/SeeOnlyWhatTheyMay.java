package crownhead.house;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which room of the house may see which other. A room that is not declared here may not exist. */
final class SeeOnlyWhatTheyMay extends ArchCondition<JavaClass> {
    private static final Set<String> ALL_THAT_SHIPS =
            Set.of("rules", "table", "engine", "play", "protocol", "server", "clients", "app");

    private static final Map<String, Set<String>> MAY_SEE =
            Map.of(
                    "rules", Set.of(),
                    "table", Set.of("rules"),
                    "engine", Set.of("rules"),
                    "play", Set.of("table", "engine", "rules"),
                    "protocol", Set.of("rules", "table"),
                    "server", Set.of("play", "protocol", "table", "engine", "rules"),
                    "clients", Set.of("protocol", "table", "engine", "rules"),
                    "app", ALL_THAT_SHIPS,
                    "bench", ALL_THAT_SHIPS,
                    "house", Set.of());

    private final String root;

    SeeOnlyWhatTheyMay(String root) {
        super("see only what their room may see");
        this.root = root;
    }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        String room = room(type).orElse("");
        Set<String> visible = MAY_SEE.get(room);
        if (visible == null) {
            String message = type.getName() + " is in a room that is not declared";
            events.add(SimpleConditionEvent.violated(type, message));
            return;
        }
        for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
            Optional<String> other = room(dependency.getTargetClass());
            if (other.isPresent() && !other.get().equals(room) && !visible.contains(other.get())) {
                events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
            }
        }
    }

    /** The first package below the root, or nothing for a class that is not of this house. */
    private Optional<String> room(JavaClass type) {
        String name = type.getBaseComponentType().getPackageName() + ".";
        if (!name.startsWith(root + ".")) {
            return Optional.empty();
        }
        String below = name.substring(root.length() + 1);
        return Optional.of(below.isEmpty() ? "" : below.substring(0, below.indexOf('.')));
    }
}
