package crownhead.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.player.Passwords;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class Argon2PasswordsTest {
    private final Argon2Passwords passwords = new Argon2Passwords(Argon2Settings.STANDARD);

    @AfterEach
    void close() {
        passwords.close();
    }

    @Test
    @Tag("ID-1g")
    void areKeptAsMemoryHardHashes() throws Passwords.TooBusy {
        String hash = passwords.hash("a long line of words");
        assertThat(hash).startsWith("$argon2id$v=19$m=19456,t=2,p=1$").doesNotContain("words");
        assertThat(passwords.matches("a long line of words", hash)).isTrue();
        assertThat(passwords.matches("a long line of word", hash)).isFalse();
    }

    @Test
    void haveASaltEach() throws Passwords.TooBusy {
        assertThat(passwords.hash("the same words")).isNotEqualTo(passwords.hash("the same words"));
    }

    @Test
    void areReadAsOthersWriteThem() throws Passwords.TooBusy {
        // The reference implementation: echo -n password | argon2 somesalt -id -m 16 -t 2 -p 1
        String reference =
                "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ"
                        + "$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
        assertThat(passwords.matches("password", reference)).isTrue();
        assertThat(passwords.isOld(reference)).isTrue();
    }

    @Test
    void haveADecoyThatNobodyMatches() throws Passwords.TooBusy {
        assertThat(passwords.isOld(passwords.decoy())).isFalse();
        assertThat(passwords.matches("", passwords.decoy())).isFalse();
    }

    @Test
    void doNotMatchWhatIsNoHash() throws Passwords.TooBusy {
        assertThat(passwords.matches("x", "")).isFalse();
        assertThat(passwords.matches("x", "$argon2id$v=19$m=0,t=0,p=0$$")).isFalse();
    }
}
