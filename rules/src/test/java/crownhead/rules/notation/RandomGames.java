package crownhead.rules.notation;

import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Written games of random legal play with random remarks, the same for the same seed. */
final class RandomGames {
    private static final String[] WORDS = {
        "a", "strong", "move", "\"here\"", "1-0", "[x]", "(why?)", "é", ";", "%"
    };

    private final Random random;

    RandomGames(long seed) {
        random = new Random(seed);
    }

    ScoreSheet next() {
        Position start =
                random.nextInt(3) == 0 ? afterRandomPlay(random.nextInt(30)) : Position.START;
        List<Tag> tags = new ArrayList<>();
        for (String name :
                List.of("Event", "Site", "Date", "Round", "Black", "White", "Annotator")) {
            if (random.nextBoolean()) {
                tags.add(new Tag(name, words()));
            }
        }
        PdnResult[] results = PdnResult.values();
        return new ScoreSheet(
                tags,
                start,
                line(start, random.nextInt(80), 0),
                results[random.nextInt(results.length)]);
    }

    private Position afterRandomPlay(int plies) {
        Position position = Position.START;
        for (int i = 0; i < plies && position.hasLegalMove(); i++) {
            position = position.after(any(position.legalMoves()));
        }
        return position;
    }

    private Line line(Position start, int plies, int depth) {
        List<Line.Played> played = new ArrayList<>();
        Position position = start;
        for (int i = 0; i < Math.max(plies, 1) && position.hasLegalMove(); i++) {
            Move move = any(position.legalMoves());
            List<Remark> remarks = new ArrayList<>();
            while (random.nextInt(8) == 0) {
                remarks.add(remark(position, depth));
            }
            played.add(new Line.Played(move, remarks));
            position = position.after(move);
        }
        List<Remark> introduction = new ArrayList<>();
        if (random.nextInt(8) == 0) {
            introduction.add(new Remark.Comment(words()));
        }
        return new Line(introduction, played);
    }

    private Remark remark(Position before, int depth) {
        int kind = random.nextInt(depth < 3 ? 4 : 2);
        return switch (kind) {
            case 0 -> new Remark.Comment(words());
            case 1 -> new Remark.Glyph(random.nextInt(20));
            default -> new Remark.Variation(line(before, random.nextInt(6), depth + 1));
        };
    }

    private String words() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(25); i > 0; i--) {
            text.append(WORDS[random.nextInt(WORDS.length)]).append(' ');
        }
        return text.toString();
    }

    private Move any(List<Move> moves) {
        return moves.get(random.nextInt(moves.size()));
    }
}
