package crownhead.clients.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class WhereaboutsTest {
    @ParameterizedTest
    @CsvSource({
        "localhost, localhost, 9000",
        "localhost:9006, localhost, 9006",
        "192.168.0.7:1, 192.168.0.7, 1",
        "[::1], ::1, 9000",
        "[fe80::1]:65535, fe80::1, 65535"
    })
    void areAHostAndPerhapsAPort(String text, String host, int port) {
        assertThat(Whereabouts.read(text))
                .isEqualTo(
                        new Whereabouts.Found(
                                new Address(host, port), Optional.empty(), Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource({
        "http://checkers.example.org, ws://checkers.example.org/api/v1/socket, , ",
        "HTTPS://checkers.example.org/, wss://checkers.example.org/api/v1/socket, , ",
        "http://192.0.2.7:8080/join, ws://192.0.2.7:8080/api/v1/socket, , ",
        "http://[::1]:8080/join#7K3M-9QXT-2VHC-R, ws://[::1]:8080/api/v1/socket, , 7K3M-9QXT-2VHC-R",
        "https://a.example/game/3f8k2m9qx7tv, wss://a.example/api/v1/socket, 3f8k2m9qx7tv, "
    })
    void areALink(String text, String socket, String table, String key) {
        Whereabouts.Found found = (Whereabouts.Found) Whereabouts.read(" " + text + " ");
        assertThat(((Site) found.entrance()).socket()).hasToString(socket);
        assertThat(found.table()).isEqualTo(Optional.ofNullable(table));
        assertThat(found.key()).isEqualTo(Optional.ofNullable(key));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ":9000",
                "a b",
                "host:",
                "host:0",
                "host:65536",
                "host:x",
                "host:99999999999",
                "::1",
                "[::1",
                "[]",
                "[::1]x",
                "x[::1]",
                "host:+5",
                "host/join#KEY",
                "ftp://host",
                "ws://host",
                "http://",
                "http:///join",
                "http://user@host",
                "http://ho_st!",
                "http://host:x/",
                "http://host/elsewhere",
                "http://host/game/",
                "http://host/game/a/b",
                "http://host/join#",
                "http://host/join#a%20b",
                "http://[z:z]/"
            })
    void areExplainedWhenTheyAreUnclear(String text) {
        assertThat(Whereabouts.read(text))
                .isInstanceOfSatisfying(
                        Whereabouts.Unclear.class,
                        unclear -> assertThat(unclear.why()).contains("'"));
    }

    @Test
    void canBeTypedAgain() {
        assertThat(new Address("::1", 9000)).hasToString("[::1]:9000");
        assertThat(new Site(Site.Scheme.HTTPS, "a.example", Optional.of(8443)))
                .hasToString("https://a.example:8443");
    }

    @Test
    void areLookedForAgainAfterPausesThatGrowAndDiffer() {
        Pauses pauses = new Pauses(Duration.ofMillis(500), new Random(7));
        Pauses others = new Pauses(Duration.ofMillis(500), new Random(8));
        Duration most = Duration.ofMillis(500);
        for (int i = 0; i < 12; i++) {
            Duration pause = pauses.next();
            assertThat(pause).isBetween(most.dividedBy(2), most);
            assertThat(pause).isNotEqualTo(others.next());
            most = most.multipliedBy(2);
            most = most.compareTo(Pauses.LONGEST) < 0 ? most : Pauses.LONGEST;
        }
        assertThat(most).isEqualTo(Duration.ofSeconds(30));
    }
}
