package crownhead.engine.hub;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HubTest {
    private static final Path PAGE = Path.of("../docs/engine.md");
    private static final String START = "B" + "b".repeat(12) + "e".repeat(8) + "w".repeat(12);

    private final HubTalk talk = new HubTalk();

    @Nested
    class TheTranscriptInTheDocumentation {
        @Test
        void isWhatIsSaid() throws IOException, InterruptedException {
            for (String line : transcript()) {
                if (line.startsWith("> ")) {
                    talk.say(line.substring(2));
                } else {
                    assertThat(timeless(talk.next())).isEqualTo(timeless(line.substring(2)));
                }
            }
            talk.close();
            assertThat(talk.rest()).isEmpty();
        }

        private static List<String> transcript() throws IOException {
            List<String> lines =
                    Files.readAllLines(PAGE).stream()
                            .filter(line -> line.startsWith("> ") || line.startsWith("< "))
                            .toList();
            assertThat(lines).hasSizeGreaterThan(15);
            return lines;
        }

        private static String timeless(String line) {
            return line.replaceAll("time=\\S+ nps=\\S+", "time nps");
        }
    }

    @Nested
    class WhileItThinks {
        @Test
        void aPingIsAnswered() throws InterruptedException {
            talk.say("level infinite");
            talk.say("go think");
            talk.until("info depth=3");
            talk.say("ping");
            assertThat(talk.until("pong")).noneMatch(line -> line.startsWith("done"));
            talk.say("stop");
            assertThat(talk.until("done").getLast()).startsWith("done move=");
        }

        @Test
        void nothingElseIsChanged() throws InterruptedException {
            talk.say("level infinite");
            talk.say("go think");
            for (String line :
                    List.of("go think", "pos pos=" + START, "new-game", "level depth=3")) {
                talk.say(line);
                assertThat(talk.until("error").getLast()).contains("stop it first");
            }
            talk.say("quit");
            talk.until("done");
        }

        @Test
        void theEndOfTheInputEndsAnAnalysis() throws InterruptedException {
            talk.say("go analyze");
            talk.close();
            assertThat(talk.until("done").getLast()).startsWith("done move=");
        }
    }

    @Nested
    class AfterItIsDone {
        @Test
        void theNextMoveCanBeAskedForAtOnce() throws InterruptedException {
            talk.say("level depth=2");
            for (int i = 0; i < 200; i++) {
                talk.say("go think");
                assertThat(talk.until("done")).noneMatch(line -> line.startsWith("error"));
                talk.say("pos pos=" + START);
                assertThat(talk.rest()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fly",
                "pos pos=Bb",
                "pos pos=Xbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww",
                "pos pos=Bbbbbbbbbbbbbbeeeeeeewwwwwwwwwwww",
                "pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwwb",
                "pos moves=\"11-15 11-15\"",
                "pos moves=\"hello\"",
                "pos moves=\"11-15",
                "level depth=0",
                "level move-time=NaN",
                "level nodes=many",
                "level =3",
                "set-param name=x value=1",
                "="
            })
    void whatMakesNoSenseGetsAnErrorLine(String line) throws InterruptedException {
        assertThat(talk.say(line)).isTrue();
        assertThat(talk.next()).startsWith("error message=\"");
        talk.say("ping");
        assertThat(talk.next()).isEqualTo("pong");
    }

    @Test
    void nothingCanBeChosenWhereTheGameIsOver() throws InterruptedException {
        talk.say("pos pos=B" + "e".repeat(31) + "w");
        talk.say("go think");
        assertThat(talk.next()).isEqualTo("error message=\"nothing can be played here\"");
    }

    @Test
    void aJumpNamesWhatItTakes() throws HubException {
        Position position =
                HubPosition.read("B" + "e".repeat(10) + "bee" + "ewweeeeewe" + "e".repeat(9));
        assertThat(position.legalMoves()).extracting(HubMove::write).contains("11x20x16");
        assertThat(HubMove.read(position, "11x20")).hasToString("11x20");
    }

    @Test
    void aPositionIsTheSameAfterItWasWrittenAndRead() throws HubException {
        assertThat(HubPosition.write(Position.START)).isEqualTo(START);
        String text = "W" + "eWbBw".repeat(5) + "eeeeeee";
        assertThat(HubPosition.write(HubPosition.read(text))).isEqualTo(text);
    }

    /** How many lines is said with {@code -Dcrownhead.hubfuzz=100000}. */
    @Test
    void survivesWhateverItHears() throws InterruptedException {
        Random random = new Random(1);
        talk.say("level depth=2 nodes=50");
        for (int i = 0; i < Integer.getInteger("crownhead.hubfuzz", 5_000); i++) {
            String line = spoilt(random);
            talk.say(line.startsWith("quit") ? "stop" : line);
            if (i % 100 == 0) {
                talk.say("stop");
                talk.say("ping");
                talk.until("pong");
            }
        }
        talk.say("stop");
        talk.close();
        assertThat(talk.rest()).noneMatch(line -> line.contains("the search failed"));
    }

    private static String spoilt(Random random) {
        List<String> words = new ArrayList<>();
        List<String> known =
                List.of(
                        "hub",
                        "init",
                        "pos",
                        "pos=" + START,
                        "moves=\"11-15\"",
                        "level",
                        "go",
                        "think",
                        "analyze",
                        "depth=3",
                        "nodes=9",
                        "move-time=0.001",
                        "time=1",
                        "stop",
                        "new-game",
                        "11-15",
                        "\"",
                        "=",
                        "inc=-1",
                        "moves=3",
                        "é\u0000",
                        "set-param");
        for (int i = random.nextInt(5); i >= 0; i--) {
            words.add(known.get(random.nextInt(known.size())));
        }
        StringBuilder line = new StringBuilder(String.join(" ", words));
        if (random.nextInt(3) == 0) {
            line.setCharAt(random.nextInt(line.length()), (char) random.nextInt(300));
        }
        return line.toString();
    }
}
