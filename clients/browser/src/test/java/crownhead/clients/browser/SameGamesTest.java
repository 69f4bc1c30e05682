package crownhead.clients.browser;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.DrawRule;
import crownhead.rules.Game;
import crownhead.rules.Move;
import crownhead.rules.Turn;
import crownhead.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Random games are the same on the JVM and through the modules that a browser loads: every legal
 * move, what each turn takes and crowns, every position and how the game ends. How many games is
 * said with {@code -Dcrownhead.samegames=10000}.
 */
class SameGamesTest {
    private static final int GAMES = Integer.getInteger("crownhead.samegames", 500);

    /** Both sides draw their moves from the same numbers, and sum up what they see. */
    private static final String SCRIPT =
            """
            let state = 0;
            const next = (bound) => {
              state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
              return (state >> 8) % bound;
            };
            const sum = (text, so) => {
              for (let i = 0; i < text.length; i++) so = (Math.imul(so, 31) + text.charCodeAt(i)) | 0;
              return so;
            };
            const start = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';
            for (let number = 0; number < games; number++) {
              state = number;
              let seen = 0;
              let game = archive.gameWithAutomaticDraws(start);
              let fen = start;
              while (game.outcome() === 'open') {
                const legal = rules.legalMoves(fen);
                const move = legal[next(legal.length)];
                const turn = rules.judge(fen, move.split(/[-x]/).map(Number));
                seen = sum(legal.join() + [...turn.taken()].join() + turn.isCrowning(), seen);
                game = game.after(move);
                fen = turn.fen();
                seen = sum(fen + game.fen(), seen);
              }
              if (rules.legalMoves(fen).length > 0 !== game.outcome().startsWith('draw')) seen = 'over';
              console.log(game.ply() + ' ' + game.outcome() + ' ' + seen);
            }
            """;

    private int state;

    @Test
    void areTheSameInABrowserAsOnTheServer() throws Exception {
        List<String> here = new ArrayList<>();
        for (int number = 0; number < GAMES; number++) {
            here.add(played(number));
        }
        assertThat(Node.run("const games = " + GAMES + ";\n" + SCRIPT)).isEqualTo(here);
        assertThat(String.join(" ", here))
                .contains("draw-no-progress")
                .contains("first-wins-captured-all")
                .contains("second-wins-no-move");
    }

    private String played(int number) {
        state = number;
        int seen = 0;
        Game game = Game.start(DrawRule.AUTOMATIC);
        while (!game.isOver()) {
            List<Move> legal = game.position().legalMoves();
            game = game.after(legal.get(next(legal.size())));
            Turn turn = game.lastTurn().orElseThrow();
            seen = sum(joined(legal) + joined(turn.move().taken()) + turn.crowned(), seen);
            String fen = Fen.write(game.position());
            seen = sum(fen + fen, seen);
        }
        return game.ply() + " " + new ScriptGame(game).outcome() + " " + seen;
    }

    private int next(int bound) {
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF;
        return (state >> 8) % bound;
    }

    private static int sum(String text, int before) {
        int sum = before;
        for (int i = 0; i < text.length(); i++) {
            sum = sum * 31 + text.charAt(i);
        }
        return sum;
    }

    private static String joined(List<?> things) {
        List<String> texts = new ArrayList<>();
        things.forEach(thing -> texts.add(thing.toString()));
        return String.join(",", texts);
    }
}
