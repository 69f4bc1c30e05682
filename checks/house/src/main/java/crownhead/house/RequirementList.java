package crownhead.house;

import java.util.ArrayList;
import java.util.List;

/** Every requirement there is. Kept here by hand, so that a row missing from the page is missed. */
final class RequirementList {
    private record Section(String letters, int requirements) {}

    private static final List<Section> SECTIONS =
            List.of(
                    new Section("RU", 14),
                    new Section("GA", 11),
                    new Section("CL", 4),
                    new Section("ID", 5),
                    new Section("LO", 5),
                    new Section("SP", 1),
                    new Section("RE", 1),
                    new Section("AI", 1),
                    new Section("HE", 2),
                    new Section("MU", 1),
                    new Section("TO", 1),
                    new Section("ST", 1),
                    new Section("WE", 11),
                    new Section("HT", 5),
                    new Section("TA", 6),
                    new Section("TE", 6),
                    new Section("DE", 6),
                    new Section("OP", 10),
                    new Section("BE", 13));

    private RequirementList() {}

    /** RU-1, RU-2 and so on to BE-13. */
    static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (Section section : SECTIONS) {
            for (int number = 1; number <= section.requirements; number++) {
                ids.add(section.letters + "-" + number);
            }
        }
        return ids;
    }
}
