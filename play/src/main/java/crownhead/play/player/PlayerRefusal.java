package crownhead.play.player;

import crownhead.play.HouseRefusal;

/** Why the house refuses what somebody asks about who they are. */
public enum PlayerRefusal implements HouseRefusal {
    BAD_NAME(
            "bad-name",
            "A name has 1 to 24 characters: letters of one alphabet, digits, spaces, - and _."),
    NAME_RESERVED("name-reserved", "That name is kept for the house: choose another."),
    NAME_TAKEN("name-taken", "Somebody has that name, or one that looks like it: choose another."),
    PASSWORD_LENGTH(
            "password-length",
            "A password has 8 characters at least, and 1,024 bytes at most: choose another."),
    PASSWORD_COMMON(
            "password-common", "That password is among the first ones tried: choose another."),
    PASSWORD_IS_NAME("password-is-name", "The password is the name: choose another."),
    WRONG_SIGN_IN(
            "wrong-sign-in",
            "Name or password is wrong: try again, or use one of your recovery codes."),
    WRONG_RECOVERY_CODE(
            "wrong-recovery-code",
            "Name or recovery code is wrong: each code opens an account once. Try another."),
    WRONG_PASSWORD("wrong-password", "That is not your password: try again."),
    NOT_SIGNED_IN(
            "not-signed-in", "You are not signed in: sign in, or give a name to play as a guest."),
    HAS_ACCOUNT("has-account", "You have an account already: change its password instead."),
    NO_ACCOUNT("no-account", "A guest has no password: make an account first."),
    NO_SUCH_PLAYER("no-such-player", "Nobody here has that name: look at the list of who is here."),
    NOT_YOURSELF("not-yourself", "That is yourself: name somebody else."),
    BANNED("banned", "You are not let in here any more: ask whoever runs the house."),
    TOO_BUSY("too-busy", "Too many people are signing in: try again in a moment.");

    private final String code;
    private final String sentence;

    PlayerRefusal(String code, String sentence) {
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
