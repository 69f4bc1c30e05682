package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The server, started and looked after as an operator does it. */
class ServeTest {
    private static final Pattern NEW_PASSWORD = Pattern.compile("The new password is: (\\S+)");

    private static final Pattern TABLE = Pattern.compile("\"table\":\"([0-9a-z]{12})\"");

    @TempDir private Path folder;

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    @Nested
    class OneCommand {
        @Test
        @Tag("OP-1a")
        void opensAHouseOnADatabaseOfItsOwn() throws Exception {
            Path data = folder.resolve("new house");
            try (ServerProcess server = ServerProcess.open(data)) {
                assertThat(server.read("/").body()).contains("Crownhead");
                assertThat(server.read("/health/ready").statusCode()).isEqualTo(200);
                assertThat(data.resolve("crownhead.db")).exists();
            }
        }

        @Test
        @Tag("OP-10a")
        void forTheNetworkPrintsALinkThatLeadsThere() throws Exception {
            try (ServerProcess server =
                    ServerProcess.open(folder.resolve("data"), "--host", "0.0.0.0")) {
                assertThat(server.read("/").statusCode()).isEqualTo(200);
                assertThat(server.said()).contains("http://");
            }
        }

        @Test
        void saysThatItsPortIsTaken() throws Exception {
            try (ServerProcess server = ServerProcess.open(folder.resolve("one"))) {
                Ran second =
                        ServerProcess.run(
                                "serve",
                                "--data",
                                folder.resolve("two").toString(),
                                "--port",
                                Integer.toString(server.address().getPort()));
                assertThat(second.exitCode()).isEqualTo(2);
                assertThat(second.err()).contains("--port");
            }
        }

        @Test
        void doesNotShareAFolderWithAnother() throws Exception {
            try (ServerProcess _ = ServerProcess.open(folder.resolve("one"))) {
                Ran second =
                        ServerProcess.run(
                                "serve", "--port", "0", "--data", folder.resolve("one").toString());
                assertThat(second.exitCode()).isEqualTo(2);
                assertThat(second.err()).isNotBlank();
            }
        }
    }

    @Nested
    class Settings {
        @Test
        @Tag("OP-4e")
        void comeFromFlagsThenTheEnvironmentThenTheFile() throws Exception {
            Path file = folder.resolve("house.properties");
            Files.writeString(file, "port=1111\nhost=127.0.0.2\ngenerosity=7\n");
            Ran ran =
                    Ran.of(
                            new Ran.Setting(
                                    folder,
                                    environment(Map.of("CROWNHEAD_HOST", "127.0.0.3")),
                                    Path.of("/dev/null")),
                            List.of(
                                    Launcher.SCRIPT.toString(),
                                    "serve",
                                    "--config",
                                    file.toString(),
                                    "--port",
                                    "2222",
                                    "--print-config"));
            assertThat(ran.exitCode()).as(ran.err()).isZero();
            assertThat(ran.out())
                    .contains("port = 2222  (flag)")
                    .contains("host = 127.0.0.3  (environment)")
                    .contains("generosity = 7  (file)")
                    .contains("console-port =   (default)");
        }

        @Test
        void showNoPassword() throws Exception {
            Ran ran =
                    ServerProcess.run(
                            "serve",
                            "--print-config",
                            "--database",
                            "postgresql://ann:hush@db.example/house");
            assertThat(ran.out()).contains("db.example").doesNotContain("hush");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "--port=70000",
                    "--host=no.such.host.invalid",
                    "--database=mysql://db/house",
                    "--database=postgresql://a b",
                    "--public-url=checkers",
                    "--trusted-proxy=everyone",
                    "--tls-key=key.pem",
                    "--generosity=0",
                    "--config=no-such-file"
                })
        void thatCannotBeAreRefusedWithAdvice(String option) throws Exception {
            Ran ran = ServerProcess.run("serve", "--data", folder.toString(), option);
            assertThat(ran.exitCode()).as(ran.err()).isEqualTo(2);
            assertThat(ran.err()).isNotBlank().doesNotContain("Exception");
        }

        @Test
        void thatMeanNothingAreRefused() throws Exception {
            Path file = folder.resolve("house.properties");
            Files.writeString(file, "prot=1111\n");
            Ran ran = ServerProcess.run("serve", "--config", file.toString(), "--print-config");
            assertThat(ran.exitCode()).isEqualTo(2);
            assertThat(ran.err()).contains("prot");
        }

