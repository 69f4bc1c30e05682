package crownhead.rules;

import java.util.List;

/** Lists of things as an English sentence has them. */
final class Words {
    private Words() {}

    static String and(List<?> things) {
        return joined(things, " and ");
    }

    static String or(List<?> things) {
        return joined(things, " or ");
    }

    private static String joined(List<?> things, String last) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < things.size(); i++) {
            if (i > 0) {
                text.append(i == things.size() - 1 ? last : ", ");
            }
            text.append(things.get(i));
        }
        return text.toString();
    }
}
