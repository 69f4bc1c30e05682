package crownhead.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** The description that the house serves, held against what the house says. */
final class Description {
    private final JsonNode all;
    private final Set<String> succeeded = new TreeSet<>();
    private final Set<String> refused = new TreeSet<>();

    Description(JsonNode all) {
        this.all = all;
    }

    /** Holds an answer against what is described. */
    Curl.Said check(String method, String path, Curl.Said said) {
        String template = template(path);
        JsonNode operation = all.at("/paths").path(template).path(method.toLowerCase(Locale.ROOT));
        assertThat(operation.isObject()).as(method + " " + path).isTrue();
        JsonNode response = operation.at("/responses").path(Integer.toString(said.status()));
        assertThat(response.isObject())
                .as(method + " " + template + " may say " + said.status() + ": " + said.body())
                .isTrue();
        (said.status() < 400 ? succeeded : refused).add(method + " " + template);
        JsonNode content = response.path("content");
        if (content.isMissingNode()) {
            assertThat(said.body()).isEmpty();
            return said;
        }
        String type = content.propertyNames().iterator().next();
        assertThat(said.header("Content-Type")).startsWith(type);
        if (type.endsWith("json")) {
            fits(said.json(), content.path(type).path("schema"), template);
        }
        return said;
    }

    Set<String> succeeded() {
        return succeeded;
    }

    Set<String> refused() {
        return refused;
    }

    Set<String> described() {
        Set<String> operations = new TreeSet<>();
        all.at("/paths")
                .properties()
                .forEach(path ->
                        path.getValue()
                                .propertyNames()
                                .forEach(method ->
                                        operations.add(
                                                method.toUpperCase(Locale.ROOT)
                                                        + " "
                                                        + path.getKey())));
        return operations;
    }

    /** Whether the examples of the schemas fit them. */
    void checkExamples() {
        all.at("/components/schemas")
                .properties()
                .forEach(schema -> {
                    JsonNode example = schema.getValue().path("example");
                    if (!example.isMissingNode()) {
                        fits(example, schema.getValue(), schema.getKey());
                    }
                });
    }

    private void fits(JsonNode value, JsonNode schema, String where) {
        if (schema.has("$ref")) {
            String name = schema.path("$ref").asString();
            JsonNode target = all.at(name.substring(1));
            assertThat(target.isObject()).as(name).isTrue();
            fits(value, target, where + " " + name);
            return;
        }
        if (schema.has("enum")) {
            List<String> names = new ArrayList<>();
            schema.path("enum").forEach(one -> names.add(one.asString()));
            assertThat(names).as(where).contains(value.asString());
        }
        schema.path("required")
                .forEach(field ->
                        assertThat(value.has(field.asString()))
                                .as(where + " has " + field + ": " + value)
                                .isTrue());
        schema.path("properties")
                .properties()
                .forEach(property -> {
                    JsonNode part = value.path(property.getKey());
                    if (!part.isMissingNode()) {
                        isOfType(part, property.getValue(), where + property.getKey());
                        fits(part, property.getValue(), where + "/" + property.getKey());
                    }
                });
        if (value.isArray()) {
            value.forEach(one -> fits(one, schema.path("items"), where + "[]"));
        }
    }

    private static void isOfType(JsonNode value, JsonNode schema, String where) {
        String types = schema.path("type").toString();
        if (!types.isEmpty()) {
            String kind =
                    switch (value.getNodeType()) {
                        case STRING -> "string";
                        case NUMBER -> "integer";
                        case BOOLEAN -> "boolean";
                        case ARRAY -> "array";
                        case OBJECT -> "object";
                        case NULL -> "null";
                        default -> "nothing";
                    };
            assertThat(types).as(where + " " + value).contains(kind);
        }
    }

    private String template(String path) {
        String bare = path.replaceAll("\\?.*", "");
        List<String> exact = new ArrayList<>();
        List<String> fitting = new ArrayList<>();
        for (String template : all.at("/paths").propertyNames()) {
            if (template.equals(bare)) {
                exact.add(template);
            } else if (bare.matches(template.replaceAll("\\{[a-z]+}", "[^/]+"))) {
                fitting.add(template);
            }
        }
        exact.addAll(fitting);
        assertThat(exact).as(path).isNotEmpty();
        return exact.getFirst();
    }
}
