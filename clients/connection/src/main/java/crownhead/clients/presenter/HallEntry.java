package crownhead.clients.presenter;

import crownhead.protocol.GameLine;
import crownhead.protocol.Person;
import crownhead.protocol.Role;
import java.util.List;

/**
 * Something in the hall that may be chosen.
 *
 * @param name the table of a game, or what a person is called
 * @param cells what is shown of it
 */
record HallEntry(Kind kind, String name, List<String> cells) {
    /** Which list it is in, in the order they are shown. */
    enum Kind {
        MINE("Your games"),
        CHALLENGE("Challenges to you"),
        WAITING("Waiting for a player"),
        LIVE("Being played"),
        PERSON("People here");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    HallEntry {
        cells = List.copyOf(cells);
    }

    boolean isSame(HallEntry other) {
        return kind == other.kind && name.equals(other.name);
    }

    static HallEntry mine(GameLine game) {
        String state =
                switch (game.stage()) {
                    case "waiting" -> "waits";
                    case "playing" -> isMyTurn(game) ? "your turn" : "their turn";
                    default -> "over";
                };
        return game(Kind.MINE, game, List.of(state, company(game)));
    }

    static boolean isMyTurn(GameLine game) {
        return game.yourTurn().orElse(false);
    }

    /** Who the reader plays against, or who may come. */
    private static String company(GameLine game) {
        boolean amFirst = game.you().filter(role -> role == Role.FIRST).isPresent();
        return (amFirst ? game.second() : game.first())
                .map(name -> "against " + name)
                .or(() -> game.challenged().map(name -> "for " + name))
                .orElse(game.visibility());
    }

    static HallEntry challenge(GameLine game) {
        return game(
                Kind.CHALLENGE, game, List.of("from " + game.host(), GameWords.otherSide(game)));
    }

    static HallEntry waiting(GameLine game) {
        return game(Kind.WAITING, game, List.of(game.host(), GameWords.otherSide(game)));
    }

    static HallEntry live(GameLine game) {
        return game(
                Kind.LIVE,
                game,
                List.of(game.first().orElse(game.host()), "against " + game.second().orElse("?")));
    }

    private static HallEntry game(Kind kind, GameLine game, List<String> who) {
        return new HallEntry(
                kind,
                game.table(),
                List.of(
                        who.getFirst(),
                        who.getLast(),
                        GameWords.time(game.time()),
                        game.colours(),
                        GameWords.stakes(game),
                        game.table()));
    }

    static HallEntry person(Person person) {
        return new HallEntry(
                Kind.PERSON,
                person.name(),
                List.of(
                        person.name(),
                        person.playing() ? "playing" : "free",
                        person.account() ? "account" : "guest"));
    }
}
