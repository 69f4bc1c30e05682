package crownhead.clients.browser;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The engine in the module that a browser loads. */
class EngineInNodeTest {
    private static final int NODES = 20_000;
    private static final List<String> POSITIONS =
            List.of(
                    Fen.write(Position.START),
                    "W:W18,21,24,26,28,31:B3,4,5,9,11,12",
                    "B:W14,K18,25,29:B5,6,K22,K27",
                    "W:WK10,K15,23:BK1,K19,12");

    @Test
    void findsTheSameWithAsManyNodesAsOnTheServer() throws Exception {
        List<String> here = new ArrayList<>();
        StringBuilder script = new StringBuilder();
        for (String fen : POSITIONS) {
            ScriptChoice choice = ComputerExports.search(fen, NODES);
            here.add(
                    String.join(" ", choice.line())
                            + " "
                            + choice.score()
                            + " "
                            + choice.depth()
                            + " "
                            + choice.nodes());
            script.append("show('").append(fen).append("');\n");
        }
        assertThat(Node.run(SHOW + script)).isEqualTo(here);
    }

    @Test
    void playsLegalMovesAtEveryLevel() throws Exception {
        List<String> moves =
                Node.run(
                        "for (let level = 1; level <= 10; level++) console.log(computer.choose('"
                                + Fen.write(Position.START)
                                + "', level, 50, level));");
        assertThat(moves).hasSize(10);
        assertThat(Turns.texts(Position.START)).containsAll(moves);
    }

    private static final String SHOW =
            """
            const show = (fen) => {
              const found = computer.search(fen, 20000);
              console.log([...found.line(), found.score(), found.depth(), found.nodes()].join(' '));
            };
            """;
}
