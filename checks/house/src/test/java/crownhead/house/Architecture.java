package crownhead.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/** What holds in every room of the house. {@code root} is the package that the rooms stand in. */
record Architecture(String root) {
    private static final String EMPTY_WORDS =
            ".*\\.(util|utils|common|impl|manager|helper)\\..*"
                    + "|.*(Manager|Helper|Util|Utils|Impl)"
                    + "|.*[.$]Common";

    private static final List<String> DOORS = List.of("http", "websocket", "tcp", "control");

    ArchRule roomsSeeOnlyWhatTheyMay() {
        return classes().should(new SeeOnlyWhatTheyMay(root));
    }

    /** Packages are features, and no two features need each other. */
    ArchRule noCycles() {
        return slices().matching(root + ".(**)").should().beFreeOfCycles();
    }

    /** A door leads to the house, never to another door, and never to the database. */
    ArchRule doorsKnowOnlyTheHouse() {
        return CompositeArchRule.of(DOORS.stream().map(this::doorKnowsNoOther).toList());
    }

    private ArchRule doorKnowsNoOther(String door) {
        String[] others =
                Stream.concat(DOORS.stream(), Stream.of("storage"))
                        .filter(other -> !other.equals(door))
                        .map(other -> root + ".server." + other + "..")
                        .toArray(String[]::new);
        return noClasses()
                .that()
                .resideInAPackage(root + ".server." + door + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others)
                .allowEmptyShould(true);
    }

    ArchRule namesSaySomething() {
        return noClasses().should().haveNameMatching(EMPTY_WORDS);
    }

    ArchRule packagesAreNullMarked() {
        return classes().should(resideInANullMarkedPackage());
    }

    /** Only what is started from a command line speaks to it. */
    ArchRule onlyCommandsPrint() {
        return noClasses()
                .that()
                .resideOutsideOfPackages(root + ".app..", root + ".bench..", root + ".house..")
                .should(ACCESS_STANDARD_STREAMS)
                .allowEmptyShould(true);
    }

    /** A server, and a terminal, start without loading what windows need. */
    ArchRule onlyTheDesktopKnowsWindows() {
        return noClasses()
                .that()
                .resideOutsideOfPackages(root + ".clients.desktop..", root + ".bench.window..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.swing..", "com.formdev..")
                .allowEmptyShould(true);
    }

    ArchRule noJavaUtilLogging() {
        return noClasses().should().dependOnClassesThat().resideInAPackage("java.util.logging..");
    }

    private static ArchCondition<JavaClass> resideInANullMarkedPackage() {
        return new ArchCondition<>("reside in a package that is @NullMarked") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean marked = type.getPackage().isAnnotatedWith(NullMarked.class);
                String message = type.getName() + " is in a package that is not @NullMarked";
                events.add(new SimpleConditionEvent(type, marked, message));
            }
        };
    }
}
