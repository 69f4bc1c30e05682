package crownhead.clients.connection;

import java.util.Optional;

/** Reads what stands behind {@code http://}: a house, a game in it, or a key to one. */
final class WebLink {
    private static final String GAME = "/game/";
    private static final String JOIN = "/join";
    private static final int LONGEST = 40;

    private WebLink() {}

    static Whereabouts read(Site.Scheme scheme, String text) {
        int slash = text.indexOf('/');
        String authority = slash < 0 ? text : text.substring(0, slash);
        return switch (HostPort.read(authority)) {
            case HostPort.Found(String host, _) when !Site.isHost(host) ->
                    new Whereabouts.Unclear("'" + host + "' is no name that a link can have.");
            case HostPort.Found(String host, Optional<Integer> port) ->
                    in(new Site(scheme, host, port), slash < 0 ? "" : text.substring(slash));
            case HostPort.Unclear(String why) -> new Whereabouts.Unclear(why);
        };
    }

    private static Whereabouts in(Site site, String path) {
        if (path.isEmpty() || path.equals("/") || path.equals(JOIN)) {
            return found(site, Optional.empty(), Optional.empty());
        }
        if (path.startsWith(JOIN + "#")) {
            String key = path.substring(JOIN.length() + 1);
            return isWord(key)
                    ? found(site, Optional.empty(), Optional.of(key))
                    : new Whereabouts.Unclear("'" + key + "' is no key: copy the whole link.");
        }
        String table = path.startsWith(GAME) ? path.substring(GAME.length()) : "";
        return isWord(table)
                ? found(site, Optional.of(table), Optional.empty())
                : new Whereabouts.Unclear(
                        "'"
                                + path
                                + "' leads nowhere: copy the whole link, or write only "
                                + site
                                + ".");
    }

    private static Whereabouts found(Site site, Optional<String> table, Optional<String> key) {
        return new Whereabouts.Found(site, table, key);
    }

    /** Keys and games have letters, digits and dashes. */
    private static boolean isWord(String text) {
        return !text.isEmpty()
                && text.length() <= LONGEST
                && text.chars()
                        .allMatch(c -> c == '-' || (c < 128 && Character.isLetterOrDigit(c)));
    }
}
