package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.server.security.AddressRange;
import crownhead.server.security.ClientAddresses;
import crownhead.server.security.Crowd;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Connections before, between and after requests, with little patience. */
class DoorstepTest {
    private static final Duration HARDLY = Duration.ofMillis(400);
    private static final Duration LONG = Duration.ofMinutes(2);
    private static final int MOST = 3;
    private static final String REQUEST = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
    private static final String SLOW = "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n";
    private static final String BEGINNING = "GET / HTTP/1.1\r\nHost: x\r\nA: ";

    private final Server jetty = new Server();
    private final CountDownLatch mayAnswer = new CountDownLatch(1);

    @AfterEach
    void stop() throws Exception {
        mayAnswer.countDown();
        jetty.stop();
    }

    /** A house that says yes to everything, sometimes late. */
    private int open(Duration patience, Duration idle, AddressRange... proxies) throws Exception {
        Doorstep.Manners manners =
                new Doorstep.Manners(
                        new ClientAddresses(List.of(proxies)), new Crowd(MOST), patience, idle);
        Doorstep doorstep =
                new Doorstep(jetty, manners, new HttpConnectionFactory(new HttpConfiguration()));
        doorstep.setHost("127.0.0.1");
        jetty.addConnector(doorstep);
        jetty.setHandler(new Yes());
        jetty.start();
        return doorstep.getLocalPort();
    }

    private final class Yes extends Handler.Abstract {
        @Override
        public boolean handle(Request request, Response response, Callback callback)
                throws InterruptedException {
            if (request.getHttpURI().getPath().equals("/slow")) {
                mayAnswer.await();
            }
            response.setStatus(HttpStatus.OK_200);
            Content.Sink.write(response, true, "yes", callback);
            return true;
        }
    }

    @Nested
    class AHeadThatTricklesIn {
        @Test
        @Tag("OP-5b")
        void isNotWaitedFor() throws Exception {
            assertThat(RawHttp.trickle(open(HARDLY, LONG), BEGINNING, 'x')).isEmpty();
        }

        @Test
        void isNotWaitedForBeforeItsFirstLineEnds() throws Exception {
            assertThat(RawHttp.trickle(open(HARDLY, LONG), "GET /", 'x')).isEmpty();
        }

        @Test
        void isNotWaitedForAfterARequestThatWasAnswered() throws Exception {
            String answers = RawHttp.trickle(open(HARDLY, LONG), REQUEST + BEGINNING, 'x');
            assertThat(RawHttp.verdict(answers)).isEqualTo("200");
        }
    }

    @Nested
    class AConnection {
        @Test
        void onWhichNothingIsSaidIsClosed() throws Exception {
            try (Socket silent = RawHttp.connect(open(HARDLY, LONG))) {
                assertThat(RawHttp.everything(silent)).isEmpty();
            }
        }

        @Test
        void onWhichTheHouseTakesItsTimeStays() throws Exception {
            int port = open(HARDLY, LONG);
            try (Socket honest = RawHttp.connect(port)) {
                send(honest, SLOW);
                waitUntilPatienceIsOver(port);
                mayAnswer.countDown();
                assertThat(answer(honest)).startsWith("HTTP/1.1 200");
            }
        }

        @Test
        void thatHasBeenOfUseStaysForTheNextRequest() throws Exception {
            int port = open(HARDLY, LONG);
            try (Socket honest = RawHttp.connect(port)) {
                for (int i = 0; i < 3; i++) {
                    send(honest, REQUEST);
                    assertThat(answer(honest)).startsWith("HTTP/1.1 200");
                    waitUntilPatienceIsOver(port);
                }
            }
        }

        @Test
        void thatIsOfNoUseForLongIsClosed() throws Exception {
            try (Socket idle = RawHttp.connect(open(LONG, HARDLY))) {
                send(idle, REQUEST);
                assertThat(RawHttp.everything(idle)).startsWith("HTTP/1.1 200").endsWith("yes");
            }
        }

        /** Somebody who came later has been sent away. */
        private static void waitUntilPatienceIsOver(int port) throws IOException {
            assertThat(RawHttp.trickle(port, BEGINNING, 'x')).isEmpty();
        }
    }

    @Nested
    class ACrowd {
        @Test
        void fromOneAddressIsLetInUpToItsNumber() throws Exception {
            int port = open(LONG, LONG);
            try (Socket one = RawHttp.connect(port);
                    Socket two = RawHttp.connect(port);
                    Socket three = RawHttp.connect(port)) {
                for (Socket in : List.of(one, two, three)) {
                    send(in, REQUEST);
                    assertThat(answer(in)).startsWith("HTTP/1.1 200");
                }
                try (Socket four = RawHttp.connect(port)) {
                    assertThat(RawHttp.everything(four)).isEmpty();
                }
                send(one, REQUEST);
                assertThat(answer(one)).startsWith("HTTP/1.1 200");
            }
        }

        @Test
        void hasRoomAgainWhenSomebodyLeaves() throws Exception {
            int port = open(LONG, LONG);
            for (int i = 0; i < MOST * 5; i++) {
                String answer = "";
                while (answer.isEmpty()) {
                    answer = RawHttp.answer(port, REQUEST);
                }
                assertThat(answer).startsWith("HTTP/1.1 200");
            }
        }

        @Test
        void ofAProxyIsNotCountedHere() throws Exception {
            int port = open(LONG, LONG, AddressRange.read("127.0.0.0/8"));
            try (Socket one = RawHttp.connect(port);
                    Socket two = RawHttp.connect(port);
                    Socket three = RawHttp.connect(port);
                    Socket four = RawHttp.connect(port)) {
                for (Socket in : List.of(one, two, three, four)) {
                    send(in, REQUEST);
                    assertThat(answer(in)).startsWith("HTTP/1.1 200");
                }
            }
        }
    }

    private static void send(Socket socket, String request) throws IOException {
        socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** One answer, up to its body. */
    private static String answer(Socket socket) throws IOException {
        StringBuilder heard = new StringBuilder();
        while (heard.indexOf("\r\n\r\nyes") < 0) {
            int next = socket.getInputStream().read();
            assertThat(next).as("after \"%s\"", heard).isNotNegative();
            heard.append((char) next);
        }
        return heard.toString();
    }
}
