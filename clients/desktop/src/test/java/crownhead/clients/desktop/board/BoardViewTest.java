package crownhead.clients.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.clients.desktop.Display;
import crownhead.clients.presenter.Scene;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.dress.ColourSet;
import crownhead.rules.notation.Fen;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is painted, on no screen. */
class BoardViewTest {
    static {
        Display.useOne();
    }

    private static final int SIZE = 856;

    private static Scene.Board board(Side below, Set<Square> choices) {
        return new Scene.Board(
                Fen.read("B:W15,K24:B11,K7"),
                ColourSet.RED_WHITE,
                below,
                choices,
                Optional.empty(),
                List.of(),
                List.of());
    }

    private static BufferedImage painted(Scene.Board board, Optional<Square> refused) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D canvas = image.createGraphics();
        new BoardArt(canvas, grid(board), board).paint(refused, Optional.empty());
        canvas.dispose();
        return image;
    }

    private static Grid grid(Scene.Board board) {
        return Grid.fit(SIZE, SIZE, 1, board.below());
    }

    /** The square as it is painted. */
    private static List<Integer> look(BufferedImage image, Scene.Board board, int square) {
        Rectangle2D cell = grid(board).of(Square.of(square));
        int size = (int) cell.getWidth();
        // Without the corner, where the number is.
        int margin = size / 5;
        return java.util.Arrays.stream(
                        image.getRGB(
                                (int) cell.getX() + margin,
                                (int) cell.getY() + margin,
                                size - 2 * margin,
                                size - 2 * margin,
                                null,
                                0,
                                size - 2 * margin))
                .boxed()
                .toList();
    }

    @Test
    @Tag("DE-4b")
    void menKingsAndColoursAreDistinct() {
        Scene.Board board = board(Side.FIRST, Set.of());
        BufferedImage image = painted(board, Optional.empty());
        Set<List<Integer>> looks = new HashSet<>();
        for (int square : List.of(15, 24, 11, 7, 20)) {
            looks.add(look(image, board, square));
        }
        assertThat(looks).hasSize(5);
        assertThat(reddish(look(image, board, 11))).isTrue();
        assertThat(reddish(look(image, board, 7))).isTrue();
        assertThat(reddish(look(image, board, 15))).isFalse();
        assertThat(reddish(look(image, board, 24))).isFalse();
    }

    private static boolean reddish(List<Integer> look) {
        long red =
                look.stream()
                        .map(Color::new)
                        .filter(colour -> colour.getRed() > 1.6 * colour.getGreen())
                        .count();
        return red > look.size() / 2;
    }

    @Test
    void aPieceThatMayMoveAndARefusedSquareAreSeen() {
        Scene.Board plain = board(Side.FIRST, Set.of());
        Scene.Board choosing = board(Side.FIRST, Set.of(Square.of(20)));
        List<Integer> before = look(painted(plain, Optional.empty()), plain, 20);
        assertThat(look(painted(choosing, Optional.empty()), choosing, 20)).isNotEqualTo(before);
        assertThat(look(painted(plain, Optional.of(Square.of(20))), plain, 20))
                .isNotEqualTo(before);
    }

    @Test
    void theOwnSideIsBelowAndEverySquareIsFoundWhereItIs() {
        for (Side below : Side.values()) {
            Grid grid = Grid.fit(500, 700, 2, below);
            for (Square square : Square.all()) {
                Rectangle2D cell = grid.of(square);
                assertThat(grid.at(cell.getCenterX(), cell.getCenterY())).contains(square);
            }
            int near = below == Side.FIRST ? 4 : 29;
            assertThat(grid.of(Square.of(near))).isEqualTo(grid.cell(7, 0));
        }
        assertThat(Grid.fit(500, 700, 2, Side.FIRST).at(1, 1)).isEmpty();
    }

    @Test
    void squaresLieOnWholePixels() {
        for (double pixels : new double[] {1, 1.25, 1.5, 2}) {
            Grid grid = Grid.fit(613, 587, pixels, Side.FIRST);
            for (Square square : Square.all()) {
                double left = grid.of(square).getX() * pixels;
                assertThat(left)
                        .isCloseTo(Math.rint(left), org.assertj.core.data.Offset.offset(1e-6));
            }
        }
    }
}
