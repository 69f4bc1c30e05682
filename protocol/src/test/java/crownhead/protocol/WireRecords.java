package crownhead.protocol;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/** The records that make up messages, and theirs in turn. */
final class WireRecords {
    private final Set<String> fields = new TreeSet<>();

    private WireRecords() {}

    /** The names of all fields below a type. */
    static Set<String> fields(Class<?> type) {
        WireRecords records = new WireRecords();
        records.visit(type);
        return records.fields;
    }

    private void visit(Type type) {
        switch (type) {
            case ParameterizedType list ->
                    Arrays.stream(list.getActualTypeArguments()).forEach(this::visit);
            case Class<?> one when one.isSealed() ->
                    Arrays.stream(one.getPermittedSubclasses()).forEach(this::visit);
            case Class<?> one when one.isRecord() && isOfTheWire(one) ->
                    Arrays.stream(one.getRecordComponents()).forEach(this::visit);
            default -> {}
        }
    }

    private void visit(RecordComponent field) {
        fields.add(field.getName());
        visit(field.getGenericType());
    }

    private static boolean isOfTheWire(Class<?> type) {
        return type.getPackage().equals(ClientMessage.class.getPackage());
    }
}
