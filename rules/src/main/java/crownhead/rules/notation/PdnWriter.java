package crownhead.rules.notation;

import crownhead.rules.Position;
import crownhead.rules.Side;
import java.util.List;
import java.util.StringTokenizer;

/** Writes games as strict PDN 3.0: read again, they are the same; written again, to the letter. */
public final class PdnWriter {
    private static final int WIDTH = 80;

    private final StringBuilder text = new StringBuilder();
    private int lineLength;

    /** Whether a word must not be set apart from the one before it, as behind a parenthesis. */
    private boolean sticks = true;

    private PdnWriter() {}

    /** The game with its tags, an empty line, its moves, and an empty line. */
    public static String write(ScoreSheet sheet) {
        PdnWriter writer = new PdnWriter();
        writer.writeTags(sheet);
        writer.writeLine(sheet.line(), sheet.start(), 1);
        writer.word(sheet.result().text());
        return writer.text.append("\n\n").toString();
    }

    private void writeTags(ScoreSheet sheet) {
        for (Tag tag : sheet.tags()) {
            writeTag(tag.name(), tag.value());
        }
        writeTag("Result", sheet.result().text());
        writeTag("GameType", "21");
        if (!sheet.start().equals(Position.START)) {
            writeTag("SetUp", "1");
            writeTag("FEN", Fen.write(sheet.start()));
        }
        text.append('\n');
    }

    private void writeTag(String name, String value) {
        text.append('[').append(name).append(" \"");
        text.append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
    }

    private void writeLine(Line line, Position start, int firstNumber) {
        line.introduction().forEach(this::writeMark);
        Position position = start;
        int number = firstNumber;
        boolean isNumberDue = true;
        for (Line.Played played : line.played()) {
            boolean isFirst = position.toMove() == Side.FIRST;
            if (isFirst || isNumberDue) {
                word(number + (isFirst ? "." : "..."));
            }
            word(MoveText.write(position, played.move()));
            isNumberDue = false;
            sticks = startsWithSign(played.remarks());
            for (Remark remark : played.remarks()) {
                // After an interruption the reader is told the number again.
                isNumberDue |= !(remark instanceof Remark.Glyph);
                if (remark instanceof Remark.Variation(Line variation)) {
                    writeVariation(variation, position, number);
                } else {
                    writeMark(remark);
                }
            }
            number += isFirst ? 0 : 1;
            position = position.after(played.move());
        }
    }

    /** A sign of strength stands right behind its move. */
    private static boolean startsWithSign(List<Remark> remarks) {
        return !remarks.isEmpty()
                && remarks.getFirst() instanceof Remark.Glyph(int number)
                && Glyphs.sign(number).isPresent();
    }

    private void writeVariation(Line variation, Position start, int number) {
        word("(");
        sticks = true;
        writeLine(variation, start, number);
        sticks = true;
        word(")");
    }

    private void writeMark(Remark remark) {
        switch (remark) {
            case Remark.Comment(String words) -> writeComment(words);
            case Remark.Glyph(int number) -> writeGlyph(number);
            case Remark.Variation _ ->
                    throw new IllegalArgumentException(
                            "A variation follows the move it would replace");
        }
    }

    private void writeGlyph(int number) {
        word(Glyphs.sign(number).orElse("$" + number));
    }

    private void writeComment(String words) {
        word("{");
        sticks = true;
        StringTokenizer each = new StringTokenizer(words, " ");
        while (each.hasMoreTokens()) {
            word(each.nextToken());
        }
        sticks = true;
        word("}");
    }

    /** Adds a word, on a new line where this one is full. */
    private void word(String word) {
        if (!sticks) {
            boolean isFull = lineLength + 1 + word.length() > WIDTH;
            text.append(isFull ? '\n' : ' ');
            lineLength = isFull ? 0 : lineLength + 1;
        }
        text.append(word);
        lineLength += word.length();
        sticks = false;
    }
}
