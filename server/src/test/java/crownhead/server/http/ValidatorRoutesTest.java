package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The validator over HTTP. */
class ValidatorRoutesTest {
    private final TestDoor house = TestDoor.open();
    private final Curl nobody = Curl.to(house);

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    @Tag("HT-4e")
    @Tag("HT-4f")
    void saysWhetherMovesAreLegalWithoutSigningIn() {
        Curl.Said legal =
                nobody.post("/api/v1/validate", "{\"fen\":\"W:W18:B14,15\",\"moves\":[\"18x9\"]}");
        assertThat(legal.body().strip())
                .isEqualTo(
                        "{\"legal\":true,\"code\":null,\"reason\":null,\"fen\":\"B:W9:B15\","
                                + "\"legalMoves\":[\"15-18\",\"15-19\"]}");
        Curl.Said illegal = nobody.post("/api/v1/validate", "{\"moves\":[\"11-14\"]}");
        assertThat(illegal.text("/legal")).isEqualTo("false");
        assertThat(illegal.text("/fen")).isEqualTo(Fen.write(Position.START));
        assertThat(nobody.post("/api/v1/validate", "{\"fen\":\"nonsense\"}").code())
                .isEqualTo("bad-input");
    }

    @Test
    @Tag("HT-4e")
    void checksAFileOfUpToAMegabyte() {
        String game = "[Event \"x\"]\n[Result \"*\"]\n\n1. 11-15 22-18 2. 15x22 25x18 *\n\n";
        String file = game.repeat((1024 * 1024) / game.length());
        Curl.Said said = pdn(file);
        assertThat(said.status()).isEqualTo(200);
        assertThat(said.json().at("/legal").asInt()).isEqualTo((1024 * 1024) / game.length());
        assertThat(pdn(file + game).status()).isEqualTo(413);
    }

    @Test
    void namesTheGameThatFails() {
        Curl.Said said = pdn("[Event \"x\"]\n\n1. 11-15 22-17 2. 15-11 *\n");
        assertThat(said.text("/illegal")).isEqualTo("1");
        assertThat(said.text("/failures/0/move")).isEqualTo("2");
    }

    @Test
    void survivesWhatIsMadeToHurtIt() {
        assertThat(pdn("(".repeat(100_000)).status()).isEqualTo(200);
        assertThat(pdn("1. 11-15 {" + "x".repeat(500_000)).status()).isEqualTo(200);
        assertThat(
                        nobody.post(
                                        "/api/v1/validate",
                                        "{\"moves\":[" + "\"1-2\",".repeat(1000) + "\"1-2\"]}")
                                .status())
                .isEqualTo(400);
    }

    private Curl.Said pdn(String text) {
        return nobody.with("Content-Type", "text/plain").send("POST", "/api/v1/validate/pdn", text);
    }
}
