package crownhead.server.security;

import java.net.InetAddress;
import java.util.Arrays;

/**
 * Neighbouring addresses: those that begin with the same bits.
 *
 * @param bits how many
 */
public record AddressRange(InetAddress first, int bits) {
    public AddressRange {
        if (bits < 0 || bits > first.getAddress().length * 8) {
            throw new IllegalArgumentException("No range of addresses with " + bits + " bits");
        }
    }

    /** {@code 10.0.0.0/8}, {@code fd00::/8}, or a single address. */
    public static AddressRange read(String text) {
        int slash = text.indexOf('/');
        InetAddress first = address(slash < 0 ? text : text.substring(0, slash));
        return new AddressRange(
                first,
                slash < 0
                        ? first.getAddress().length * 8
                        : Integer.parseInt(text.substring(slash + 1)));
    }

    public boolean contains(InetAddress address) {
        byte[] mine = first.getAddress();
        byte[] other = address.getAddress();
        return mine.length == other.length && Arrays.equals(kept(mine, bits), kept(other, bits));
    }

    /** The address with only its first bits left. */
    static byte[] kept(byte[] address, int bits) {
        byte[] kept = new byte[address.length];
        for (int bit = 0; bit < bits; bit++) {
            kept[bit / 8] |= (byte) (address[bit / 8] & (0x80 >> (bit % 8)));
        }
        return kept;
    }

    /** Never asks a name server: the text is an address in numbers. */
    static InetAddress address(String text) {
        return InetAddress.ofLiteral(text);
    }
}
