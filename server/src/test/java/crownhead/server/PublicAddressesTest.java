package crownhead.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicAddressesTest {
    private static final InetAddress EVERYWHERE = new InetSocketAddress(0).getAddress();

    @Test
    void ofAHouseOnThisComputerAreThisComputers() {
        PublicAddresses addresses = addresses(InetAddress.getLoopbackAddress(), Optional.empty());
        assertThat(addresses.link()).isEqualTo(URI.create("http://localhost:8080"));
        assertThat(addresses.origins())
                .contains(URI.create("http://localhost:8080"), URI.create("http://127.0.0.1:8080"));
        assertThat(addresses.isInTheOpen()).isFalse();
    }

    @Test
    @Tag("OP-10a")
    void ofAHouseBehindAProxyAreThoseThatPeopleType() {
        PublicAddresses addresses =
                addresses(
                        InetAddress.getLoopbackAddress(),
                        Optional.of(URI.create("https://checkers.example")));
        assertThat(addresses.link()).isEqualTo(URI.create("https://checkers.example"));
        assertThat(addresses.origins()).contains(URI.create("https://checkers.example"));
        assertThat(addresses.joinLink("7K3M-9QXT-2VHC-R"))
                .isEqualTo(URI.create("https://checkers.example/join#7K3M-9QXT-2VHC-R"));
        assertThat(addresses.isInTheOpen()).isFalse();
    }

    @Test
    @Tag("OP-10a")
    void ofAHouseForTheNetworkAreAllThatThisComputerHas() {
        PublicAddresses addresses = addresses(EVERYWHERE, Optional.empty());
        assertThat(addresses.origins())
                .contains(URI.create("http://localhost:8080"))
                .contains(addresses.link())
                .allMatch(origin -> origin.getPort() == 8080);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ftp://checkers.example",
                "https://checkers.example/house",
                "https://ann@checkers.example",
                "checkers.example"
            })
    void thatAreNoneAreRefused(String url) {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        addresses(InetAddress.getLoopbackAddress(), Optional.of(URI.create(url))))
                .withMessageContaining("https://checkers.example");
    }

    private static PublicAddresses addresses(InetAddress host, Optional<URI> publicUrl) {
        ServerOptions options =
                new ServerOptions(
                        "Crownhead",
                        host,
                        8080,
                        Optional.empty(),
                        publicUrl,
                        Path.of("data"),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        1);
        return PublicAddresses.of(options, 8080);
    }
}
