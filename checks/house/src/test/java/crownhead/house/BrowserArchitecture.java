package crownhead.house;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.ClassesShould;
import java.util.Formatter;

/**
 * What the rules and the table do without, so that they run in a browser too. {@code root} is the
 * house's package.
 */
record BrowserArchitecture(String root) {
    private static final String REFLECTION =
            "forName|newInstance|get(Declared)?(Method|Field|Constructor)s?|getRecordComponents";
    private static final String FORMAT = "format|formatted";
    private static final String REGEX = "matches|replaceAll|replaceFirst|split|splitWithDelimiters";

    ArchRule needNothing() {
        return classes()
                .that()
                .resideInAPackage(rules())
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", rules());
    }

    ArchRule noReflection() {
        return noRules()
                .dependOnClassesThat()
                .resideInAnyPackage("java.lang.reflect..", "java.lang.invoke..")
                .orShould()
                .accessTargetWhere(
                        target(owner(equivalentTo(Class.class)))
                                .and(target(nameMatching(REFLECTION))));
    }

    ArchRule noThreads() {
        return noRules()
                .dependOnClassesThat()
                .resideInAPackage("java.util.concurrent..")
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(Thread.class, ThreadLocal.class);
    }

    ArchRule noLocks() {
        return noMethods()
                .that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(rules(), table())
                .should()
                .haveModifier(JavaModifier.SYNCHRONIZED);
    }

    ArchRule noStreams() {
        return noRules().dependOnClassesThat().resideInAPackage("java.util.stream..");
    }

    ArchRule noFormat() {
        return noRules()
                .dependOnClassesThat()
                .areAssignableTo(Formatter.class)
                .orShould()
                .accessTargetWhere(
                        target(owner(equivalentTo(String.class)))
                                .and(target(nameMatching(FORMAT))));
    }

    ArchRule noRegex() {
        return noRules()
                .dependOnClassesThat()
                .resideInAPackage("java.util.regex..")
                .orShould()
                .accessTargetWhere(
                        target(owner(equivalentTo(String.class))).and(target(nameMatching(REGEX))));
    }

    private ClassesShould noRules() {
        return noClasses().that().resideInAnyPackage(rules(), table()).should();
    }

    private String rules() {
        return root + ".rules..";
    }

    private String table() {
        return root + ".table..";
    }
}
