package crownhead.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** What is shipped, by its bill of materials, held against a list of what must not be. */
record Shipment(JsonNode bill, JsonNode list) {
    /** Of each library that is shipped: what is known against it. */
    List<String> complaints() {
        List<String> complaints = new ArrayList<>();
        for (JsonNode component : bill.get("components")) {
            String module = module(component);
            String version = component.get("version").asString();
            for (JsonNode advisory : list.get("advisories")) {
                if (advisory.get("module").asString().equals(module)
                        && concerns(advisory, version)) {
                    complaints.add(module + " " + version + ": " + advisory.get("id").asString());
                }
            }
            for (JsonNode forbidden : list.get("forbidden")) {
                if (forbidden.get("module").asString().equals(module)) {
                    complaints.add(module + ": " + forbidden.get("why").asString());
                }
            }
            if (!isOurs(component) && licences(component).stream().allMatch(this::isForbidden)) {
                complaints.add(module + ": no licence of " + licences(component) + " will do");
            }
        }
        return complaints;
    }

    private static String module(JsonNode component) {
        return component.path("group").asString("") + ":" + component.get("name").asString();
    }

    private static boolean isOurs(JsonNode component) {
        return component.path("group").asString("").equals("crownhead");
    }

    private static boolean concerns(JsonNode advisory, String version) {
        Versions order = new Versions();
        return order.compare(version, advisory.get("from").asString()) >= 0
                && order.compare(version, advisory.get("before").asString()) < 0;
    }

    /** Those that a library offers; an expression is taken apart at its OR. */
    private static List<String> licences(JsonNode component) {
        List<String> licences = new ArrayList<>();
        for (JsonNode offer : component.path("licenses")) {
            JsonNode licence = offer.path("license");
            if (licence.isMissingNode()) {
                licences.addAll(List.of(offer.path("expression").asString("").split(" OR ", -1)));
            } else {
                licences.add(licence.path("id").asString(licence.path("name").asString("")));
            }
        }
        return licences;
    }

    private boolean isForbidden(String licence) {
        for (JsonNode forbidden : list.get("licences").get("forbidden")) {
            String word = forbidden.asString();
            boolean isBegun = licence.startsWith(word);
            boolean isNamed = word.contains(" ") && licence.contains(word);
            if ((isBegun || isNamed) && !licence.toLowerCase(Locale.ROOT).contains("classpath")) {
                return true;
            }
        }
        return false;
    }
}
