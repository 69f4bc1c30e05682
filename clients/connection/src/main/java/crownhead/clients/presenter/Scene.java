package crownhead.clients.presenter;

import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.dress.ColourSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Everything there is to see. */
public sealed interface Scene {
    /**
     * Before the first game.
     *
     * @param task what the client is doing: {@code Connecting to localhost:9000 …}
     * @param details what else there is to know, a line each
     */
    record Start(String task, List<String> details, Optional<Overlay> overlay) implements Scene {
        public Start {
            details = List.copyOf(details);
        }
    }

    /**
     * A game.
     *
     * @param notice what stands above the board
     * @param cover what covers the board while the game is paused, a line each
     * @param input a move as far as it has been typed
     * @param moves the game so far as it is written down: {@code 1. 11-15 23-19}
     * @param status a short line each: the draw counters, what is waited for
     * @param keys what the keys do now, most useful first
     */
    record Game(
            String notice,
            Board board,
            Player above,
            Player below,
            Optional<List<String>> cover,
            Optional<Overlay> overlay,
            String input,
            List<String> moves,
            List<String> status,
            List<KeyHint> keys)
            implements Scene {
        public Game {
            cover = cover.map(List::copyOf);
            moves = List.copyOf(moves);
            status = List.copyOf(status);
            keys = List.copyOf(keys);
        }
    }

    /**
     * The hall, where games are found.
     *
     * @param title who the person is there
     * @param notice what stands above the lists
     * @param sections the lists, most important first
     * @param form what is being filled in, before everything else
     */
    record Hall(
            String title,
            String notice,
            List<Section> sections,
            Optional<Form> form,
            Optional<Overlay> overlay,
            List<KeyHint> keys)
            implements Scene {
        public Hall {
            sections = List.copyOf(sections);
            keys = List.copyOf(keys);
        }
    }

    /** A list in the hall. */
    record Section(String title, List<Line> lines) {
        public Section {
            lines = List.copyOf(lines);
        }
    }

    /** A line of a list: what stands in its columns, and whether Enter would take it. */
    record Line(List<String> cells, boolean isChosen) {
        public Line {
            cells = List.copyOf(cells);
        }
    }

    /** Something to fill in. */
    record Form(String title, List<Entry> entries, List<KeyHint> keys) {
        public Form {
            entries = List.copyOf(entries);
            keys = List.copyOf(keys);
        }
    }

    /**
     * A field of a form.
     *
     * @param complaint what is wrong with it; empty otherwise
     */
    record Entry(String label, String value, String complaint, boolean isChosen) {}

    /**
     * The board, with hops that are not sent yet already made.
     *
     * @param below the side at the lower edge
     * @param choices the squares that may be chosen now: pieces that may move, or where the chosen
     *     one may go
     * @param cursor which of the choices Enter would take
     * @param path the piece that is being moved and where it has been, as far as chosen
     * @param last the squares of the turn played last
     */
    record Board(
            Position position,
            ColourSet colours,
            Side below,
            Set<Square> choices,
            Optional<Square> cursor,
            List<Square> path,
            List<Square> last) {
        public Board {
            choices = Set.copyOf(choices);
            path = List.copyOf(path);
            last = List.copyOf(last);
        }
    }

    /**
     * One of the two.
     *
     * @param clock the time left as it is shown, {@code 9:58}; empty where no time is kept
     * @param captured how many pieces of the other one are taken
     * @param remark {@code away 12 s}, {@code paused}; empty otherwise
     */
    record Player(
            String name,
            String colour,
            boolean isOnTurn,
            String clock,
            int captured,
            String remark) {}

    /** Stands over everything until it is answered. */
    record Overlay(String title, List<String> lines, List<KeyHint> keys) {
        public Overlay {
            lines = List.copyOf(lines);
            keys = List.copyOf(keys);
        }
    }

    /** What a key does: {@code ("r", "resign")}. */
    record KeyHint(String key, String meaning) {}
}
