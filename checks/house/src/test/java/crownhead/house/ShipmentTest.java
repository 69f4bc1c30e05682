package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Nothing is shipped that is known to be bad, and that would be noticed. */
class ShipmentTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Path ROOT = ThisProject.find().root();

    private final JsonNode list = read(ROOT.resolve("operations/advisories.json"));

    private static JsonNode read(Path file) {
        try {
            return JSON.readTree(Files.readString(file));
        } catch (IOException e) {
            throw new AssertionError("Cannot be read: " + file, e);
        }
    }

    @Nested
    class WhatIsShipped {
        private final JsonNode bill = read(ROOT.resolve("app/target/bom.json"));

        @Test
        @Tag("OP-8d")
        void isListedAndNothingIsKnownAgainstIt() {
            assertThat(bill.get("components").size()).isGreaterThan(20);
            assertThat(new Shipment(bill, list).complaints()).isEmpty();
        }

        @Test
        @Tag("OP-8d")
        void hasVersionsThatStayTheSame() {
            for (JsonNode component : bill.get("components")) {
                assertThat(component.get("version").asString())
                        .as(component.get("name").asString())
                        .matches("\\d[\\w.-]*")
                        .doesNotContain("SNAPSHOT");
            }
        }

        @Test
        void isListedAlikeByEveryBuild() {
            assertThat(bill.has("serialNumber")).isFalse();
            assertThat(bill.path("metadata").has("timestamp")).isFalse();
        }
    }

    @Nested
    class WhatIsBad {
        @ParameterizedTest
        @CsvSource({
            "org.apache.logging.log4j, log4j-core, 2.14.1, CVE-2021-44228",
            "org.postgresql, postgresql, 42.7.1, CVE-2024-1597",
            "org.xerial, sqlite-jdbc, 3.41.2.1, CVE-2023-32697",
            "ch.qos.logback, logback-core, 1.5.12, CVE-2024-12798",
            "org.eclipse.jetty, jetty-server, 12.0.8, CVE-2024-8184",
            "org.bouncycastle, bcprov-lts8on, 2.73.8, mix with those of bcprov"
        })
        void isFound(String group, String name, String version, String expected) {
            assertThat(shipping(group, name, version, "Apache-2.0"))
                    .anyMatch(complaint -> complaint.contains(expected));
        }

        @ParameterizedTest
        @CsvSource({"GPL-3.0-only", "AGPL-3.0-or-later", "GNU General Public License"})
        void isALicenceThatAsksForTheSame(String licence) {
            assertThat(shipping("org.example", "lib", "1.0", licence)).hasSize(1);
        }

        private Iterable<String> shipping(
                String group, String name, String version, String licence) {
            return new Shipment(JSON.readTree(bill(group, name, version, licence)), list)
                    .complaints();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "org.postgresql, postgresql, 42.7.2, Apache-2.0",
        "org.xerial, sqlite-jdbc, 3.41.2.2, Apache-2.0",
        "jakarta.annotation, jakarta.annotation-api, 2.1.1, GPL-2.0-with-classpath-exception"
    })
    void whatIsGoodIsNotComplainedAbout(String group, String name, String version, String licence) {
        assertThat(
                        new Shipment(JSON.readTree(bill(group, name, version, licence)), list)
                                .complaints())
                .isEmpty();
    }

    private static String bill(String group, String name, String version, String licence) {
        return """
        {"components":[{"group":"%s","name":"%s","version":"%s",
          "licenses":[{"license":{"name":"%s"}}]}]}
        """
                .formatted(group, name, version, licence);
    }

    @ParameterizedTest
    @CsvSource({
        "1.2.13, 1.3.0",
        "1.9, 1.10",
        "2.0, 2.0.1",
        "12.1.0.beta3, 12.1.0",
        "3.41.2.1, 3.41.2.2",
        "31.1-jre, 32.0.0-jre"
    })
    void anEarlierVersionComesFirst(String earlier, String later) {
        assertThat(new Versions().compare(earlier, later)).isNegative();
        assertThat(new Versions().compare(later, earlier)).isPositive();
        assertThat(new Versions().compare(later, later)).isZero();
    }
}
