package crownhead.server.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClientAddressesTest {
    private static final InetAddress PROXY = InetAddress.ofLiteral("10.0.0.1");
    private static final InetAddress STRANGER = InetAddress.ofLiteral("192.0.2.7");

    private final ClientAddresses addresses =
            new ClientAddresses(List.of(AddressRange.read("10.0.0.0/8"), AddressRange.read("::1")));

    @Test
    void areWhatAProxyOfOursSays() {
        assertThat(addresses.client(PROXY, List.of("192.0.2.7"))).isEqualTo(STRANGER);
        assertThat(addresses.client(PROXY, List.of("198.51.100.1, 192.0.2.7", "10.1.1.1")))
                .isEqualTo(STRANGER);
    }

    @Test
    void areNotWhatAStrangerSays() {
        assertThat(addresses.client(STRANGER, List.of("198.51.100.1"))).isEqualTo(STRANGER);
    }

    @Test
    void areTheProxysOwnWhenItSaysNonsense() {
        assertThat(addresses.client(PROXY, List.of("example.org"))).isEqualTo(PROXY);
        assertThat(addresses.client(PROXY, List.of(""))).isEqualTo(PROXY);
        assertThat(addresses.client(PROXY, List.of())).isEqualTo(PROXY);
    }

    @Test
    void countAsOneWithinANetworkOfIpv6() {
        assertThat(ClientAddresses.client(InetAddress.ofLiteral("2001:db8::1")))
                .isEqualTo(ClientAddresses.client(InetAddress.ofLiteral("2001:db8::ffff:1")))
                .isNotEqualTo(ClientAddresses.client(InetAddress.ofLiteral("2001:db8:0:1::1")));
        assertThat(ClientAddresses.client(STRANGER)).isEqualTo("192.0.2.7");
    }

    @Test
    void areVeiledInALog() {
        assertThat(ClientAddresses.veiled(STRANGER)).isEqualTo("192.0.2.0");
        assertThat(ClientAddresses.veiled(InetAddress.ofLiteral("2001:db8:1:2:3::4")))
                .isEqualTo("2001:db8:1:0:0:0:0:0");
    }

    @Test
    void areReadInRanges() {
        assertThat(AddressRange.read("192.0.2.0/25").contains(InetAddress.ofLiteral("192.0.2.127")))
                .isTrue();
        assertThat(AddressRange.read("192.0.2.0/25").contains(InetAddress.ofLiteral("192.0.2.128")))
                .isFalse();
        assertThatThrownBy(() -> AddressRange.read("192.0.2.0/33"))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
