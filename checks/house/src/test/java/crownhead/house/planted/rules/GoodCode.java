package crownhead.house.planted.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Uses much of the language, and nothing that is forbidden. */
record GoodCode(Shape shape, List<String> words) {
    sealed interface Shape {
        record Circle(int radius) implements Shape {}

        record Square(int side) implements Shape {}
    }

    enum Colour {
        RED,
        WHITE
    }

    GoodCode {
        words = List.copyOf(words);
    }

    String describe(Colour colour) {
        String name =
                switch (colour) {
                    case RED -> "red";
                    case WHITE -> "white";
                };
        String size =
                switch (shape) {
                    case Shape.Circle(int radius) -> "circle " + radius;
                    case Shape.Square(int side) -> "square " + side;
                };
        List<String> all = new ArrayList<>(words);
        all.removeIf(String::isEmpty);
        return Optional.of(name).map(word -> word + size).orElse("") + all;
    }
}
