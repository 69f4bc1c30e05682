package crownhead.clients.desktop.board;

import crownhead.rules.Piece;
import crownhead.rules.Rank;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/** Paints a piece: a turned disc; a king is two of them, with a crown. */
public final class PieceArt {
    private static final double RADIUS = 0.4;

    private final Graphics2D canvas;
    private final Inks inks;

    PieceArt(Graphics2D canvas, Inks inks) {
        this.canvas = canvas;
        this.inks = inks;
    }

    /** Around a middle, on squares of a size. */
    void paint(Piece piece, double x, double y, double size) {
        double radius = RADIUS * size;
        double lift = size * 0.05;
        boolean isKing = piece.rank() == Rank.KING;
        paintShadow(x, y + lift, radius);
        if (isKing) {
            paintDisc(piece, x, y + lift, radius);
        }
        double top = isKing ? y - lift : y;
        paintDisc(piece, x, top, radius);
        if (isKing) {
            paintCrown(piece, x, top, radius);
        } else {
            paintRing(piece, x, top, radius * 0.62);
        }
    }

    private void paintShadow(double x, double y, double radius) {
        canvas.setColor(new Color(0, 0, 0, 90));
        canvas.fill(circle(x, y + radius * 0.1, radius * 1.03));
    }

    private void paintDisc(Piece piece, double x, double y, double radius) {
        canvas.setPaint(
                new RadialGradientPaint(
                        new Point2D.Double(x - radius * 0.3, y - radius * 0.4),
                        (float) (radius * 1.7),
                        new float[] {0f, 0.55f, 1f},
                        new Color[] {
                            inks.shine(piece.side()),
                            inks.piece(piece.side()),
                            inks.shade(piece.side())
                        }));
        canvas.fill(circle(x, y, radius));
        canvas.setColor(inks.rim(piece.side()));
        canvas.setStroke(new BasicStroke((float) (radius * 0.06)));
        canvas.draw(circle(x, y, radius * 0.97));
        paintRing(piece, x, y, radius * 0.82);
    }

    private void paintRing(Piece piece, double x, double y, double radius) {
        canvas.setColor(Inks.clear(inks.rim(piece.side()), 110));
        canvas.setStroke(new BasicStroke((float) (radius * 0.06)));
        canvas.draw(circle(x, y, radius));
    }

    private void paintCrown(Piece piece, double x, double y, double radius) {
        double wide = radius * 0.52;
        double high = radius * 0.42;
        Path2D crown = new Path2D.Double();
        crown.moveTo(x - wide, y + high);
        crown.lineTo(x - wide, y - high * 0.75);
        crown.lineTo(x - wide * 0.45, y - high * 0.05);
        crown.lineTo(x, y - high * 1.15);
        crown.lineTo(x + wide * 0.45, y - high * 0.05);
        crown.lineTo(x + wide, y - high * 0.75);
        crown.lineTo(x + wide, y + high);
        crown.closePath();
        canvas.setColor(inks.mark(piece.side()));
        canvas.fill(crown);
        double pearl = radius * 0.1;
        canvas.fill(circle(x - wide, y - high * 0.85, pearl));
        canvas.fill(circle(x, y - high * 1.25, pearl));
        canvas.fill(circle(x + wide, y - high * 0.85, pearl));
    }

    private static Ellipse2D circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }
}
