package crownhead.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Square;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayTextTest {
    private static final String USUAL =
            "{\"type\":\"play\",\"id\":\"c-12\",\"game\":1,\"ply\":20,\"path\":[15,22,31],\"table\":\"3f8k2m9q\"}";

    @Test
    void aMoveAsClientsWriteItIsRead() {
        List<Square> path = List.of(Square.of(15), Square.of(22), Square.of(31));
        assertThat(PlayText.read(USUAL))
                .contains(new ClientMessage.Play("c-12", 1, 20, path, Optional.of("3f8k2m9q")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "{\"type\":\"ping\"}",
                "{\"type\":\"play\",\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":[1,5]}",
                "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":[]}",
                "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":[33]}",
                "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":[0]}",
                "{\"type\":\"play\",\"id\":\"a\",\"game\":01,\"ply\":0,\"path\":[1]}",
                "{\"type\":\"play\",\"id\":\"a b\",\"game\":1,\"ply\":0,\"path\":[1]}",
                "{\"type\":\"play\",\"id\":\"a\",\"game\":1,\"ply\":0,\"path\":[1]}{",
                "{\"type\":\"play\",\"id\":\"a\",\"game\":9999999999,\"ply\":0,\"path\":[1]}",
                "{\"type\":\"play\",\"id\":\"\\u0061\",\"game\":1,\"ply\":0,\"path\":[1]}",
            })
    void whatIsNotPlainlyAMoveIsLeftToOthers(String line) {
        assertThat(PlayText.read(line)).isEmpty();
    }

    @Test
    void itNeverSaysAnythingElseThanTheOthers() {
        Random chance = new Random(81);
        String letters = "{}[]:,\"0123456789typelaidgmh-. \\x\u00e9";
        int read = 0;
        for (int i = 0; i < 200_000; i++) {
            StringBuilder line = new StringBuilder(USUAL);
            for (int change = chance.nextInt(3); change >= 0; change--) {
                int at = chance.nextInt(line.length());
                char letter = letters.charAt(chance.nextInt(letters.length()));
                switch (chance.nextInt(3)) {
                    case 0 -> line.setCharAt(at, letter);
                    case 1 -> line.insert(at, letter);
                    default -> line.deleteCharAt(at);
                }
            }
            Optional<ClientMessage.Play> play = PlayText.read(line.toString());
            if (play.isPresent()) {
                read++;
                assertThat(plainly(line.toString())).as(line.toString()).contains(play.get());
            }
        }
        assertThat(read).isGreaterThan(1_000);
    }

    private static Optional<ClientMessage> plainly(String line) {
        try {
            return Optional.of(Wire.readPlainly(line));
        } catch (BadMessage _) {
            return Optional.empty();
        }
    }
}
