package crownhead.bench;

import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.notation.MoveText;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** PDN files as archives have them, of games in which both players move at random. */
final class SampleGames {
    private static final int LONGEST_GAME = 60;
    private static final int LINE_WIDTH = 80;

    /** So many are different; a larger file has them again. */
    private static final int DIFFERENT_GAMES = 2_000;

    private final List<String> games = new ArrayList<>();

    SampleGames(RandomGenerator random) {
        for (int i = 0; i < DIFFERENT_GAMES; i++) {
            games.add(game(i, random));
        }
    }

    /** A new file that holds a number of games. */
    Path write(int count) throws IOException {
        Path file = Files.createTempFile("games", ".pdn");
        try (Writer writer = Files.newBufferedWriter(file)) {
            for (int i = 0; i < count; i++) {
                writer.write(games.get(i % games.size()));
            }
        }
        return file;
    }

    private static String game(int number, RandomGenerator random) {
        List<String> words = new ArrayList<>();
        Position position = Position.START;
        List<Move> moves = position.legalMoves();
        for (int ply = 0; ply < LONGEST_GAME && !moves.isEmpty(); ply++) {
            Move move = moves.get(random.nextInt(moves.size()));
            if (ply % 2 == 0) {
                words.add(ply / 2 + 1 + ".");
            }
            words.add(MoveText.write(position, move));
            position = position.after(move);
            moves = position.legalMoves();
        }
        String result = result(position, moves);
        words.add(result);
        return tags(number, result) + lines(words);
    }

    private static String result(Position position, List<Move> moves) {
        if (!moves.isEmpty()) {
            return "1/2-1/2";
        }
        return position.toMove() == Side.FIRST ? "0-1" : "1-0";
    }

    private static String tags(int number, String result) {
        return """
        [Event "Club championship, section %d"]
        [Site "Springfield"]
        [Date "2025.%02d.%02d"]
        [Round "%d"]
        [Black "Player, A. %d"]
        [White "Player, B. %d"]
        [Result "%s"]
        """
                .formatted(
                        number % 9 + 1,
                        number % 12 + 1,
                        number % 28 + 1,
                        number % 7 + 1,
                        number,
                        number + 1,
                        result);
    }

    private static String lines(List<String> words) {
        StringBuilder text = new StringBuilder();
        int width = 0;
        for (String word : words) {
            if (width + word.length() >= LINE_WIDTH) {
                text.append('\n');
                width = 0;
            } else if (width > 0) {
                text.append(' ');
                width++;
            }
            text.append(word);
            width += word.length();
        }
        return text.append("\n\n").toString();
    }
}
