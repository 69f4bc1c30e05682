package crownhead.clients.desktop.board;

import com.formdev.flatlaf.util.UIScale;
import crownhead.clients.presenter.Scene;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.dress.ColourSet;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.Timer;

/** The board in a window: it shows what it is given, and tells which square is pointed at. */
public final class BoardView extends JComponent implements Accessible {
    private static final long serialVersionUID = 1;

    private static final int SMALLEST = 264;
    private static final int USUAL = 560;
    private static final int FLASH_MILLIS = 450;

    /** An empty board. */
    private static final Scene.Board NOTHING =
            new Scene.Board(
                    Position.START,
                    ColourSet.DEFAULT,
                    Side.FIRST,
                    Set.of(),
                    Optional.empty(),
                    List.of(),
                    List.of());

    private final transient Consumer<Square> pointing;
    private final transient Runnable undoing;
    private final transient List<SquareField> fields = new ArrayList<>();
    private final Timer flash = new Timer(FLASH_MILLIS, _ -> refuseNothing());
    private transient Scene.Board board = NOTHING;
    private transient List<String> cover = List.of();
    private transient Optional<Square> refused = Optional.empty();
    private transient Optional<BoardArt.Dragged> dragged = Optional.empty();

    /**
     * @param pointing hears of each square that is pointed at
     * @param undoing the person wants a step back
     */
    public BoardView(Consumer<Square> pointing, Runnable undoing) {
        this.pointing = pointing;
        this.undoing = undoing;
        setName("board");
        setFocusable(true);
        flash.setRepeats(false);
        for (Square square : Square.all()) {
            SquareField field = new SquareField(square, pointing);
            field.describe(board);
            fields.add(field);
            add(field);
        }
        Mouse mouse = new Mouse();
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
    }

    /** Shows a position; {@code covering} are lines that hide it. */
    public void show(Scene.Board next, List<String> covering) {
        if (next.equals(board) && covering.equals(cover)) {
            return;
        }
        boolean isTurned = next.below() != board.below();
        Optional<Square> before = board.cursor();
        board = next;
        cover = List.copyOf(covering);
        fields.forEach(field -> field.describe(next));
        if (isTurned) {
            revalidate();
        }
        if (!before.equals(next.cursor())) {
            next.cursor().ifPresent(this::announce);
        }
        repaint();
    }

    /** Shows for a moment that a square was refused. */
    public void refuse(Square square) {
        refused = Optional.of(square);
        flash.restart();
        repaint();
    }

    private void refuseNothing() {
        refused = Optional.empty();
        repaint();
    }

    /** A screen reader follows the cursor. */
    private void announce(Square square) {
        getAccessibleContext()
                .firePropertyChange(
                        AccessibleContext.ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY,
                        null,
                        fields.get(square.number() - 1));
    }

    /** Where a square is, in this component. */
    public Rectangle2D placeOf(Square square) {
        return grid().of(square);
    }

    @Override
    public void doLayout() {
        for (SquareField field : fields) {
            field.setBounds(grid().of(field.square()).getBounds());
        }
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(UIScale.scale(USUAL), UIScale.scale(USUAL));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(UIScale.scale(SMALLEST), UIScale.scale(SMALLEST));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D canvas = (Graphics2D) graphics.create();
        try {
            BoardArt art = new BoardArt(canvas, grid(), board);
            if (cover.isEmpty()) {
                art.paint(refused, dragged);
            } else {
                art.paintCovered();
                paintCover(canvas);
            }
        } finally {
            canvas.dispose();
        }
    }

    private void paintCover(Graphics2D canvas) {
        canvas.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        canvas.setFont(getFont().deriveFont(Font.BOLD, getFont().getSize2D() * 1.25f));
        canvas.setColor(Color.WHITE);
        FontMetrics metrics = canvas.getFontMetrics();
        int line = metrics.getHeight() * 3 / 2;
        int y = getHeight() / 2 - line * (cover.size() - 1) / 2;
        for (String text : cover) {
            canvas.drawString(text, (getWidth() - metrics.stringWidth(text)) / 2, y);
            y += line;
        }
    }

    private Grid grid() {
        GraphicsConfiguration screen = getGraphicsConfiguration();
        double pixels = screen == null ? 1 : screen.getDefaultTransform().getScaleX();
        return Grid.fit(getWidth(), getHeight(), pixels, board.below());
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleBoard();
            accessibleContext.setAccessibleName("Board");
            accessibleContext.setAccessibleDescription(
                    "32 squares. Arrows go from choice to choice, Enter takes, Escape goes back."
                            + " A move can be typed too.");
        }
        return accessibleContext;
    }

    private final class AccessibleBoard extends AccessibleJComponent {
        private static final long serialVersionUID = 1;

        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.PANEL;
        }
    }

    /** A click points; a drag points at both of its ends. */
    private final class Mouse extends MouseAdapter {
        private Optional<Square> pressed = Optional.empty();

        @Override
        public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            if (SwingUtilities.isRightMouseButton(event)) {
                undoing.run();
            } else if (SwingUtilities.isLeftMouseButton(event)) {
                pressed = grid().at(event.getX(), event.getY());
                pressed.filter(square -> !isInHand(square)).ifPresent(pointing);
            }
        }

        /** A piece in the middle of its jumps is taken up again. */
        private boolean isInHand(Square square) {
            return board.path().size() > 1 && board.path().getLast().equals(square);
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            dragged =
                    pressed.filter(this::mayBeDragged)
                            .map(from -> new BoardArt.Dragged(from, event.getPoint()));
            repaint();
        }

        private boolean mayBeDragged(Square square) {
            return board.path().stream()
                    .skip(Math.max(0, board.path().size() - 1L))
                    .anyMatch(square::equals);
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            if (pressed.flatMap(board.position()::pieceAt).isPresent()) {
                grid().at(event.getX(), event.getY())
                        .filter(square -> !pressed.equals(Optional.of(square)))
                        .ifPresent(pointing);
            }
            pressed = Optional.empty();
            dragged = Optional.empty();
            repaint();
        }
    }
}
