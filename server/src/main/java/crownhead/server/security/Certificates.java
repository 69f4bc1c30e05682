package crownhead.server.security;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;

/** The certificate of the house and its key, from files as authorities hand them out. */
public final class Certificates {
    /** Only a place in memory: it protects nothing. */
    public static final String PASSWORD = "in-memory";

    private static final List<String> ALGORITHMS = List.of("RSA", "EC", "Ed25519");
    private static final String BEGIN = "-----BEGIN PRIVATE KEY-----";
    private static final String END = "-----END PRIVATE KEY-----";

    private Certificates() {}

    /** The files cannot be used; the sentence says what to do. */
    public static final class Unusable extends Exception {
        private static final long serialVersionUID = 1;

        Unusable(String sentence) {
            super(sentence);
        }

        public String sentence() {
            return String.valueOf(getMessage());
        }
    }

    public static KeyStore read(Path chain, Path key) throws Unusable {
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setKeyEntry("house", key(key), PASSWORD.toCharArray(), chain(chain));
            return store;
        } catch (GeneralSecurityException | IOException e) {
            throw new Unusable("The certificate cannot be used: " + e.getMessage());
        }
    }

    private static Certificate[] chain(Path file) throws Unusable {
        try (InputStream in = Files.newInputStream(file)) {
            Certificate[] chain =
                    CertificateFactory.getInstance("X.509")
                            .generateCertificates(in)
                            .toArray(Certificate[]::new);
            if (chain.length == 0) {
                throw new Unusable("There is no certificate in " + file + ".");
            }
            return chain;
        } catch (IOException | GeneralSecurityException _) {
            throw new Unusable("The certificate in " + file + " cannot be read: it must be PEM.");
        }
    }

    private static PrivateKey key(Path file) throws Unusable {
        byte[] bytes = pkcs8(file);
        for (String algorithm : ALGORITHMS) {
            try {
                return KeyFactory.getInstance(algorithm)
                        .generatePrivate(new PKCS8EncodedKeySpec(bytes));
            } catch (InvalidKeySpecException _) {
                // It is a key of another kind.
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(algorithm + " is in every Java", e);
            }
        }
        throw new Unusable("The key in " + file + " is of no kind that is known here.");
    }

    private static byte[] pkcs8(Path file) throws Unusable {
        try {
            String text = Files.readString(file);
            int begin = text.indexOf(BEGIN);
            int end = text.indexOf(END);
            if (begin < 0 || end < begin) {
                throw new Unusable(
                        "The key in "
                                + file
                                + " must be PKCS#8 without a password. Turn it into one with:"
                                + " openssl pkcs8 -topk8 -nocrypt -in KEY -out NEW-KEY");
            }
            return Base64.getMimeDecoder().decode(text.substring(begin + BEGIN.length(), end));
        } catch (IOException | IllegalArgumentException _) {
            throw new Unusable("The key in " + file + " cannot be read.");
        }
    }
}
