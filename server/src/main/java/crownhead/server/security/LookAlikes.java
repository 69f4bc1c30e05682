package crownhead.server.security;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.util.ULocale;
import crownhead.play.player.Skeletons;
import java.util.List;

/** What names look like: two that people take for one another have the same skeleton. */
public final class LookAlikes implements Skeletons {
    private static final Normalizer2 CASELESS = Normalizer2.getNFKCCasefoldInstance();

    private final SpoofChecker checker = new SpoofChecker.Builder().build();

    /**
     * A name of another script that can be taken for a Latin one, as it is written or in capitals,
     * has the skeleton of that one.
     */
    @Override
    public String skeleton(String name) {
        List<String> shapes =
                List.of(
                        shape(name),
                        shape(UCharacter.toUpperCase(ULocale.ROOT, name)),
                        shape(CASELESS.normalize(name)));
        return shapes.stream().filter(LookAlikes::isLatin).findFirst().orElse(shapes.getLast());
    }

    /** A capital I is a small l to the eye, and so is a small i to whoever ignores case. */
    private String shape(String name) {
        String seen = CASELESS.normalize(checker.getSkeleton(name));
        return checker.getSkeleton(seen).replace('i', 'l').replace(" ", "");
    }

    private static boolean isLatin(String shape) {
        return shape.chars().allMatch(c -> c < 128);
    }
}
