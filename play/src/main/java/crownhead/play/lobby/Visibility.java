package crownhead.play.lobby;

/** Who finds a game. */
public enum Visibility {
    /** It is listed, and anyone may watch. */
    PUBLIC,
    /** It is in no list; its key opens it. */
    PRIVATE
}
