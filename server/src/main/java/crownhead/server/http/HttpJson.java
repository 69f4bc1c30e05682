package crownhead.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import crownhead.protocol.RulesModule;
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
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** Bodies as JSON: read strictly and in bounds, written without what is absent. */
final class HttpJson {
    static final int DEEPEST = 8;
    static final int LONGEST_NUMBER = 20;

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
                    .changeDefaultPropertyInclusion(
                            usual -> usual.withValueInclusion(JsonInclude.Include.NON_ABSENT))
                    .withCoercionConfig(
                            LogicalType.Textual,
                            texts -> {
                                texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail);
                                texts.setCoercion(CoercionInputShape.Float, CoercionAction.Fail);
                                texts.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
                            })
                    .withConfigOverride(
                            List.class,
                            list ->
                                    list.setNullHandling(
                                            JsonSetter.Value.forValueNulls(
                                                    Nulls.AS_EMPTY, Nulls.FAIL)))
                    .addModule(new RulesModule())
                    .build();

    private static final JsonMapper TREES = JsonMapper.builder().build();

    private HttpJson() {}

    static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** A text of our own. */
    static Object tree(String text) {
        return TREES.readTree(text);
    }

    static <T> T read(byte[] body, Class<T> type) throws BadRequest {
        try {
            return Optional.ofNullable(MAPPER.readValue(body, type))
                    .orElseThrow(() -> new BadRequest(HttpRefusal.BAD_REQUEST));
        } catch (InputCoercionException _) {
            // A number that is too large for its field: the body is JSON.
            throw new BadRequest(HttpRefusal.BAD_REQUEST);
        } catch (StreamReadException _) {
            throw new BadRequest(HttpRefusal.NOT_JSON);
        } catch (JacksonException e) {
            throw new BadRequest(HttpRefusal.BAD_REQUEST.problem(missing(e)));
        }
    }

    /** Names the field, which is ours; never its value, which is the sender's. */
    private static String missing(JacksonException e) {
        String field =
                e.getPath().isEmpty()
                        ? ""
                        : String.valueOf(e.getPath().getFirst().getPropertyName());
        boolean isOurs = field.matches("[a-zA-Z]{1,24}") && !field.equals("null");
        String sentence = HttpRefusal.BAD_REQUEST.problem().detail();
        return isOurs ? sentence + " Look at \"" + field + "\"." : sentence;
    }
}
