package crownhead.house;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import java.nio.file.Files;
import java.nio.file.Path;

/** The compiled classes that the architecture is checked on. */
final class HouseClasses {
    private HouseClasses() {}

    /**
     * What every module of the project ships. A new module is in it as soon as the root pom lists
     * it.
     */
    static JavaClasses production(Project project) {
        Path[] folders =
                project.modules().stream()
                        .map(module -> project.root().resolve(module).resolve("target/classes"))
                        .filter(Files::isDirectory)
                        .toArray(Path[]::new);
        return new ClassFileImporter().withImportOption(new WrittenByPeople()).importPaths(folders);
    }

    /** Classes of the tests that break every rule on purpose. */
    static JavaClasses planted() {
        return new ClassFileImporter().importPackages("crownhead.house.planted");
    }

    private static final class WrittenByPeople implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/jmh_generated/");
        }
    }
}
