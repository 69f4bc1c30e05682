package crownhead.house;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * A real nginx with the sample as its settings, on other ports and with a certificate of its own.
 */
final class Nginx implements AutoCloseable {
    static final Path SAMPLE = ThisProject.find().root().resolve("operations/nginx.conf");

    private static final String PASSWORD = "changeit";
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    /** Where the house is, and where nginx listens for both. */
    record Ports(int house, int secure, int plain) {}

    private final Ran.Running running;
    private final Ports ports;
    private final KeyStore keys;

    private Nginx(Ran.Running running, Ports ports, KeyStore keys) {
        this.running = running;
        this.ports = ports;
        this.keys = keys;
    }

    static Nginx start(Path folder, Ports ports) throws Exception {
        KeyStore keys = keys(folder);
        writePem(folder, keys);
        Path settings = folder.resolve("nginx.conf");
        Files.writeString(settings, adapted(folder, ports));
        Ran.Running running =
                Ran.start(
                        new Ran.Setting(
                                folder,
                                Map.of("PATH", System.getenv("PATH") + ":/usr/sbin"),
                                Path.of("/dev/null")),
                        List.of(
                                "nginx",
                                "-p",
                                folder.toString(),
                                "-e",
                                folder.resolve("error.log").toString(),
                                "-c",
                                settings.toString(),
                                "-g",
                                "daemon off;"));
        Nginx nginx = new Nginx(running, ports, keys);
        nginx.awaitOpen(folder);
        return nginx;
    }

    /** The sample, with the places and ports of this machine put in. */
    private static String adapted(Path folder, Ports ports) throws IOException {
        return Files.readString(SAMPLE)
                .replace("/var/log/nginx/", folder + "/")
                .replace("/run/nginx.pid", folder.resolve("nginx.pid").toString())
                .replace("/etc/ssl/crownhead/", folder + "/")
                .replace("server 127.0.0.1:8080;", "server 127.0.0.1:" + ports.house() + ";")
                .replace("listen 80;", "listen 127.0.0.1:" + ports.plain() + ";")
                .replace("listen 443 ssl;", "listen 127.0.0.1:" + ports.secure() + " ssl;")
                .replace("worker_processes auto;", "worker_processes 1;")
                .replace("worker_connections 16384;", "worker_connections 256;")
                .replace("checkers.example", "localhost");
    }

    private static KeyStore keys(Path folder) throws Exception {
        Path file = folder.resolve("keys.p12");
        Ran made =
                Ran.of(
                        new Ran.Setting(folder, Map.of(), Path.of("/dev/null")),
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin/keytool").toString(),
                                "-genkeypair",
                                "-alias",
                                "house",
                                "-keyalg",
                                "EC",
                                "-dname",
                                "CN=localhost",
                                "-ext",
                                "SAN=dns:localhost",
                                "-storetype",
                                "PKCS12",
                                "-storepass",
                                PASSWORD,
                                "-keystore",
                                file.toString()));
        if (made.exitCode() != 0) {
            throw new AssertionError(made.out() + made.err());
        }
        return KeyStore.getInstance(file.toFile(), PASSWORD.toCharArray());
    }

    private static void writePem(Path folder, KeyStore keys)
            throws GeneralSecurityException, IOException {
        Key key = keys.getKey("house", PASSWORD.toCharArray());
        Files.writeString(folder.resolve("key.pem"), pem("PRIVATE KEY", key.getEncoded()));
        Files.writeString(
                folder.resolve("chain.pem"),
                pem("CERTIFICATE", keys.getCertificate("house").getEncoded()));
    }

    private static String pem(String what, byte[] bytes) {
        return "-----BEGIN %s-----%n%s%n-----END %s-----%n"
                .formatted(what, Base64.getMimeEncoder().encodeToString(bytes), what);
    }

    private void awaitOpen(Path folder) throws Exception {
        Instant deadline = Instant.now().plus(PATIENCE);
        while (!isOpen()) {
            boolean hasEnded = running.process().waitFor(50, TimeUnit.MILLISECONDS);
            if (hasEnded || Instant.now().isAfter(deadline)) {
                running.process().destroyForcibly();
                throw new AssertionError(
                        "nginx did not open: "
                                + Files.readString(running.err())
                                + Files.readString(folder.resolve("error.log")));
            }
        }
    }

    private boolean isOpen() {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), ports.secure())) {
            return socket.isConnected();
        } catch (IOException _) {
            return false;
        }
    }

    Ports ports() {
        return ports;
    }

    URI address() {
        return URI.create("https://localhost:" + ports.secure());
    }

    /** A client that comes from an address of this machine, and knows the certificate. */
    HttpClient client(String from) throws Exception {
        TrustManagerFactory trust =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        KeyStore known = KeyStore.getInstance(KeyStore.getDefaultType());
        known.load(null, null);
        known.setCertificateEntry("house", keys.getCertificate("house"));
        trust.init(known);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return HttpClient.newBuilder()
                .sslContext(context)
                .localAddress(InetAddress.getByName(from))
                .build();
    }

    @Override
    public void close() {
        running.process().destroy();
        try {
            running.end();
        } catch (Exception e) {
            throw new IllegalStateException("It does not stop", e);
        }
    }
}
