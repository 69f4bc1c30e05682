package crownhead.server.websocket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FrameReaderTest {
    private static final int LONGEST = 1000;

    private final List<String> heard = new ArrayList<>();
    private final FrameReader reader = new FrameReader(LONGEST);

    private final FrameReader.Listener ear =
            new FrameReader.Listener() {
                @Override
                public void heardText(String text) {
                    heard.add(text);
                }

                @Override
                public void heardBytes() {
                    heard.add("bytes");
                }

                @Override
                public void heardPing(byte[] payload) {
                    heard.add("ping " + new String(payload, StandardCharsets.UTF_8));
                }

                @Override
                public void heardPong() {
                    heard.add("pong");
                }

                @Override
                public void heardClose() {
                    heard.add("close");
                }
            };

    @Nested
    class AMessage {
        @Test
        void isHeardWhenItIsWhole() throws Exception {
            byte[] frame = masked(0x81, "crown");
            for (int i = 0; i < frame.length - 1; i++) {
                feed(frame[i]);
                assertThat(heard).isEmpty();
            }
            feed(frame[frame.length - 1]);
            assertThat(heard).containsExactly("crown");
        }

        @Test
        void isReadThroughItsMask() throws Exception {
            feed(masked(0x81, "11-15, Größe, 王"));
            assertThat(heard).containsExactly("11-15, Größe, 王");
        }

        @Test
        void mayBeAsLongAsIsAllowed() throws Exception {
            feed(masked(0x81, "x".repeat(LONGEST)));
            assertThat(heard).containsExactly("x".repeat(LONGEST));
        }

        @Test
        void mayComeInPiecesWithAPingBetweenThem() throws Exception {
            feed(masked(0x01, "cro"));
            feed(masked(0x89, "there?"));
            feed(masked(0x00, "w"));
            feed(masked(0x80, "n"));
            assertThat(heard).containsExactly("ping there?", "crown");
        }

        @Test
        void mayBreakACharacterBetweenItsPieces() throws Exception {
            byte[] crown = "♔".getBytes(StandardCharsets.UTF_8);
            feed(masked(0x01, new byte[] {crown[0]}));
            feed(masked(0x80, new byte[] {crown[1], crown[2]}));
            assertThat(heard).containsExactly("♔");
        }

        @Test
        void mayHaveTheCharacterThatStandsForABrokenOne() throws Exception {
            feed(masked(0x81, "a\ufffdb"));
            assertThat(heard).containsExactly("a\ufffdb");
        }
    }

    @Test
    void manyMessagesAreHeardHoweverTheyAreCut() throws Exception {
        Random chance = new Random(7);
        for (int round = 0; round < 200; round++) {
            List<String> said = new ArrayList<>();
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            for (int i = 0; i < 20; i++) {
                String text = "x".repeat(chance.nextInt(LONGEST)) + i;
                said.add(text.substring(Math.max(0, text.length() - LONGEST)));
                bytes.writeBytes(masked(0x81, said.getLast()));
            }
            heard.clear();
            feedInPieces(bytes.toByteArray(), chance);
            assertThat(heard).as("round " + round).isEqualTo(said);
        }
    }

    @Nested
    class AClose {
        @Test
        void isTheLastThingHeard() throws Exception {
            feed(masked(0x88, new byte[] {3, (byte) 0xe8}));
            feed(masked(0x81, "more"));
            assertThat(heard).containsExactly("close");
        }
    }

    @Nested
    class AViolation {
        @Test
        void isToldByItsCodeBeforeTheRestOfTheFrameCame() {
            byte[] head = {(byte) 0x81, (byte) 0xff, 0, 0, 0, 0, 0x40, 0, 0, 0};
            assertThatThrownBy(() -> feed(head))
                    .isInstanceOfSatisfying(
                            FrameReader.Violation.class,
                            violation -> assertThat(violation.closeCode()).isEqualTo(1009));
        }

        @Test
        void isFollowedByNothing() throws Exception {
            assertThatThrownBy(() -> feed(masked(0x83, "x")))
                    .isInstanceOf(FrameReader.Violation.class);
            feed(masked(0x81, "more"));
            assertThat(heard).isEmpty();
        }
    }

    private void feed(byte... bytes) throws FrameReader.Violation {
        for (int at = 0; at < bytes.length; ) {
            at += put(bytes, at, bytes.length - at);
        }
    }

    private void feedInPieces(byte[] bytes, Random chance) throws FrameReader.Violation {
        for (int at = 0; at < bytes.length; ) {
            at += put(bytes, at, Math.min(bytes.length - at, 1 + chance.nextInt(700)));
        }
    }

    private int put(byte[] bytes, int at, int most) throws FrameReader.Violation {
        ByteBuffer room = reader.room();
        int count = Math.min(room.remaining(), most);
        room.put(bytes, at, count);
        reader.add(count);
        while (reader.next(ear)) {}
        return count;
    }

    private static byte[] masked(int first, String text) {
        return masked(first, text.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] masked(int first, byte[] payload) {
        ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
        frame.put((byte) first);
        if (payload.length < 126) {
            frame.put((byte) (0x80 | payload.length));
        } else {
            frame.put((byte) 0xfe).putShort((short) payload.length);
        }
        byte[] mask = {0x5a, 1, (byte) 0xc3, 7};
        frame.put(mask);
        for (int i = 0; i < payload.length; i++) {
            frame.put((byte) (payload[i] ^ mask[i % 4]));
        }
        byte[] bytes = new byte[frame.position()];
        frame.flip().get(bytes);
        return bytes;
    }
}
