package crownhead.protocol;

import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.NotationException;
import java.io.Serial;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Sides, squares and positions as the wire has them: a name, a number, a FEN. */
public final class RulesModule extends SimpleModule {
    @Serial private static final long serialVersionUID = 1;

    public RulesModule() {
        addSerializer(new SideName());
        addSerializer(new SquareNumber());
        addSerializer(new PositionFen());
        addDeserializer(Side.class, new NamedSide());
        addDeserializer(Square.class, new NumberedSquare());
        addDeserializer(Position.class, new FenPosition());
    }

    private static final class SideName extends StdSerializer<Side> {
        SideName() {
            super(Side.class);
        }

        @Override
        public void serialize(Side side, JsonGenerator json, SerializationContext context) {
            json.writeString(side == Side.FIRST ? "first" : "second");
        }
    }

    private static final class NamedSide extends StdDeserializer<Side> {
        NamedSide() {
            super(Side.class);
        }

        @Override
        public Side deserialize(JsonParser json, DeserializationContext context) {
            String name = json.getValueAsString();
            if ("first".equals(name)) {
                return Side.FIRST;
            }
            if ("second".equals(name)) {
                return Side.SECOND;
            }
            return context.reportInputMismatch(this, "A side is first or second");
        }
    }

    private static final class SquareNumber extends StdSerializer<Square> {
        SquareNumber() {
            super(Square.class);
        }

        @Override
        public void serialize(Square square, JsonGenerator json, SerializationContext context) {
            json.writeNumber(square.number());
        }
    }

    private static final class NumberedSquare extends StdDeserializer<Square> {
        NumberedSquare() {
            super(Square.class);
        }

        @Override
        public Square deserialize(JsonParser json, DeserializationContext context) {
            int number = _parseIntPrimitive(json, context);
            if (number < 1 || number > 32) {
                return context.reportInputMismatch(this, "Squares are numbered 1 to 32");
            }
            return Square.of(number);
        }
    }

    private static final class PositionFen extends StdSerializer<Position> {
        PositionFen() {
            super(Position.class);
        }

        @Override
        public void serialize(Position position, JsonGenerator json, SerializationContext context) {
            json.writeString(Fen.write(position));
        }
    }

    private static final class FenPosition extends StdDeserializer<Position> {
        FenPosition() {
            super(Position.class);
        }

        @Override
        public Position deserialize(JsonParser json, DeserializationContext context) {
            try {
                return Fen.read(json.getValueAsString(""));
            } catch (NotationException e) {
                return context.reportInputMismatch(this, "A board is a FEN");
            }
        }
    }
}
