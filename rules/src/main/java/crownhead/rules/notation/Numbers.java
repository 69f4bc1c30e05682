package crownhead.rules.notation;

import crownhead.rules.Square;
import java.io.IOException;

/** Reads square numbers, zero-padded ones too. */
final class Numbers {
    private static final int TOO_LARGE = 1_000_000;

    private Numbers() {}

    /** A number; one of absurd length stays bounded. */
    static int read(Source source) throws IOException {
        int number = 0;
        while (Source.isDigit(source.peek())) {
            number = Math.min(number * 10 + source.take() - '0', TOO_LARGE);
        }
        return number;
    }

    static Square readSquare(Source source) throws IOException {
        if (!Source.isDigit(source.peek())) {
            throw source.fault("expected a square from 1 to 32, found " + source.found());
        }
        int line = source.line();
        int column = source.column();
        int number = read(source);
        if (number < 1 || number > Square.COUNT) {
            throw new NotationException(
                    Fault.unreadable(
                            line,
                            column,
                            "no square " + number + ": squares are numbered 1 to 32"));
        }
        return Square.of(number);
    }
}
