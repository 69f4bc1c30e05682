package crownhead.bench.baseline;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A server without rules: of two connections that come one after the other, each hears every line
 * of both. Two virtual threads a connection, as the house has.
 */
public final class PlainForwarder {
    static final String START = "start";

    private PlainForwarder() {}

    public static void main(String[] args) throws IOException {
        try (ServerSocket listening = new ServerSocket(0, 128, InetAddress.getLoopbackAddress())) {
            System.out.println(listening.getLocalPort());
            Thread.ofVirtual().start(() -> acceptPairs(listening));
            System.in.transferTo(OutputStream.nullOutputStream());
        }
    }

    private static void acceptPairs(ServerSocket listening) {
        try {
            while (true) {
                End first = new End(listening.accept(), new LinkedBlockingQueue<>());
                End second = new End(listening.accept(), new LinkedBlockingQueue<>());
                first.start(second);
                second.start(first);
                first.lines.add(START);
            }
        } catch (IOException _) {
            // The listening socket is closed: the run is over.
        }
    }

    private record End(Socket socket, BlockingQueue<String> lines) {
        void start(End partner) throws IOException {
            socket.setTcpNoDelay(true);
            Thread.ofVirtual().start(() -> forward(partner));
            Thread.ofVirtual().start(this::write);
        }

        private void forward(End partner) {
            try (BufferedReader in =
                    new BufferedReader(
                            new InputStreamReader(
                                    socket.getInputStream(), StandardCharsets.UTF_8))) {
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    lines.add(line);
                    partner.lines.add(line);
                }
            } catch (IOException _) {
                // The client is gone.
            }
        }

        private void write() {
            try (Writer out =
                    new BufferedWriter(
                            new OutputStreamWriter(
                                    socket.getOutputStream(), StandardCharsets.UTF_8))) {
                while (true) {
                    out.write(lines.take());
                    out.write('\n');
                    if (lines.isEmpty()) {
                        out.flush();
                    }
                }
            } catch (IOException _) {
                // The client is gone.
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
