package crownhead.play.lobby;

import crownhead.play.HouseRefusal;

/** Why the house refuses what somebody asks about games. */
public enum LobbyRefusal implements HouseRefusal {
    /** Said alike of a wrong, used or old key, and of a game that is not there or not theirs. */
    NO_SUCH_GAME(
            "no-such-game",
            "No such game waits for you: look at the key or the id, and try again."),
    NOT_FOR_YOU("not-for-you", "This game waits for somebody else: choose another."),
    DECLINED("declined", "Your opponent does not want to play you: ask somebody else."),
    NO_SUCH_OPPONENT(
            "no-such-opponent",
            "Nobody of that name can be challenged: look at the list of who is here."),
    OWN_CHALLENGE("own-challenge", "You cannot challenge yourself: name somebody else."),
    ACCOUNTS_ONLY(
            "accounts-only", "Rated games are for accounts: make one, or play a casual game."),
    NOT_AGAINST_COMPUTERS(
            "not-against-computers",
            "Games against the computer are not rated: choose a casual game."),
    TOO_MANY_WAITING(
            "too-many-waiting", "Five of your games wait for an opponent: call one off, or wait."),
    TOO_MANY_GAMES(
            "too-many-games", "You are in as many games as the house allows: finish one first."),
    TOO_MANY_CHALLENGES(
            "too-many-challenges", "You have challenged others often: wait for their answers."),
    NOT_OVER("not-over", "The game is not over: a rematch comes after it."),
    NOT_YOUR_GAME("not-your-game", "You did not play this game: only its players do this."),
    ALREADY_STARTED(
            "already-started",
            "The game has started: play it, or abort it before both have moved.");

    private final String code;
    private final String sentence;

    LobbyRefusal(String code, String sentence) {
        this.code = code;
        this.sentence = sentence;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