        private static Map<String, String> environment(Map<String, String> more) {
            Map<String, String> all = new HashMap<>(Launcher.environment());
            all.putAll(more);
            return all;
        }
    }

    @Nested
    class TheOperator {
        @Test
        @Tag("ID-5b")
        @Tag("ID-5c")
        void resetsAPasswordAndRenames() throws Exception {
            try (ServerProcess server = ServerProcess.open(folder.resolve("data"))) {
                register(server, "Ann");
                Matcher reset = NEW_PASSWORD.matcher(server.admin("reset-password", "Ann").out());
                assertThat(reset.find()).isTrue();
                assertThat(server.admin("rename", "Ann", "Anna").exitCode()).isZero();
                assertThat(signIn(server, "Anna", reset.group(1)).statusCode()).isEqualTo(201);
                assertThat(signIn(server, "Ann", "seven small stones").statusCode()).isEqualTo(401);
            }
        }

        @Test
        @Tag("ID-5d")
        void bansAndLetsInAgain() throws Exception {
            try (ServerProcess server = ServerProcess.open(folder.resolve("data"))) {
                register(server, "Ann");
                assertThat(server.admin("ban", "Ann").exitCode()).isZero();
                assertThat(signIn(server, "Ann", "seven small stones").statusCode())
                        .isBetween(400, 499);
                assertThat(server.admin("unban", "Ann").exitCode()).isZero();
                assertThat(signIn(server, "Ann", "seven small stones").statusCode()).isEqualTo(201);
            }
        }

        @Test
        @Tag("ID-5e")
        void closesATable() throws Exception {
            try (ServerProcess server = ServerProcess.open(folder.resolve("data"))) {
                HttpResponse<String> game =
                        server.post("/api/v1/games", "{\"name\":\"Ann\",\"time\":\"days:3\"}");
                Matcher table = TABLE.matcher(game.body());
                assertThat(table.find()).as(game.body()).isTrue();
                assertThat(server.admin("close", table.group(1)).exitCode()).isZero();
                assertThat(server.admin("close", "zzzzzzzzzzzz").exitCode()).isOne();
            }
        }

        @Test
        void isToldWhatCannotBeDone() throws Exception {
            try (ServerProcess server = ServerProcess.open(folder.resolve("data"))) {
                assertThat(server.admin("ban", "Nobody").exitCode()).isOne();
                assertThat(server.admin("status").out()).contains("The house is open.");
            }
            Ran alone =
                    ServerProcess.run(
                            "admin", "--data", folder.resolve("data").toString(), "status");
            assertThat(alone.exitCode()).isEqualTo(2);
            assertThat(alone.err()).contains("crownhead serve");
        }
    }

    @Nested
    class ItsHealth {
        @Test
        @Tag("OP-4a")
        void isToldToScriptsByAnExitCode() throws Exception {
            String address;
            try (ServerProcess server = ServerProcess.open(folder.resolve("data"))) {
                address = server.address().toString();
                assertThat(ServerProcess.run("health", address))
                        .isEqualTo(new Ran(0, "ready\n", ""));
            }
            assertThat(ServerProcess.run("health", address))
                    .isEqualTo(new Ran(1, "", "Nothing answers at " + address + ".\n"));
            assertThat(ServerProcess.run("health", "nonsense").exitCode()).isEqualTo(2);
        }
    }

    @Nested
    class ABackUp {
        @Test
        @Tag("OP-4d")
        void isMadeWhileServingAndRestoredWhenClosed() throws Exception {
            Path data = folder.resolve("data");
            String copy = folder.resolve("copy.db").toString();
            try (ServerProcess server = ServerProcess.open(data)) {
                register(server, "Ann");
                Ran made = ServerProcess.run("backup", "--data", data.toString(), copy);
                assertThat(made.exitCode()).as(made.err()).isZero();
                register(server, "Ben");
                assertThat(ServerProcess.run("restore", "--data", data.toString(), copy).exitCode())
                        .isEqualTo(2);
            }
            assertThat(ServerProcess.run("restore", "--data", data.toString(), copy).exitCode())
                    .isZero();
            try (ServerProcess server = ServerProcess.open(data)) {
                assertThat(signIn(server, "Ann", "seven small stones").statusCode()).isEqualTo(201);
                assertThat(signIn(server, "Ben", "seven small stones").statusCode()).isEqualTo(401);
            }
        }
    }

    @Nested
    class TheLog {
        @Test
        @Tag("OP-4b")
        void isALineOfJsonForEverythingThatHappens() throws Exception {
            try (ServerProcess server = ServerProcess.open(folder.resolve("data"))) {
                register(server, "Ann");
                server.stop();
            }
            try (ServerProcess server = ServerProcess.open(folder.resolve("data"))) {
                signIn(server, "Ann", "seven small stones");
                assertThat(server.log().lines().toList())
                        .isNotEmpty()
                        .allMatch(line -> line.startsWith("{") && line.endsWith("}"))
                        .noneMatch(line -> line.contains("seven small stones"));
            }
        }
    }

    private static void register(ServerProcess server, String name) throws Exception {
        HttpResponse<String> answer =
                server.post(
                        "/api/v1/accounts",
                        "{\"name\":\"" + name + "\",\"password\":\"seven small stones\"}");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    }

    private static HttpResponse<String> signIn(ServerProcess server, String name, String password)
            throws Exception {
        return server.post(
                "/api/v1/sessions",
                "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}");
    }
}
