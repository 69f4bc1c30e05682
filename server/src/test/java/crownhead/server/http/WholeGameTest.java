package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A whole game with nothing but HTTP. */
class WholeGameTest {
    private final TestDoor house = TestDoor.open();
    private final Curl nobody = Curl.to(house);

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    @Tag("HT-1a")
    @Tag("LO-1g")
    void beginsWithANameAlone() {
        Curl.Said opened = nobody.post("/api/v1/games", "{\"name\":\"Ann\",\"side\":\"first\"}");
        assertThat(opened.status()).isEqualTo(201);
        assertThat(opened.text("/table")).hasSize(12);
        assertThat(opened.text("/player/id")).isNotEmpty();
        assertThat(opened.text("/secret")).hasSize(22);
        assertThat(opened.text("/message")).startsWith("Game Created!");
        assertThat(opened.text("/state/update/board")).startsWith("B:");
    }
}
