package crownhead.play.player;

import java.util.Locale;

/** Takes case for nothing, and a few digits for the letters they look like. */
public final class PlainSkeletons implements Skeletons {
    @Override
    public String skeleton(String name) {
        return name.toLowerCase(Locale.ROOT)
                .replace('0', 'o')
                .replace('1', 'l')
                .replace('i', 'l')
                .replace('а', 'a')
                .replace('е', 'e');
    }
}
