package crownhead.protocol;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** Messages as JSON text: one object, in one line. */
public final class Wire {
    /** The version of the protocol. It grows when an old client would misunderstand. */
    public static final int PROTOCOL = 1;

    /** The longest line that a client may send, in bytes and without its end. */
    public static final int LONGEST_LINE = 4096;

    private static final int LONGEST_ID = 40;
    private static final int DEEPEST = 8;
    private static final int LONGEST_NUMBER = 20;

    private static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(DEEPEST)
                                                    .maxNumberLength(LONGEST_NUMBER)
                                                    .build())
                                    .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                    .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                    .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                    .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                    .withCoercionConfig(LogicalType.Textual, Wire::refuseNumbers)
                    // A list that is not on the wire is empty.
                    .withConfigOverride(
                            List.class,
                            list ->
                                    list.setNullHandling(
                                            JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
                    .addModule(new RulesModule())
                    .build();

    private static final ObjectReader CLIENT = MAPPER.readerFor(ClientMessage.class);
    private static final ObjectReader SERVER = MAPPER.readerFor(ServerMessage.class);
    private static final ObjectWriter TO_CLIENT = MAPPER.writerFor(ServerMessage.class);
    private static final ObjectWriter TO_SERVER = MAPPER.writerFor(ClientMessage.class);

    private Wire() {}

    private static void refuseNumbers(MutableCoercionConfig texts) {
        for (CoercionInputShape shape :
                List.of(
                        CoercionInputShape.Integer,
                        CoercionInputShape.Float,
                        CoercionInputShape.Boolean)) {
            texts.setCoercion(shape, CoercionAction.Fail);
        }
    }

    public static String write(ServerMessage message) {
        return message instanceof Update update
                ? UpdateText.write(update)
                : TO_CLIENT.writeValueAsString(message);
    }

    /** As the annotations say: what {@link UpdateText} has to agree with. */
    static String writePlainly(ServerMessage message) {
        return TO_CLIENT.writeValueAsString(message);
    }

    public static String write(ClientMessage message) {
        return TO_SERVER.writeValueAsString(message);
    }

    public static ClientMessage readClientMessage(String line) throws BadMessage {
        Optional<ClientMessage.Play> play = PlayText.read(line);
        return play.isPresent() ? play.get() : readPlainly(line);
    }

    /** As the annotations say: what {@link PlayText} has to agree with. */
    static ClientMessage readPlainly(String line) throws BadMessage {
        ClientMessage message = read(CLIENT, ClientMessage.class, line);
        if (message instanceof ClientMessage.Request request && !isName(request.id())) {
            throw new BadMessage(BadMessage.Kind.NO_MESSAGE, "Not the id of a request");
        }
        return message;
    }

    /** Whether a request may be called so: it is repeated to its client, and kept. */
    static boolean isName(String id) {
        boolean isName = !id.isEmpty() && id.length() <= LONGEST_ID;
        for (int i = 0; isName && i < id.length(); i++) {
            isName = isOfName(id.charAt(i));
        }
        return isName;
    }

    private static boolean isOfName(char c) {
        return c < 128 && (Character.isLetterOrDigit(c) || "._:-".indexOf(c) >= 0);
    }

    public static ServerMessage readServerMessage(String line) throws BadMessage {
        return read(SERVER, ServerMessage.class, line);
    }

    private static <T> T read(ObjectReader reader, Class<T> type, String line) throws BadMessage {
        if (line.isBlank()) {
            throw new BadMessage(BadMessage.Kind.NO_JSON, "Nothing");
        }
        try {
            return type.cast(
                    Optional.ofNullable(reader.readValue(line))
                            .orElseThrow(() -> new BadMessage(BadMessage.Kind.NO_MESSAGE, "null")));
        } catch (InputCoercionException e) {
            // A number that is too large for its field: the line is JSON.
            throw new BadMessage(BadMessage.Kind.NO_MESSAGE, e.getOriginalMessage());
        } catch (StreamReadException e) {
            throw new BadMessage(BadMessage.Kind.NO_JSON, e.getOriginalMessage());
        } catch (JacksonException e) {
            throw new BadMessage(BadMessage.Kind.NO_MESSAGE, e.getOriginalMessage());
        }
    }
}
