package crownhead.server.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.server.session.Conversation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SocketDoorTest {
    private static final int MOST = 3;
    private static final String PING = "{\"type\":\"ping\"}";

    @Nested
    class AMessage {
        @Test
        void isHeardAndAnswered() throws Exception {
            try (SocketHouse house = SocketHouse.open(MOST, SocketDoorTest::answer);
                    RawSocket client = RawSocket.open(house.port(), "")) {
                client.send(PING);
                assertThat(client.next().map(RawSocket.Frame::text))
                        .contains("{\"type\":\"pong\"}");
            }
        }

        @Test
        void thatIsTooLongEndsTheConnection() throws Exception {
            try (SocketHouse house = SocketHouse.open(MOST, SocketDoorTest::answer);
                    RawSocket client = RawSocket.open(house.port(), "")) {
                client.send("\"" + "x".repeat(5000) + "\"");
                assertThat(last(client).map(RawSocket.Frame::closeCode)).contains(1009);
                assertGone(house);
            }
        }

        @Test
        void thatIsNoTextIsToldSoAndEndsTheConnection() throws Exception {
            try (SocketHouse house = SocketHouse.open(MOST, SocketDoorTest::answer);
                    RawSocket client = RawSocket.open(house.port(), "")) {
                client.send(RawSocket.BINARY, new byte[] {1, 2, 3});
                assertThat(client.next().map(RawSocket.Frame::text).orElse(""))
                        .contains("not-text");
                assertGone(house);
            }
        }

        @Test
        void thatIsBrokenUtf8EndsTheConnection() throws Exception {
            try (SocketHouse house = SocketHouse.open(MOST, SocketDoorTest::answer);
                    RawSocket client = RawSocket.open(house.port(), "")) {
                client.send(RawSocket.TEXT, new byte[] {(byte) 0xc3, (byte) 0x28});
                assertGone(house);
            }
        }

        @Test
        void thatTheHouseStumblesOverEndsOnlyItsOwnConnection() throws Exception {
            BiConsumer<Conversation, ClientMessage> stumbling =
                    (conversation, message) -> {
                        if (message instanceof ClientMessage.Leave) {
                            throw new IllegalStateException("stumbled");
                        }
                        answer(conversation, message);
                    };
            try (SocketHouse house = SocketHouse.open(MOST, stumbling);
                    RawSocket client = RawSocket.open(house.port(), "");
                    RawSocket other = RawSocket.open(house.port(), "")) {
                client.send("{\"type\":\"leave\"}");
                assertThat(client.next().map(RawSocket.Frame::text).orElse("")).contains("broken");
                other.send(PING);
                assertThat(other.next().map(RawSocket.Frame::text).orElse("")).contains("pong");
            }
        }
    }

    @Nested
    class AFlood {
        @Test
        void ofPingFramesEndsTheConversation() throws Exception {
            try (SocketHouse house = SocketHouse.open(MOST, SocketDoorTest::answer);
                    RawSocket client = RawSocket.open(house.port(), "")) {
                flood(client, RawSocket.PING, new byte[0]);
                assertGone(house);
            }
        }

        @Test
        void ofNonsenseEndsTheConversation() throws Exception {
            try (SocketHouse house = SocketHouse.open(MOST, SocketDoorTest::answer);
                    RawSocket client = RawSocket.open(house.port(), "")) {
                flood(client, RawSocket.TEXT, "nonsense".getBytes(StandardCharsets.UTF_8));
                assertGone(house);
            }
        }

        /** The house may close while there is still something to send: that is the point. */
        private void flood(RawSocket client, int opcode, byte[] payload) {
            try {
                for (int i = 0; i < 2000; i++) {
                    client.send(opcode, payload);
                }
            } catch (IOException _) {
                // It has.
            }
        }
    }

    @Nested
    class AClientThatDoesNotRead {
        @Test
        void isDropped() throws Exception {
            String aLot = "x".repeat(60_000);
            BiConsumer<Conversation, ClientMessage> talkative =
                    (conversation, _) -> {
                        for (int i = 0; i < 1000 && !conversation.isOver(); i++) {
                            conversation.tell(aLot);
                        }
                    };
            try (SocketHouse house = SocketHouse.open(MOST, talkative);
                    RawSocket client = RawSocket.open(house.port(), "")) {
                client.send(PING);
                assertGone(house);
            }
        }

        /** A system that is left alone keeps four for one connection. */
        @Test
        void isDroppedLongBeforeTheSystemHasKeptMegabytesForIt() throws Exception {
            String aKilobyte = "x".repeat(1_000);
            AtomicInteger told = new AtomicInteger();
            BiConsumer<Conversation, ClientMessage> talkative =
                    (conversation, _) -> {
                        while (told.get() < 10_000 && !conversation.isOver()) {
                            conversation.tell(aKilobyte);
                            told.incrementAndGet();
                        }
                    };
            try (SocketHouse house = SocketHouse.open(MOST, talkative);
                    RawSocket client = RawSocket.open(house.port(), "")) {
                client.send(PING);
                assertGone(house);
                assertThat(told).hasValueLessThan(2_000);
            }
        }
    }

    @Nested
    class TheDoor {
        @Test
        void packsNothingAlthoughAClientAsksForIt() throws Exception {
            try (SocketHouse house = SocketHouse.open(MOST, SocketDoorTest::answer);
                    RawSocket client =
                            RawSocket.open(
                                    house.port(),
                                    "Sec-WebSocket-Extensions: permessage-deflate\r\n")) {
                assertThat(client.answer())
                        .startsWith("HTTP/1.1 101")
                        .doesNotContainIgnoringCase("Sec-WebSocket-Extensions");
            }
        }

        @Test
        void sendsAwayWhomTheDoorkeeperDoesNotLetIn() throws Exception {
            try (SocketHouse house = SocketHouse.open(MOST, SocketDoorTest::answer);
                    RawSocket client = RawSocket.open(house.port(), "shunned: yes\r\n")) {
                assertThat(client.answer()).startsWith("HTTP/1.1 403");
            }
        }

        @Test
        void letsNoMoreInThanThereIsRoomFor() throws Exception {
            List<RawSocket> clients = new ArrayList<>();
            try (SocketHouse house = SocketHouse.open(MOST, SocketDoorTest::answer)) {
                for (int i = 0; i < MOST; i++) {
                    clients.add(RawSocket.open(house.port(), ""));
                }
                clients.add(RawSocket.open(house.port(), ""));
                assertThat(clients.getLast().answer()).startsWith("HTTP/1.1 503");
            } finally {
                for (RawSocket client : clients) {
                    client.close();
                }
            }
        }

        @Test
        void hasRoomAgainWhenSomebodyLeaves() throws Exception {
            try (SocketHouse house = SocketHouse.open(1, SocketDoorTest::answer)) {
                RawSocket.open(house.port(), "").close();
                assertGone(house);
                try (RawSocket next = RawSocket.open(house.port(), "")) {
                    assertThat(next.answer()).startsWith("HTTP/1.1 101");
                }
            }
        }

        @Test
        void saysWhenToComeBackWhenItCloses() throws Exception {
            try (SocketHouse house = SocketHouse.open(MOST, SocketDoorTest::answer);
                    RawSocket client = RawSocket.open(house.port(), "")) {
                client.send(PING);
                assertThat(client.next()).isPresent();
                Thread closing = Thread.ofVirtual().start(house.door()::close);
                assertThat(client.next().map(RawSocket.Frame::text).orElse(""))
                        .contains("closing")
                        .contains("retryAfterMillis");
                assertThat(client.next().map(RawSocket.Frame::closeCode)).contains(1012);
                closing.join();
            }
        }
    }

    private static void answer(Conversation conversation, ClientMessage message) {
        if (message instanceof ClientMessage.Ping) {
            conversation.tell(new ServerMessage.Pong());
        }
    }

    /** The close, if it could still be read before the connection ended. */
    private static Optional<RawSocket.Frame> last(RawSocket client) {
        Optional<RawSocket.Frame> frame = client.next();
        while (frame.isPresent() && frame.get().opcode() != RawSocket.CLOSE) {
            frame = client.next();
        }
        return frame;
    }

    private static void assertGone(SocketHouse house) throws InterruptedException {
        assertThat(house.gone().await(60, TimeUnit.SECONDS)).isTrue();
    }
}
