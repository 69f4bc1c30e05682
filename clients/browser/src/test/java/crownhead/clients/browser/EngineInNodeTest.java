package crownhead.clients.browser;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.engine.endgame.build.ShippedTables;
import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
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

    @Test
    @Tag("HE-2c")
    void knowsEndgamesByTheTablesThatItIsHanded() throws Exception {
        List<String> known =
                Node.run(
                        """
                        import { readFileSync } from 'node:fs';
                        const end = (fen) => {
                          const ending = computer.ending(fen);
                          console.log(`${ending.verdict()} ${ending.plies()}`);
                        };
                        end('B:WK4:BK14,K15,K18');
                        computer.readTables(new Int8Array(readFileSync('%s')));
                        end('B:WK4:BK14,K15,K18');
                        end('W:WK19:BK25');
                        end('W:WK4:BK14,K15,K18');
                        end('B:W21,22,23:B9,10');
                        """
                                .formatted(
                                        Path.of(
                                                "../../engine/src/main/resources/crownhead/engine/endgame/four.tables")));
        assertThat(known)
                .containsExactly(
                        " 0",
                        ending("B:WK4:BK14,K15,K18"),
                        "draw 0",
                        ending("W:WK4:BK14,K15,K18"),
                        " 0");
    }

    private static String ending(String fen) {
        ScriptEnding ending = new ScriptEnding(ShippedTables.open().ending(Fen.read(fen)));
        return ending.verdict() + " " + ending.plies();
    }

    @Test
    void advisesTheSameAsOnTheServer() throws Exception {
        List<String> here = new ArrayList<>();
        StringBuilder script = new StringBuilder();
        for (String fen : POSITIONS) {
            ScriptAdvice advice = ComputerExports.advise(fen, NODES);
            here.add(
                    advice.choice().move()
                            + " "
                            + advice.reason()
                            + " "
                            + advice.other()
                            + " "
                            + advice.pieces());
            script.append("advise('").append(fen).append("');\n");
        }
        assertThat(Node.run(ADVISE + script)).isEqualTo(here);
    }

    @Test
    @Tag("BE-5d")
    void trainsAsOnTheServer() throws Exception {
        List<String> lines = Node.run(TABLES_READ + TRAIN);
        List<String> lessons = new ArrayList<>();
        for (Lesson lesson : Lesson.values()) {
            String fen = Fen.write(lesson.position());
            lessons.add(lesson.word() + " " + ending(fen));
        }
        assertThat(lines.subList(0, lessons.size())).isEqualTo(lessons);
        assertThat(lines.subList(lessons.size(), lines.size()))
                .containsExactly(
                        "mistake 0 win 7 draw 0 24-19",
                        "3-7",
                        Fen.write(new Dealer(ShippedTables.open()).deal(Kind.HOLD_BOTH, 7)));
    }

    private static final String TABLES_READ =
            """
            import { readFileSync } from 'node:fs';
            computer.readTables(new Int8Array(readFileSync('../../engine/src/main/resources/crownhead/engine/endgame/four.tables')));
            """;

    private static final String TRAIN =
            """
            for (const lesson of computer.lessons())
              console.log(`${lesson.name()} ${lesson.ending().verdict()} ${lesson.ending().plies()}`);
            const mark = computer.mark('B:WK3:BK24', '24-20');
            console.log([mark.grade(), mark.cost(), mark.before().verdict(), mark.before().plies(),
              mark.after().verdict(), mark.after().plies(), ...mark.best()].join(' '));
            console.log(computer.answer(['B:WK3:BK24', 'W:WK3:BK19']));
            console.log(computer.deal('hold-both', 7));
            """;

    private static final String ADVISE =
            """
            const advise = (fen) => {
              const advice = computer.advise(fen, 20000);
              console.log([advice.choice().move(), advice.reason(), advice.other(), advice.pieces()].join(' '));
            };
            """;

    private static final String SHOW =
            """
            const show = (fen) => {
              const found = computer.search(fen, 20000);
              console.log([...found.line(), found.score(), found.depth(), found.nodes()].join(' '));
            };
            """;
}
